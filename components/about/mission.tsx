import { Eyebrow } from '@/components/ui/eyebrow';

/** The statement the page ends on. */
export function Mission() {
  return (
    <section aria-labelledby="mission" className="dark bg-studio text-ink">
      <div className="frame py-section">
        <Eyebrow as="h2" id="mission">
          Our Mission
        </Eyebrow>
        <p className="mt-6 max-w-[26ch] font-serif text-headline">
          To put the right car in the right hands, and to be there for both afterwards.
        </p>
      </div>
    </section>
  );
}
