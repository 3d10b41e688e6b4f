import { qrCode } from '@/lib/page/qr-code';

type Props = {
  /** What a reader finds in it. */
  readonly text: string;
  readonly className?: string;
};

/** A QR code, drawn at the build: black on white whatever the theme, or readers fail. */
export function QrCode({ text, className }: Props) {
  const { size, path } = qrCode(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR code of ${text}`}
      className={className}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} stroke="#000" data-modules />
    </svg>
  );
}
