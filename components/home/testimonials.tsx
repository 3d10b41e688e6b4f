import { Portrait } from '@/components/ui/portrait';
import { Rating } from '@/components/ui/rating';
import { SectionHeading } from '@/components/ui/section-heading';
import { testimonials } from '@/lib/inventory/inventory';

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="frame pb-section">
      <div className="border-line border-t pt-section print:pt-5">
        <SectionHeading id="testimonials">What Our Clients Say</SectionHeading>
        <ul className="mt-8 grid gap-x-12 gap-y-10 md:mt-14 md:gap-y-14 lg:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-x-6 print:gap-y-5">
          {testimonials.map(({ name, role, image, rating, text }) => (
            <li key={name}>
              <figure className="flex h-full flex-col">
                <Rating value={rating} />
                <blockquote className="mt-4 mb-5 font-serif md:mt-5 md:mb-8 text-lead print:my-3">
                  <p>“{text}”</p>
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-4">
                  <Portrait name={name} image={image} sizes="3rem" className="size-12 text-body" />
                  <span className="text-small">
                    {name}
                    <span className="block text-muted">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
