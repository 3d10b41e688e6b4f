import type { StockPhoto } from '@/lib/pictures/pictures';
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
