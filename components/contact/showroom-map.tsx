type Props = {
  /** Of the address: written along the widest street. */
  readonly street: string;
  readonly className: string;
};

/** Streets without a name, from broad to narrow. */
const STREETS = [
  { width: 26, d: 'M176-40C214 150 236 260 300 400S372 560 380 660M930-40C900 120 880 210 890 330S946 540 1010 660' },
  {
    width: 15,
    d: 'M-60 178C60 170 150 150 226 138S430 90 560-40M226 138C400 190 480 190 596 170S800 130 902 118M596 170C604 230 600 290 600 344M60 660C80 580 90 500 84 436M640 350C636 430 660 520 700 660M650 480C740 470 820 470 916 478M902 118C1010 90 1120 60 1260 66M886 230C980 216 1060 190 1130 150L1150 60M960 560C1060 520 1150 500 1270 500',
  },
  {
    width: 8,
    d: 'M262 300C340 270 420 262 600 262M420 180L404 366M740 152L752 354M300 400C220 440 150 520 130 660M470 346L480 660M800 472L812 660M1060 300L1090 514M330 520H480',
  },
] as const;

/** A drawn plan, no map: only the street of the address is a fact. Loads nothing from another site. */
export function ShowroomMap({ street, className }: Props) {
  return (
    <svg viewBox="0 0 1200 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <g fill="none" className="stroke-line">
        {STREETS.map(({ width, d }) => (
          <path key={width} d={d} strokeWidth={width} />
        ))}
        <path id="showroom-street" d="M-60 452C190 424 330 352 560 344S930 372 1270 214" strokeWidth="54" />
      </g>
      <text fontSize="30" dy="10" letterSpacing=".6" className="fill-ink">
        <textPath href="#showroom-street" startOffset="53%">
          {street}
        </textPath>
      </text>
      {/* The pin: its tip is on the street. */}
      <g transform="translate(600 345)">
        <ellipse rx="15" ry="5" className="fill-ink" opacity=".25" />
        <path d="M0 0C-8-26-33-40-33-68a33 33 0 0 1 66 0C33-40 8-26 0 0Z" className="fill-brass" />
        <path d="M0-90C1-74 4-69 16-68C4-67 1-62 0-46C-1-62-4-67-16-68C-4-69-1-74 0-90Z" className="fill-canvas" />
      </g>
    </svg>
  );
}
