import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { X } from '@/components/ui/icon-shapes';
import { MOST_PHOTOGRAPHS, refusal, unreadable } from '@/lib/conversation/photographs';
import { type Photograph, shrinkPhotograph } from './shrink-photograph';

type Props = {
  /** The last choice. */
  readonly picked: readonly File[];
  /** Called with the files to share at each change; they may still be pending. */
  readonly onChange: (photographs: Promise<readonly File[]>) => void;
};

/** Adds the last choice to the album, and opens it if it is closed. */
export function showAlbum(picked: Props['picked'], show: (album: ReactNode) => void, onChange: Props['onChange']) {
  show(<Album picked={picked} onChange={onChange} />);
}

/** The photographs chosen so far, made smaller one after the other, and why others were left out. */
function Album({ picked, onChange }: Props) {
  const kept = useRef<readonly Photograph[]>([]);
  const work = useRef(Promise.resolve());
  const seen = useRef<readonly File[] | null>(null);
  const [shown, show] = useState<readonly Photograph[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(0);

  useEffect(() => {
    if (seen.current === picked) return;
    seen.current = picked;
    setFaults([]);
    setWaiting((count) => count + picked.length);
    work.current = work.current.then(async () => {
      for (const file of picked) {
        const fault = refusal(file, kept.current.length) ?? (await add(file));
        if (fault) setFaults((before) => [...before, fault]);
        setWaiting((count) => count - 1);
      }
    });
    tell();
  });

  /** The reason it was not taken, or null. */
  async function add(file: File): Promise<string | null> {
    try {
      keep([...kept.current, await shrinkPhotograph(file)]);
      return null;
    } catch {
      return unreadable(file);
    }
  }

  function keep(photographs: readonly Photograph[]) {
    kept.current = photographs;
    show(photographs);
  }

  function remove(photograph: Photograph) {
    keep(kept.current.filter((other) => other !== photograph));
    tell();
  }

  function tell() {
    onChange(work.current.then(() => kept.current.map(({ file }, index) => numbered(file, index + 1))));
  }

  return (
    <div className="sm:col-span-2">
      <p role="status" className="text-muted text-small">
        <ChangingText>
          {waiting > 0
            ? `Making photographs smaller: ${waiting} to go…`
            : `${shown.length} of ${MOST_PHOTOGRAPHS} photographs.`}
        </ChangingText>
      </p>
      {shown.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {shown.map((photograph) => (
            <li key={photograph.name + photograph.file.size} className="relative">
              <span
                ref={(place) => place?.replaceChildren(photograph.thumb)}
                role="img"
                aria-label={photograph.name}
                className="grid size-24 place-items-center overflow-hidden bg-surface"
              />
              <button
                type="button"
                onClick={() => remove(photograph)}
                aria-label={`Remove ${photograph.name}`}
                className="absolute top-0 right-0 grid size-target place-items-center border border-line-strong bg-canvas hover:border-ink"
              >
                <Icon shape={X} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <ul role="alert" className="mt-3 grid gap-1 text-error text-small">
          {faults.map((fault) => (
            <li key={fault} className="wrap-anywhere">
              {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function numbered(file: File, number: number): File {
  return new File([file], `photograph-${number}.jpg`, { type: file.type });
}
