'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { fetchInventory } from '@/components/device/use-vehicles';
import { buttonClass } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import type { Ids } from '@/lib/device/device-list';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';

type Choice = Pick<InventoryVehicle, 'id' | 'name' | 'year'>;

type Props = {
  /** The number of inventory files. */
  readonly fileCount: number;
  readonly compared: Ids;
  readonly onAdd: (vehicle: Choice) => void;
};

/** One more column. The button adds it: moving through the options by keyboard must not. */
export function AddToCompare({ fileCount, compared, onAdd }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [vehicles, setVehicles] = useState<readonly Choice[]>([]);
  const choices = vehicles.filter((vehicle) => !compared.includes(vehicle.id));

  // Fetched before the list is opened: a phone shows the options present at that moment.
  useEffect(() => {
    fetchInventory(fileCount).then(setVehicles, (error) => reportError(error));
  }, [fileCount]);

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
