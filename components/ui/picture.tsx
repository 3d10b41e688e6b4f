import type { StockPhoto } from '@/lib/pictures/pictures';
import { type PictureProps, ShippedPicture } from './shipped-picture';
import { StockPicture } from './stock-picture';

type Props = PictureProps & {
  /** Shown instead of the shipped picture for as long as the stock photo host delivers it. */
  readonly stock?: StockPhoto;
};

/** A picture, its place kept while it loads. Renders on the server; needs scripts only for a stock photo's failure. */
export function Picture({ stock, ...picture }: Props) {
  return stock ? <StockPicture {...picture} stock={stock} /> : <ShippedPicture {...picture} />;
}
