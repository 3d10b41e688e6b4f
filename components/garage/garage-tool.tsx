'use client';
'use lazy';

import { clsx } from 'clsx/lite';
import type { ChangeEvent } from 'react';
import { changeKeptText, useKeptText } from '@/components/device/kept-text';
import { useSearch } from '@/components/device/page-state';
import { Field, TextInput } from '@/components/ui/field';
import { Elevation } from '@/components/vehicle/elevation';
import { countInWords, type Fit, fitOf } from '@/lib/garage/fit';
import { GARAGE_KEY, type GarageField, garageFaults, garageOf, readKept, withMeasures } from '@/lib/garage/garage';
import { vehicleRoute } from '@/lib/page/routes';
import type { DrawingName } from '@/lib/schema/drawings';
import { formatMeasure } from '@/lib/text/measures';
import type { Measures } from '@/lib/vehicle/measured';

type GarageCar = Measures & { readonly id: number; readonly name: string; readonly drawing?: DrawingName };
type Props = { readonly cars: readonly GarageCar[] };

/** A larger garage than `drawn` is open at one end, so that all cars stay at one scale; millimetres. */
const VIEWS = [
  { view: 'side', measure: 'length', drawn: 7_000 },
  { view: 'front', measure: 'width', drawn: 3_600 },
] as const;

const ORDER = { fits: 0, tight: 1, 'too big': 2 } as const;
type Row = { readonly car: GarageCar; readonly fit: Fit | null };

/** The visitor's garage, and for each car whether it fits. The one in the address comes first, then those that fit. */
export function GarageTool({ cars }: Props) {
  const typed = readKept(useKeptText(GARAGE_KEY, 'device'));
  const asked = Number(new URLSearchParams(useSearch()).get('car'));
  const faults = garageFaults(typed);
  const garage = garageOf(typed);
  const place = ({ car, fit }: Row) => (car.id === asked ? -1 : fit ? ORDER[fit.verdict] : 0);
  const rows = cars
    .map((car): Row => ({ car, fit: garage && fitOf(car, garage) }))
    .sort((one, other) => place(one) - place(other));

  const field = (name: GarageField, label: string, hint: string, placeholder: string) => {
    const id = `garage-${name}`;
    const fault = faults[name];
    return (
      <Field label={label} htmlFor={id} hint={hint}>
        <TextInput
          ruled
          id={id}
          value={typed[name]}
          placeholder={placeholder}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            changeKeptText(GARAGE_KEY, withMeasures({ [name]: target.value }), 'device')
          }
        />
        {fault && (
          <p id={`${id}-fault`} className="mt-1 text-error text-small">
            {fault}
          </p>
        )}
      </Field>
    );
  };

  return (
    <>
      <div className="js-only grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-x-8 gap-y-5">
        {field('length', 'Length', 'inside, m', 'e.g. 5.5')}
        {field('width', 'Width', 'inside, m', 'e.g. 3.0')}
        {field('height', 'Height', 'at its lowest, m', 'e.g. 2.2')}
        {field('doorway', 'Doorway', 'width, if narrower, m', 'e.g. 2.4')}
      </div>
      <div role="status" className="js-only mt-6 min-h-6">
        {garage && <p className="font-serif text-title">{countInWords(rows.flatMap(({ fit }) => fit ?? []))}</p>}
      </div>
      <ul className="figures mt-6 grid items-end gap-x-16 gap-y-12 xl:grid-cols-2">
        {rows.map(({ car, fit }) => (
          <li key={car.id} className={clsx('min-w-0', fit?.verdict === 'too big' && 'text-muted')}>
            <div
              className={clsx(
                'flex flex-wrap items-end gap-x-8 gap-y-3 overflow-x-clip pb-1 pl-[.15em] text-[11.5vw]',
                // One scale for all: the longest car, or a garage of 7 by 3.6 m, fills the width.
                garage ? 'sm:text-[7vw] xl:text-[min(3.7vw,4.5rem)]' : 'sm:text-[10vw] xl:text-[min(5vw,5.25rem)]',
              )}
            >
              {VIEWS.map(({ view, measure, drawn }) => (
                <Elevation
                  key={view}
                  view={view}
                  car={car}
                  across={garage ? Math.max(car[measure], Math.min(garage[measure], drawn)) : undefined}
                  height={garage ? Math.max(car.height, garage.height) : undefined}
                >
                  {garage && <path d={walls(car[measure], garage[measure], garage.height, drawn)} />}
                </Elevation>
              ))}
            </div>
            <h2 className="mt-1 font-serif text-title">
              <a
                href={vehicleRoute(car.id)}
                className="inline-flex min-h-target items-center decoration-1 decoration-brass underline-offset-4 hover:underline"
              >
                {car.name}
              </a>
            </h2>
            <p>{fit ? fit.words : measuresInWords(car)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One wall, the ceiling, and the other wall if the garage fits into the drawing. The car is in the middle or at the first wall. */
function walls(car: number, inside: number, height: number, drawn: number): string {
  const end = Math.min(inside, drawn);
  const start = Math.min(0, (car - end) / 2);
  return `M${start} 0V${-height}H${start + end}${inside > drawn ? '' : 'V0'}`;
}

function measuresInWords({ length, width, height }: Measures): string {
  return `${formatMeasure(length, 'mm')} long, ${formatMeasure(width, 'mm')} wide without mirrors, ${formatMeasure(height, 'mm')} high`;
}
