import type { StockPhoto } from '@/lib/pictures/pictures';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { type PictureProps, ShippedPicture } from './shipped-picture';
import { StockPicture } from './stock-picture';

type Props = PictureProps & {
  /** Shown instead of the shipped picture, unless it fails to load. */
  readonly stock?: StockPhoto;
};

/** A picture with its place reserved. Only the failure of a stock photo needs scripts. */
export function Picture({ stock, ...picture }: Props) {
  return stock ? <StockPicture {...picture} stock={stock} /> : <ShippedPicture {...picture} />;
}

type ThumbProps = { readonly vehicle: Pick<ListedVehicle, 'picture' | 'stock'>; readonly sizes: string };

/** The picture of a vehicle in a short list, beside its name. */
export function ListThumb({ vehicle: { picture, stock }, sizes }: ThumbProps) {
  return (
    <div className="self-start">
      <Picture source={picture} stock={stock} alt="" sizes={sizes} className="aspect-16/10 w-full object-cover" />
    </div>
  );
}
