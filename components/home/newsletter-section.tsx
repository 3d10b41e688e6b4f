import { Newsletter } from '@/components/enquiry/newsletter';

export function NewsletterSection() {
  return (
    <section className="dark bg-studio text-ink" data-no-print>
      <div className="frame grid items-end gap-x-16 gap-y-8 py-12 lg:grid-cols-2">
        <div>
          <h2 className="font-serif text-title">New arrivals, first by e-mail</h2>
          <p className="measure mt-4 text-muted">One message when a car comes in, for sale or for rent.</p>
        </div>
        <Newsletter id="home-newsletter-email" />
      </div>
    </section>
  );
}
