import { Monogram } from '@/components/ui/monogram';
import { Rating } from '@/components/ui/rating';
import { SectionHeading } from '@/components/ui/section-heading';
import { testimonials } from '@/lib/site/inventory';

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="frame pb-section">
      <div className="border-line border-t pt-section">
        <SectionHeading id="testimonials">What Our Clients Say</SectionHeading>
        <ul className="mt-10 grid gap-x-12 gap-y-14 md:mt-14 lg:grid-cols-3">
          {testimonials.map(({ name, role, rating, text }) => (
            <li key={name}>
              <figure className="flex h-full flex-col">
                <Rating value={rating} />
                <blockquote className="mt-5 mb-8 font-serif text-lead">
                  <p>“{text}”</p>
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-4">
                  <Monogram name={name} className="size-12 text-body" />
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
