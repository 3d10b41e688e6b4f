import type { Vehicle } from '@/lib/schema/types';
import { modelFacts, specifiedFacts } from '@/lib/vehicle/fact-lists';
import { knownFacts } from '@/lib/vehicle/facts';

/** The specified facts and those of the model, without those that the dealer does not state. */
export function SpecificationTable({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <table className="figures w-full border-line border-t text-left">
      <caption className="sr-only">Specifications of the {vehicle.name}</caption>
      <tbody>
        {knownFacts(vehicle, [...specifiedFacts, ...modelFacts]).map(({ label, note, value }) => (
          <tr
            key={label}
            className="@max-[12rem]:flex @max-[12rem]:flex-wrap @max-[12rem]:justify-between border-line border-b"
          >
            <th scope="row" className="py-3.5 pr-6 align-baseline font-normal text-muted text-small">
              {label}
              {note && <span className="text-label max-sm:block"> {note}</span>}
            </th>
            <td className="py-3.5 text-right align-baseline">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
