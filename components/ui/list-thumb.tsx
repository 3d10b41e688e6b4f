import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { Picture } from './picture';

type Props = { readonly vehicle: Pick<ListedVehicle, 'picture' | 'stock'>; readonly sizes: string };

/** The picture of a vehicle in a short list, beside its name. */
export function ListThumb({ vehicle: { picture, stock }, sizes }: Props) {
  return (
    <div className="self-start bg-studio">
      <Picture source={picture} stock={stock} alt="" sizes={sizes} className="aspect-16/10 w-full object-cover" />
    </div>
  );
}
