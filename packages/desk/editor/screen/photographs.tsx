import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { pictureUrl, upload } from './api';
import { useSortable } from './sortable';
import type { FormField } from './types';
import { moved } from './values';

type Picture = { readonly picture: string; readonly alt?: string; readonly focus?: string };

type Props = {
  readonly name: string;
  readonly texts: readonly FormField[];
  readonly isSingle?: boolean;
  readonly value: readonly Picture[];
  readonly about: { readonly id: string };
  readonly change: (pictures: readonly Picture[]) => void;
};

/** Tells the form that one more batch of photographs is pending (1), or one less (-1): saving waits. */
export const OnSending = createContext<(change: 1 | -1) => void>(() => {});

/** Photographs: dropped or chosen many at once, put in order, described, removed. */
export function Photographs({ name, texts, isSingle = false, value: pictures, about, change }: Props) {
  const onSending = useContext(OnSending);
  const [sending, setSending] = useState(0);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const { handle, list, dragged } = useSortable((from, to) => change(moved(pictures, from, to)));

  async function add(files: readonly File[]) {
    setOver(false);
    setFaults([]);
    const added: Picture[] = [];
    const refused: string[] = [];
    onSending(1);
    for (const [index, file] of files.entries()) {
      setSending(files.length - index);
      try {
        added.push(await upload<Picture>('photographs', file));
      } catch (error) {
        refused.push((error as Error).message);
      }
    }
    setSending(0);
    setFaults(refused);
    if (added.length > 0) change([...pictures, ...added]);
    onSending(-1);
  }
  const edit = (index: number, changes: Partial<Picture>) =>
    change(pictures.map((one, at) => (at === index ? { ...one, ...changes } : one)));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files; the button inside does the same
    <div
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        void add([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      {pictures.length > 0 &&
        texts.map(({ name: text, label, hint }) => (
          <p key={text} class="hint">
            <strong>{label}</strong> {hint}
          </p>
        ))}
      <ol class="pictures" {...list}>
        {pictures.map((one, index) => {
          const which = `Photograph ${index + 1}`;
          const place = placeOf(one.focus);
          return (
            <li key={one.picture} data-sort-index={index} class={dragged === index ? 'dragged' : undefined}>
              <div class="picture">
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field below does the same by keyboard */}
                <img
                  src={pictureUrl(one.picture)}
                  alt={one.alt || which}
                  title={isSingle ? undefined : 'Press on what must stay in view where the photograph is cut'}
                  draggable={false}
                  onClick={isSingle ? undefined : (event) => edit(index, { focus: focusAt(event) })}
                />
                {place && <FocusRing x={place.x} y={place.y} />}
                {!isSingle && index === 0 && <span class="tag">Main picture</span>}
              </div>
              {texts.map((field) => (
                <label key={field.name}>
                  {field.label}
                  <input
                    value={one[field.name as 'alt' | 'focus'] ?? ''}
                    onInput={({ currentTarget }) => edit(index, { [field.name]: currentTarget.value })}
                  />
                </label>
              ))}
              <span class="move">
                {!isSingle && (
                  <>
                    <span class="handle" title="Drag to another place" aria-hidden="true" {...handle(index)}>
                      ⠿
                    </span>
                    <button
                      type="button"
                      disabled={index === 0}
                      aria-label={`${which}: first`}
                      onClick={() => change(moved(pictures, index, 0))}
                    >
                      ⇤
                    </button>
                    <button
                      type="button"
                      disabled={index === 0}
                      aria-label={`${which}: earlier`}
                      onClick={() => change(moved(pictures, index, index - 1))}
                    >
                      ←
                    </button>
                    <button
                      type="button"
                      disabled={index === pictures.length - 1}
                      aria-label={`${which}: later`}
                      onClick={() => change(moved(pictures, index, index + 1))}
                    >
                      →
                    </button>
                  </>
                )}
                <button
                  type="button"
                  aria-label={`${isSingle ? name : which}: remove`}
                  onClick={() => change(pictures.filter((_, at) => at !== index))}
                >
                  ✕
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <label class="choose">
        {isSingle ? 'Drop a photograph here, or choose one' : 'Drop photographs here, or choose them'}
        <input
          {...about}
          type="file"
          multiple={!isSingle}
          aria-label={`${name}: choose files`}
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff,.heic"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void add(files);
          }}
        />
      </label>
      <p role="status">{sending > 0 && `Taking in: ${sending} left …`}</p>
      {faults.map((fault) => (
        <p class="fault" role="alert" key={fault}>
          {fault}
        </p>
      ))}
    </div>
  );
}

/** SVG attributes: the policy of the page forbids inline styles. */
function FocusRing({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <svg class="ring" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <line x1={x} x2={x} y1={Math.max(0, y - 9)} y2={y + 9} />
      <line x1={Math.max(0, x - 6)} x2={x + 6} y1={y} y2={y} />
    </svg>
  );
}

/** Percent from the left and the top; null where the words say no place. */
function placeOf(focus = '') {
  const [, x, y] = /^\s*(\d{1,3})\s*%?[\s,]+(\d{1,3})\s*%?\s*$/.exec(focus) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

function focusAt({ offsetX, offsetY, currentTarget }: MouseEvent): string {
  const { clientWidth, clientHeight } = currentTarget as HTMLElement;
  return `${Math.round((offsetX / clientWidth) * 100)}% ${Math.round((offsetY / clientHeight) * 100)}%`;
}
