type Props = {
  /** From icon-shapes.ts, or a path of our own on the same grid of 24 x 24. */
  readonly shape: string;
  /** Size and colour. */
  readonly className: string;
  readonly strokeWidth?: number;
};

/** An icon beside text or in a labelled control: screen readers skip it. Its size holds without style sheets. Its lines are drawn by base.css: a page has 60. */
export function Icon({ shape, className, strokeWidth = 1.5 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={className}
      stroke="currentColor"
      strokeWidth={strokeWidth}
    >
      <path d={shape} />
    </svg>
  );
}
