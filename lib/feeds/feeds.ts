import { feeds, vehicles } from '@/lib/inventory/inventory';
import { feedPictureRoute, feedRoute, vehicleRoute } from '@/lib/page/routes';
import { allPictures } from '@/lib/pictures/all-pictures';
import type { PictureRecord } from '@/lib/pictures/manifest';
import { pictureSources } from '@/lib/pictures/pictures';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';
import { once } from '@/lib/text/once';
import { arrivalsFile } from './arrivals-feed';
import { type FedVehicle, isAdvertised } from './fed-vehicle';
import { googleFile, googleRow } from './google-feed';
import { metaFile, metaRow } from './meta-feed';
import { google, lacking, meta, type Receiver, type Row } from './receiver-rules';
import { vehiclesFile, vehiclesSchemaFile } from './vehicles-feed';

type FeedFile = { readonly name: string; readonly text: string };

type Feeds = {
  readonly files: readonly FeedFile[];
  /** A line for each car that a receiver would refuse, with the missing facts. */
  readonly leftOut: readonly string[];
  /** The pictures that the files name as JPEG, each once. */
  readonly photographs: readonly string[];
};

/** The files that data/feeds.json turns on. */
export const siteFeeds = once((): Feeds => {
  const fed = vehicles.map(fedVehicle);
  const advertised = fed.filter(({ vehicle }) => isAdvertised(vehicle));
  const files: FeedFile[] = [];
  const leftOut: string[] = [];
  const photographs = new Set<string>();

  function feedReceiver(
    receiver: Receiver,
    name: string,
    rowOf: (fed: FedVehicle) => Row,
    fileOf: (rows: Row[]) => string,
  ) {
    const rows = advertised.map((one) => ({ one, row: rowOf(one), lacks: lacking(receiver, rowOf(one)) }));
    const taken = rows.filter(({ lacks }) => lacks.length === 0);
    files.push({ name, text: fileOf(taken.map(({ row }) => row)) });
    for (const name of taken.flatMap(({ one }) => firstPhotograph(one.vehicle) ?? [])) photographs.add(name);
    leftOut.push(
      ...rows
        .filter(({ lacks }) => lacks.length > 0)
        .map(({ one, lacks }) => {
          const { id, name: car } = one.vehicle;
          return `${receiver.name}’s feed leaves out ${car} (id ${id}), which lacks ${lacks.join(', ')}`;
        }),
    );
  }

  if (feeds.vehicles) {
    const schema = 'vehicles.schema.json';
    files.push(
      { name: 'vehicles.json', text: vehiclesFile(fed, site, absoluteUrl(feedRoute(schema))) },
      { name: schema, text: vehiclesSchemaFile() },
    );
  }
  if (feeds.arrivals) {
    const name = 'arrivals.xml';
    files.push({ name, text: arrivalsFile(fed, site, absoluteUrl(feedRoute(name))) });
  }
  if (feeds.meta) feedReceiver(meta, 'meta-vehicles.csv', (one) => metaRow(one, site), metaFile);
  if (feeds.google) {
    const { storeCode } = feeds.google;
    feedReceiver(
      google,
      'google-vehicles.xml',
      (one) => googleRow(one, storeCode),
      (rows) => googleFile(rows, site),
    );
  }
  return { files, leftOut, photographs: [...photographs] };
});

export function fedVehicle(vehicle: Vehicle): FedVehicle {
  const pictures = vehicle.images.map(({ picture }) => {
    const { src, illustration } = pictureSources(picture);
    return { url: absoluteUrl(src), isDrawn: illustration };
  });
  const name = firstPhotograph(vehicle);
  return {
    vehicle,
    url: absoluteUrl(vehicleRoute(vehicle.id)),
    pictures,
    photograph: name && absoluteUrl(feedPictureRoute(photographFile(name))),
  };
}

function photographFile(name: string): string {
  const { file = name } = allPictures[name] as PictureRecord;
  return file;
}

function firstPhotograph({ images }: Vehicle): string | undefined {
  return images.find(({ picture }) => !pictureSources(picture).illustration)?.picture;
}
