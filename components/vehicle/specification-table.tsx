import type { Vehicle } from '@/lib/schema/types';
import { formatAcceleration, formatMileage } from '@/lib/text/measures';

type Row = { readonly label: string; readonly note?: string; readonly value: string };

function rowsOf(vehicle: Vehicle): readonly Row[] {
  return [
    { label: 'Year', value: vehicle.year },
    { label: 'Fuel Type', value: vehicle.fuel },
    { label: 'Transmission', value: vehicle.transmission },
    ...(vehicle.mileage === undefined
      ? []
      : [{ label: 'Mileage', note: '(fuel consumption)', value: formatMileage(vehicle.mileage) }]),
    ...(vehicle.engine === undefined ? [] : [{ label: 'Engine', value: vehicle.engine }]),
    ...(vehicle.acceleration === undefined
      ? []
      : [{ label: '0-100 km/h', value: formatAcceleration(vehicle.acceleration) }]),
  ];
}

/** The specified facts, without those that the dealer does not state. */
export function SpecificationTable({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <table className="figures w-full border-line border-t text-left">
      <caption className="sr-only">Specifications of the {vehicle.name}</caption>
      <tbody>
        {rowsOf(vehicle).map(({ label, note, value }) => (
          <tr
            key={label}
            className="@max-[12rem]:flex @max-[12rem]:flex-wrap @max-[12rem]:justify-between border-line border-b"
          >
            <th scope="row" className="py-3.5 pr-6 align-baseline font-normal text-muted text-small">
              {label}
              {note && <span className="block text-label sm:ml-1.5 sm:inline">{note}</span>}
            </th>
            <td className="py-3.5 text-right align-baseline">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
