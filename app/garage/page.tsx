import { GarageTool } from '@/components/garage/garage-tool';
import { PageShell } from '@/components/layout/page-shell';
import { Lead } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { DOOR, MIRRORS } from '@/lib/garage/fit';
import { measuredVehicles } from '@/lib/inventory/inventory';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { site } from '@/lib/site/site';

const cars = measuredVehicles.map(({ id, name, length, width, height, drawing }) => ({
  id,
  name,
  length,
  width,
  height,
  drawing,
}));

export const metadata = pageMetadata({
  title: `Does it fit? Cars and your garage, to scale | ${site.name}`,
  description: `The cars of ${site.name} to scale, with length, width and height, and which of them fit your own garage.`,
  path: routes.garage,
  share: pageCard('garage', 'Does it fit?'),
  noindex: cars.length === 0,
});

export default function GaragePage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('garage')}>
      <div className="frame pt-4 pb-section lg:pt-6">
        <h1 className="font-serif text-display">Does it fit?</h1>
        {cars.length === 0 ? <OnRequest /> : <Measured />}
      </div>
    </PageShell>
  );
}

/** No page leads here then, but an old link may. */
function OnRequest() {
  return (
    <>
      <Lead>Send us the measures of your garage, and we tell you which cars fit.</Lead>
      <TextLink href={routes.contact} className="mt-4">
        Write to us
      </TextLink>
    </>
  );
}

function Measured() {
  return (
    <>
      <Lead>
        Measure your garage, from wall to wall.{' '}
        <span className="js-only">Your own device works it out and keeps the measures; nothing is sent.</span>
        <span className="no-js:inline hidden">Compare it with the cars below; all are drawn to one scale.</span>
      </Lead>
      <div className="mt-8 lg:mt-12">
        <GarageTool cars={cars} />
      </div>
      <p className="measure mt-12 border-line border-t pt-6 text-muted text-small">
        Lengths, widths and heights are the makers’ figures for each model; widths are without mirrors. For both mirrors
        allow {MIRRORS / 10} cm, and {DOOR / 10} cm beside the car to open a door and get out. A steep drive or a kerb
        is another question: ask us, or try it with the car.
      </p>
    </>
  );
}
