import { Picture } from '@/components/ui/picture';
import { pictureAlt, pictureSources } from '@/lib/pictures/pictures';
import type { FlawGroup } from '@/lib/vehicle/dossier';

/** Flaws as a numbered list, under the picture that shows them, if any, with a mark at each. */
export function FlawPicture({
  name,
  index,
  picture,
  flaws,
}: FlawGroup & { readonly name: string; readonly index: number }) {
  return (
    <figure>
      {picture && (
        <div className="relative mb-4 bg-studio" data-no-print>
          <Picture
            source={pictureSources(picture)}
            alt={`${name}, ${pictureAlt(picture, index)}, its flaws marked by number`}
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
            className="aspect-16/10 w-full object-cover"
          />
          {/* Positions as attributes: the content policy blocks inline styles. */}
          <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible text-label">
            {flaws.map(({ number, left, top }) => (
              <g key={number}>
                <circle cx={`${left}%`} cy={`${top}%`} r="13" className="fill-canvas stroke-ink" strokeWidth="1.5" />
                <text x={`${left}%`} y={`${top}%`} textAnchor="middle" dominantBaseline="central" className="fill-ink">
                  {number}
                </text>
              </g>
            ))}
          </svg>
        </div>
      )}
      <figcaption>
        <ol className="space-y-2 text-small">
          {flaws.map(({ number, text }) => (
            <li key={number} value={number} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
              <span className="figures text-brass">{number}</span>
              {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
