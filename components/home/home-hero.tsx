import { buttonClass } from '@/components/ui/button';
import { TextLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { eyebrowClass } from '@/components/ui/text-classes';
import { claims, houseFacts } from '@/lib/inventory/inventory';
import { routes, vehiclesRoute } from '@/lib/page/routes';
import { pictureSources } from '@/lib/pictures/pictures';
import { withFacts } from '@/lib/schema/legal-text';

/** One picture from edge to edge, dark in both themes, the headline over its dark side. */
export function HomeHero() {
  return (
    <section className="dark relative isolate bg-canvas text-ink">
      <div className="relative lg:absolute lg:inset-0 lg:-z-10">
        <Picture
          source={pictureSources('home/hero')}
          alt=""
          sizes="100vw"
          priority
          className="lg:mask-[linear-gradient(#0000,#000_6%_85%,#0000)] aspect-4/3 w-full object-cover object-right max-sm:max-h-[max(9rem,50svh-8.75rem)] short:max-lg:aspect-3/1 sm:aspect-video lg:absolute lg:top-0 lg:right-0 lg:h-auto lg:max-h-full lg:max-w-[2000px] lg:object-[100%_60%] lg:max-xl:top-[12vw] lg:max-xl:w-5/6 print:aspect-3/1!"
        />
        <div className="scrim-start absolute inset-0 hidden lg:block" />
        <div className="scrim-up absolute inset-x-0 bottom-0 h-24 lg:hidden" />
      </div>
      <div className="frame flex flex-col lg:min-h-[min(52rem,68vw,calc(100svh-var(--spacing-header)-2.5rem))]">
        <div className="relative -mt-8 low:pt-8 low:pb-12 lg:mt-0 lg:pt-[clamp(4rem,12svh,9rem)] lg:pb-14 print:mt-4">
          <p className={`${eyebrowClass} inline-flex`}>Premium Luxury Cars</p>
          <h1 className="mt-4 max-w-[13ch] whitespace-pre-line text-wrap font-serif low:text-[length:min(var(--text-display),9svh)] text-display">
            {claims.headline}
          </h1>
          <p className="low:mt-4 mt-4 low:max-w-[34ch] max-w-[42ch] low:text-body text-lead text-muted sm:mt-5 lg:mt-7 lg:max-w-[30ch]">
            {withFacts(claims.lead, houseFacts)}
          </p>
          <div className="low:mt-5 mt-6 flex flex-wrap gap-x-3 gap-y-2 sm:mt-8" data-no-print>
            <a href={routes.vehicles} className={buttonClass('primary', 'max-sm:flex-1 max-sm:px-3!')}>
              Explore Collection
            </a>
            <a href={routes.contact} className={buttonClass('secondary', 'max-sm:flex-1 max-sm:px-3!')}>
              Book Consultation
            </a>
            <TextLink href={vehiclesRoute('rental')} className="basis-full xl:low:ml-4 xl:low:basis-auto">
              Cars for rent, by the day
            </TextLink>
          </div>
        </div>
        <div className="@container mt-14 lg:mt-auto lg:max-w-2xl print:mt-4">
          <dl className="grid @max-[15.5rem]:grid-cols-1 grid-cols-[repeat(auto-fit,minmax(5.1rem,1fr))] border-line-strong border-t">
            {claims.home.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end low:py-4 py-6 pr-3">
                <dt className="mt-1 text-label text-muted">{label}</dt>
                <dd className="figures text-title">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
