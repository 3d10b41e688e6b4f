'use client';

import { type FormEvent, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CompareVehicle } from '@/lib/compare/compare';

type Props = {
  /** Those not compared yet. */
  readonly vehicles: readonly CompareVehicle[];
  readonly onAdd: (vehicle: CompareVehicle) => void;
};

/** One more column. The button decides: a list walked through by keyboard must not add what it passes. */
export function AddToCompare({ vehicles, onAdd }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const vehicle = vehicles.find((other) => String(other.id) === chosen);
    if (vehicle) onAdd(vehicle);
    setChosen('');
  }

  if (vehicles.length === 0) return null;
  return (
    <form onSubmit={submit}>
      <Field label="Add a vehicle" htmlFor={id}>
        <div className="flex gap-2">
          <Select
            id={id}
            required
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            className="min-w-0 flex-1"
          >
            <option value="">Choose a vehicle</option>
            {vehicles.map(({ id: value, name, year }) => (
              <option key={value} value={value}>
                {name}, {year}
              </option>
            ))}
          </Select>
          <button type="submit" className={buttonClass('secondary', 'shrink-0')}>
            Add
          </button>
        </div>
      </Field>
    </form>
  );
}
