import { Newsletter } from '@/components/enquiry/newsletter';
import { SideHeadedSection } from '@/components/ui/headings';
import { Icon } from '@/components/ui/icon';
import { STAR } from '@/components/ui/icon-shapes';
import { Portrait, SampleNote } from '@/components/ui/portrait';
import { SidePicture } from '@/components/ui/scene';
import { claims, testimonials } from '@/lib/inventory/inventory';
import { site } from '@/lib/site/site';

export function WhyChoose() {
  return (
    <SideHeadedSection
      title={`Why Choose ${site.name}`}
      aside={<SidePicture name="rolls-royce-phantom/detail" className="aspect-4/5 object-[60%_50%]" />}
    >
      <ol>
        {claims.reasons.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] gap-y-1.5 border-line border-b py-6 md:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,7fr)] md:gap-x-6 md:py-8 print:py-2.5"
          >
            <span aria-hidden="true" className="figures font-serif text-brass text-title">
              {index + 1}
            </span>
            <h3 className="self-center text-lead md:self-start md:pt-1">{title}</h3>
            <p className="col-start-2 text-muted md:col-start-auto md:pt-1.5">{text}</p>
          </li>
        ))}
      </ol>
    </SideHeadedSection>
  );
}

export function Testimonials() {
  return (
    <section className="frame pb-section">
      <div className="border-line border-t pt-section print:pt-5">
        <h2 className="font-serif text-heading">What Our Clients Say</h2>
        <ul className="mt-8 grid gap-x-16 gap-y-10 lg:not-print:grid-cols-12 print:mt-4 print:grid-cols-3 print:gap-x-6 print:gap-y-5">
          {testimonials.map(({ name, role, image, rating, text }) => (
            <li
              key={name}
              className="group lg:not-print:col-span-5 lg:not-print:col-start-8 lg:not-print:first:col-span-7 lg:not-print:first:row-span-2"
            >
              <figure>
                <Rating value={rating} />
                <blockquote className="mt-4 mb-5 font-serif text-lead not-print:group-first:text-heading md:mt-5 print:my-3">
                  <p>“{text}”</p>
                </blockquote>
                <figcaption className="flex items-center gap-4">
                  <Portrait name={name} image={image} sizes="4rem" className="size-16 text-body" />
                  <div className="text-small">
                    <p>{name}</p>
                    <p className="text-muted">{role}</p>
                  </div>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <SampleNote people={testimonials} />
      </div>
    </section>
  );
}

/** A rating of up to five as small brass stars, said once in words. */
function Rating({ value }: { readonly value: number }) {
  return (
    <p className="flex gap-1">
      <span className="sr-only">{value} out of 5 stars</span>
      {Array.from({ length: value }, (_, index) => index).map((mark) => (
        <Icon key={mark} shape={STAR} className="size-4 fill-brass text-brass" strokeWidth={1} />
      ))}
    </p>
  );
}

export function NewsletterSection() {
  return (
    <section className="frame" data-no-print>
      <div className="grid items-end gap-x-16 gap-y-8 border-line border-t py-section lg:grid-cols-2">
        <div>
          <h2 className="font-serif text-heading">New arrivals, first by e-mail</h2>
          <p className="measure mt-4 text-muted">One message when a car comes in, for sale or for rent.</p>
        </div>
        <Newsletter id="home-newsletter-email" />
      </div>
    </section>
  );
}
