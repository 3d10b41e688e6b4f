import { eyebrowClass } from '@/components/ui/text-classes';

export function Mission() {
  return (
    <section aria-labelledby="mission" className="dark bg-studio text-ink">
      <div className="frame py-section">
        <h2 id="mission" className={eyebrowClass}>
          Our Mission
        </h2>
        <p className="mt-6 max-w-[26ch] font-serif text-headline">
          The right car in the right hands, and someone there afterwards.
        </p>
      </div>
    </section>
  );
}
