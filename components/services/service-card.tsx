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

/** A service with its picture and four features; the rest is in its dialog. Its rows are those of its neighbours. */
export function ServiceCard({ service, priority, large }: Props) {
  const { slug, icon, title, description, features, image } = service;
  return (
    <article
      id={slug}
      aria-label={title}
      className={clsx(
        'row-span-6 flex flex-wrap gap-x-3 pb-4 max-md:content-start max-md:items-baseline md:grid md:grid-rows-subgrid md:pb-14 lg:pb-20',
        large && 'lg:not-print:col-span-2',
      )}
    >
      <Picture
        source={pictureSources(image)}
        alt=""
        sizes={large ? '(min-width: 48rem) 46vw, 100vw' : '(min-width: 64rem) 22vw, (min-width: 48rem) 46vw, 66vw'}
        priority={priority}
        className={clsx('aspect-9/4 w-full object-cover md:aspect-16/10', !large && 'lg:aspect-4/3')}
      />
      <div className="mt-3 flex grow basis-36 items-start justify-between gap-6 md:mt-5">
        <h2 className={clsx('font-serif text-title', large && 'md:not-print:text-heading')}>{title}</h2>
        <Icon shape={shapes[icon]} className="mt-1 size-6 shrink-0 text-brass max-md:hidden" />
      </div>
      <p className="measure w-full text-muted max-md:order-1 max-md:text-small md:mt-3">{description}</p>
      <ul
        className={clsx(
          'mt-3 grid w-full gap-x-3 border-line border-t text-small max-md:order-1 max-md:grid-cols-2 md:mt-5 md:mb-6',
          large && 'lg:grid-cols-2',
        )}
      >
        {features.map((feature) => (
          <li key={feature} className="border-line border-b py-1.5 md:py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      <DialogButton
        opens={serviceDialogId(service)}
        className={buttonClass('secondary', 'justify-self-start max-md:border-0 max-md:px-0 max-md:underline')}
      >
        Learn More<Spoken>{`about ${title}`}</Spoken>
      </DialogButton>
      <ServiceDialog service={service} />
    </article>
  );
}
