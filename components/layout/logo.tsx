import { logo } from '@/lib/inventory/inventory';
import { LOGO_PICTURE, LOGO_PREFIX } from '@/lib/schema/logo';

type Props = {
  /** Its height, and the colour of what has none of its own. */
  readonly className: string;
  /** Which of those on the page it is: names inside the drawing have to be its own. */
  readonly place: 'header' | 'print';
};

/** The dealer's logo, beside words that say the same. A drawing stands in the page, so that it costs no request. */
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
