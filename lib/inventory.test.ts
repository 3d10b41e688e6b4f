import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fourteenRows } from './data-check-fourteen-rows.fixture';
import { knownPictures, soundData, soundSite, soundVehicle } from './data-check-sound.fixture';
import { checkedOrThrow, services, site, team, testimonials, vehicles } from './inventory';

describe('the data that is shipped', () => {
  it('has the facts of the first 12 rows of the list', () => {
    const amount = (text: string | undefined) => Number.parseFloat(text?.replace(/KES |,/g, '') ?? '');
    const facts = fourteenRows.slice(0, 12).map((row) => ({
      ...row,
      price: amount(row.price),
      dailyRental: amount(row.dailyRental),
      mileage: amount(row.mileage),
      acceleration: amount(row.acceleration),
      topSpeed: amount(row.topSpeed),
    }));

    expect(vehicles.map(({ image, images, description, features, ...fact }) => fact)).toEqual(facts);
  });

  it('has five pictures and words of its own for every vehicle', () => {
    for (const { image, images, description } of vehicles) {
      const folder = image.split('/')[0];
      const views = ['front-three-quarter', 'side', 'rear-three-quarter', 'front', 'detail'];
      expect(images).toEqual(views.map((view) => `${folder}/${view}`));
      expect(description.split(/\s+/).length).toBeGreaterThanOrEqual(45);
      expect(description.split(/\s+/).length).toBeLessThanOrEqual(80);
    }
    expect(new Set(vehicles.map(({ image }) => image)).size).toBe(12);
    expect(new Set(vehicles.map(({ description }) => description)).size).toBe(12);
  });

  it('has the six services, and people for the rest', () => {
    expect(services.map(({ title, slug, image }) => [title, slug, image])).toEqual([
      ['Luxury Car Sales', 'luxury-car-sales', 'services/sales'],
      ['Exotic Car Rentals', 'exotic-car-rentals', 'services/rentals'],
      ['Vehicle Protection', 'vehicle-protection', 'services/protection'],
      ['Maintenance & Service', 'maintenance-service', 'services/maintenance'],
      ['Financing Solutions', 'financing-solutions', 'services/financing'],
      ['Concierge Service', 'concierge-service', 'services/concierge'],
    ]);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(team).toHaveLength(3);
    expect(site.name).toBe('Nyota');
  });
});

it('stops with every fault when the data is not right', () => {
  const raw = {
    ...soundData,
    vehicles: [{ ...soundVehicle, year: '24' }],
    site: { ...soundSite, timeZone: 'Nairobi' },
  };

  expect(() => checkedOrThrow(raw, knownPictures)).toThrow(
    new Error(
      [
        'The data is not right:',
        'data/vehicles.ts, entry 1 (id 3, McLaren 720S), field year: found "24", expected a year from 1900 to 2099 in quotes such as \'2024\'',
        'data/site.ts, field timeZone: found "Nairobi", expected the IANA name of a time zone such as \'Africa/Nairobi\'',
      ].join('\n'),
    ),
  );
});

describe('the schema library', () => {
  it('is reached by no module that is sent to the browser', () => {
    const clientModules = sourceFiles(['app', 'components', 'lib']).filter((file) =>
      readFileSync(file, 'utf8').startsWith("'use client'"),
    );

    expect(clientModules.length).toBeGreaterThan(0);
    expect(clientModules.flatMap((file) => pathsToSchemas(file, []))).toEqual([]);
  });
});

function sourceFiles(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

/** The ways by which a module imports zod in the end, as lists of files. Imports of types alone do not count. */
function pathsToSchemas(file: string, way: readonly string[]): readonly string[] {
  if (way.includes(file)) {
    return [];
  }
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*\sfrom\s+)?'([^']+)'/gm,
  );
  return Array.from(imports, ([, name = '']) => name).flatMap((name) => {
    const here = [...way, file];
    if (name === 'zod') {
      return [here.join(' -> ')];
    }
    const imported = resolved(name, file);
    return imported === null ? [] : pathsToSchemas(imported, here);
  });
}

/** The source file an import names; null for packages, styles and data. */
function resolved(name: string, from: string): string | null {
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  const files = name.startsWith('@/') || name.startsWith('.') ? [`${base}.ts`, `${base}.tsx`] : [];
  return files.find((candidate) => existsSync(candidate)) ?? null;
}
