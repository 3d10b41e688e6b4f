'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { fetchStock } from '@/components/device/fetch-stock';
import { readStock } from '@/components/device/read-stock';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Ids } from '@/lib/device/device-list';
import type { SentVehicle } from '@/lib/stock/packed-vehicles';

type Choice = Pick<SentVehicle, 'id' | 'name' | 'year'>;

type Props = {
  /** The name of the file of all vehicles. */
  readonly file: string;
  readonly compared: Ids;
  readonly onAdd: (vehicle: Choice) => void;
};

/** One more column. The button decides: a list walked through by keyboard must not add what it passes. */
export function AddToCompare({ file, compared, onAdd }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [vehicles, setVehicles] = useState<readonly Choice[]>([]);
  const choices = vehicles.filter((vehicle) => !compared.includes(vehicle.id));

  // Not when it is opened: a phone opens what is there.
  useEffect(() => {
    fetchChoices(file).then(setVehicles, (error) => reportError(error));
  }, [file]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const vehicle = choices.find((other) => String(other.id) === chosen);
    if (vehicle) onAdd(vehicle);
    setChosen('');
  }

  return (
    <form onSubmit={submit}>
      <Field label="Add a vehicle" htmlFor={id}>
        <div className="flex flex-wrap gap-2">
          <Select
            id={id}
            required
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            className="min-w-0 flex-1 basis-28"
          >
            <option value="">Choose a vehicle</option>
            {choices.map(({ id: value, name, year }) => (
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

async function fetchChoices(file: string): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for await (const part of readStock(await fetchStock(file))) choices.push(...part);
  return choices;
}
