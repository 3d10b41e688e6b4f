import { clsx } from 'clsx/lite';
import { buttonClass } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { BANKNOTE, CAR_FRONT, CONCIERGE_BELL, KEY_ROUND, SHIELD_CHECK, WRENCH } from '@/components/ui/icon-shapes';
import { Picture } from '@/components/ui/picture';
import { Spoken } from '@/components/ui/spoken';
import { pictureSources } from '@/lib/pictures/pictures';
import type { Service } from '@/lib/schema/types';
import { ServiceDialog, serviceDialogId } from './service-dialog';

const shapes = {
  car: CAR_FRONT,
  key: KEY_ROUND,
  shield: SHIELD_CHECK,
  wrench: WRENCH,
  banknote: BANKNOTE,
  concierge: CONCIERGE_BELL,
} as const;

type Props = { readonly service: Service; readonly priority?: boolean; readonly large?: boolean };

/** A service with its picture and four features; the rest is in its dialog. */
export function ServiceCard({ service, priority, large }: Props) {
  const { icon, title, description, features, image } = service;
  return (
    <article aria-label={title} className="flex h-full flex-col">
      <Picture
        source={pictureSources(image)}
        alt=""
        sizes={large ? '(min-width: 48rem) 46vw, 100vw' : '(min-width: 64rem) 22vw, (min-width: 48rem) 46vw, 100vw'}
        priority={priority}
        className={clsx('w-full object-cover', large ? 'aspect-16/10' : 'aspect-16/10 lg:aspect-4/3')}
      />
      <div className={clsx('flex items-start justify-between gap-6', large ? 'mt-6' : 'mt-5')}>
        <h2 className={clsx('font-serif', large ? 'text-heading' : 'text-title')}>{title}</h2>
        <Icon shape={shapes[icon]} className="mt-1 size-6 shrink-0 text-brass" strokeWidth={1.25} />
      </div>
      <p className="measure mt-3 text-muted">{description}</p>
      <ul className={clsx('mt-5 mb-6 border-line border-t text-small', large && 'gap-x-8 lg:grid lg:grid-cols-2')}>
        {features.map((feature) => (
          <li key={feature} className="border-line border-b py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      <DialogButton
        opens={serviceDialogId(service)}
        className={buttonClass('secondary', 'mt-auto self-start max-sm:w-full')}
      >
        Learn More<Spoken>{`about ${title}`}</Spoken>
      </DialogButton>
      <ServiceDialog service={service} />
    </article>
  );
}
