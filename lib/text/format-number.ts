type Digits = {
  /** The fewest and the most digits after the decimal mark. */
  readonly least?: number;
  readonly most?: number;
  readonly grouped?: boolean;
};

/** A number '12,500.5'. Not by Intl, whose marks differ by the version of a browser. */
export function formatNumber(value: number, { least = 0, most = least, grouped = true }: Digits = {}): string {
  // By its shortest decimal form, as people round: 10.35 is 10.4.
  const rounded = Math.round(Number(`${value}e${most}`)) / 10 ** most;
  const [whole = '', decimals = ''] = String(rounded).split('.');
  const shown = decimals.padEnd(least, '0');
  return (grouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole) + (shown && `.${shown}`);
}
