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
    <article
      aria-label={title}
      className={clsx('flex h-full flex-col', !large && 'max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-x-4')}
    >
      <Picture
        source={pictureSources(image)}
        alt=""
        sizes={large ? '(min-width: 48rem) 46vw, 100vw' : '(min-width: 64rem) 22vw, (min-width: 48rem) 46vw, 6rem'}
        priority={priority}
        className={clsx('w-full object-cover', large ? 'aspect-16/10' : 'aspect-square md:aspect-16/10 lg:aspect-4/3')}
      />
      <div className={large ? 'mt-6' : 'md:mt-5'}>
        <div className="flex items-start justify-between gap-6">
          <h2 className={clsx('font-serif', large ? 'text-heading' : 'text-title')}>{title}</h2>
          <Icon shape={shapes[icon]} className="mt-1 size-6 shrink-0 text-brass max-md:hidden" strokeWidth={1.25} />
        </div>
        <p className="measure mt-1.5 text-muted max-md:text-small md:mt-3">{description}</p>
      </div>
      <ul
        className={clsx(
          'col-span-full mt-3 mb-2 text-small md:mt-5 md:mb-6 md:border-line md:border-t',
          large && 'gap-x-8 lg:grid lg:grid-cols-2',
        )}
      >
        {features.map((feature) => (
          <li
            key={feature}
            className="max-md:inline max-md:not-last:after:text-brass max-md:not-last:after:content-['_·_'] md:border-line md:border-b md:py-2.5"
          >
            {feature}
          </li>
        ))}
      </ul>
      <DialogButton
        opens={serviceDialogId(service)}
        className={buttonClass(
          'secondary',
          'col-span-full mt-auto self-start justify-self-start max-md:border-0 max-md:px-0 max-md:underline',
        )}
      >
        Learn More<Spoken>{`about ${title}`}</Spoken>
      </DialogButton>
      <ServiceDialog service={service} />
    </article>
  );
}
