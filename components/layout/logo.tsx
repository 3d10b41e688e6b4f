import { logo } from '@/lib/inventory/inventory';
import { LOGO_PICTURE, LOGO_PREFIX } from '@/lib/schema/logo';

type Props = {
  /** Its height, and the colour of shapes without a colour. */
  readonly className: string;
  /** Keeps the ids inside the drawing unique on the page. */
  readonly place: 'header' | 'print';
};

/** The dealer's logo, beside its name as text. An SVG is inlined: it costs no request. */
export function Logo({ className, place }: Props) {
  if (logo.kind === 'picture') {
    const { width, height } = logo;
    // biome-ignore lint/performance/noImgElement: made in the size it is shown in.
    return <img src={LOGO_PICTURE} width={width} height={height} alt="" className={className} />;
  }
  const markup = place === 'header' ? logo.markup : logo.markup.replaceAll(LOGO_PREFIX, `${place}-${LOGO_PREFIX}`);
  return (
    <svg
      viewBox={logo.viewBox}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone, as the check has left them (read-logo.ts).
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
