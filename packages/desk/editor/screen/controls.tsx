import { useState } from 'preact/hooks';
import type { FieldFault } from '../field-faults';
import type { Place } from '../merge';
import { upload } from './api';
import { Photographs } from './photographs';
import type { Control, FormField } from './types';
import { isEmpty, moved, summaryOf, valueAt } from './values';

/** The common props of a form's controls. */
type FormState = {
  readonly values: unknown;
  readonly faults: readonly FieldFault[];
  readonly change: (place: Place, value: unknown) => void;
  /** A field has been left. */
  readonly leave: (place: Place) => void;
};

export const idOf = (place: Place) => `field-${place.join('-')}`;
const keyOf = (place: Place) => place.join('.');

/** So many words are shown side by side, more in a list. */
const MOST_PILLS = 7;

type Props = { readonly field: FormField; readonly at: Place; readonly state: FormState };

export function Field({ field, at, state }: Props) {
  const { label, hint, control, isNeeded } = field;
  const place = [...at, field.name];
  const faults = state.faults.filter((fault) => keyOf(fault.place) === keyOf(place));
  const id = idOf(place);
  const about = {
    id,
    'aria-describedby': `${id}-about`,
    'aria-invalid': faults.length > 0 ? true : undefined,
  } as const;
  const isBlock = ['group', 'list', 'choices', 'photographs'].includes(control.type);
  const Label = control.type === 'choice' || control.type === 'words' || isBlock ? 'span' : 'label';
  const words = (
    <div id={`${id}-about`} class="about">
      {faults.map(({ text }) => (
        <p class="fault" key={text}>
          {text}
        </p>
      ))}
      {hint && <p class="hint">{hint}</p>}
    </div>
  );
  const title = (
    <Label class="label" id={`${id}-label`} {...(Label === 'label' ? { for: id } : {})}>
      {label}
      {!isNeeded && !isBlock && <span class="optional"> optional</span>}
    </Label>
  );
  return (
    <div class={`field type-${control.type}${isBlock || control.type === 'long' ? ' wide' : ''}`}>
      {isBlock ? (
        <>
          {title}
          {words}
          <Input control={control} place={place} state={state} about={about} label={label} isNeeded={isNeeded} />
        </>
      ) : (
        <>
          {title}
          <Input control={control} place={place} state={state} about={about} label={label} isNeeded={isNeeded} />
          {words}
        </>
      )}
    </div>
  );
}

type InputProps = {
  readonly control: Control;
  readonly place: Place;
  readonly state: FormState;
  readonly about: { readonly id: string };
  readonly label: string;
  readonly isNeeded: boolean;
};

function Input({ control, place, state, about, label, isNeeded }: InputProps) {
  const value = valueAt(state.values, place);
  const text = value === null || value === undefined ? '' : String(value);
  const change = (next: unknown) => state.change(place, next);
  const typed = {
    ...about,
    value: text,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      change(currentTarget.value),
    onBlur: () => state.leave(place),
  };
  switch (control.type) {
    case 'long':
      return <textarea {...typed} rows={Math.min(12, 2 + Math.ceil(text.length / 80))} />;
    case 'number':
      return <input {...typed} inputMode="decimal" />;
    case 'amount':
      return (
        <span class="with-unit">
          <input {...typed} inputMode="text" autocomplete="off" />
          {!text.includes(control.unit) && <span class="unit">{control.unit}</span>}
        </span>
      );
    case 'day':
      return <input {...typed} type="date" />;
    case 'month':
      return <input {...typed} type="month" />;
    case 'time':
      return <input {...typed} type="time" />;
    case 'colour':
      return (
        <span class="with-unit">
          <input {...typed} />
          <input
            type="color"
            aria-label={`${label}, choose`}
            value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
            onInput={typed.onInput}
            onBlur={typed.onBlur}
          />
        </span>
      );
    case 'yes-no':
      return (
        <input
          {...about}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      );
    case 'words':
    case 'choice': {
      const options = control.type === 'words' ? control.words : control.options;
      const all = text === '' || options.includes(text) ? options : [...options, text];
      return all.length <= MOST_PILLS && isNeeded ? (
        <Pills {...{ about, label, text, change }} options={all} leave={() => state.leave(place)} />
      ) : (
        <select
          {...about}
          aria-labelledby={`${about.id}-label`}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={typed.onBlur}
        >
          <option value="">{isNeeded ? 'Choose' : 'Not given'}</option>
          {all.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    }
    case 'choices': {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset {...about} class="pills" tabIndex={-1} aria-labelledby={`${about.id}-label`}>
          {control.options.map((option) => (
            <label key={option}>
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                onChange={({ currentTarget: { checked } }) =>
                  change(control.options.filter((one) => (one === option ? checked : chosen.includes(one))))
                }
                onBlur={typed.onBlur}
              />
              <span>{option}</span>
            </label>
          ))}
        </fieldset>
      );
    }
    case 'picture':
      return (
        <Photographs
          name={label}
          texts={[]}
          isSingle
          value={isEmpty(value) ? [] : [{ picture: text }]}
          about={about}
          change={(next) => change(next.at(-1)?.picture ?? '')}
        />
      );
    case 'photographs':
      return (
        <Photographs name={label} texts={control.texts} value={(value ?? []) as never} about={about} change={change} />
      );
    case 'logo':
      return <LogoInput typed={typed} change={change} />;
    case 'group':
      return (
        <fieldset {...about} class="fields" aria-labelledby={`${about.id}-label`}>
          {control.fields.map((field) => (
            <Field key={field.name} field={field} at={place} state={state} />
          ))}
        </fieldset>
      );
    case 'list':
      return <List {...{ control, place, state, about, label }} items={Array.isArray(value) ? value : []} />;
    default:
      return <input {...typed} />;
  }
}

type PillsProps = {
  readonly about: { readonly id: string };
  readonly label: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly change: (value: string) => void;
  readonly leave: () => void;
};

function Pills({ about: { id }, text, options, change, leave }: PillsProps) {
  return (
    <span class="pills" role="radiogroup" aria-labelledby={`${id}-label`} id={id} tabIndex={-1}>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={id} checked={option === text} onChange={() => change(option)} onBlur={leave} />
          <span>{option}</span>
        </label>
      ))}
    </span>
  );
}

type ListProps = Omit<InputProps, 'control' | 'isNeeded'> & {
  readonly control: Extract<Control, { type: 'list' }>;
  readonly items: readonly unknown[];
};

/** Items that unfold, each with a summary; short texts are edited in place. */
function List({ control: { item }, place, state, about, label, items }: ListProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const setOpen = (index: number, isOpen: boolean) => {
    const next = new Set(opened);
    next[isOpen ? 'add' : 'delete'](index);
    setOpened(next);
  };
  const change = (next: readonly unknown[]) => state.change(place, next);
  const hasFault = (index: number) =>
    state.faults.some((fault) => keyOf(fault.place).startsWith(`${keyOf([...place, index])}.`));
  const buttons = (index: number, name: string) => (
    <span class="move">
      <button
        type="button"
        disabled={index === 0}
        aria-label={`${name}: up`}
        onClick={() => change(moved(items, index, index - 1))}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={index === items.length - 1}
        aria-label={`${name}: down`}
        onClick={() => change(moved(items, index, index + 1))}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`${name}: remove`}
        onClick={() => change(items.filter((_, at) => at !== index))}
      >
        ✕
      </button>
    </span>
  );
  const add = () => {
    setOpen(items.length, true);
    change([...items, item.type === 'group' ? {} : '']);
  };
  return (
    <fieldset {...about} class="list" tabIndex={-1} aria-labelledby={`${about.id}-label`}>
      <ol>
        {items.map((value, index) => {
          const name = `${label}, item ${index + 1}`;
          if (item.type !== 'group') {
            const [fault] = state.faults.filter((one) => keyOf(one.place) === keyOf([...place, index]));
            const id = idOf([...place, index]);
            return (
              <li key={index} class="text-item">
                <span>
                  <Input
                    control={item}
                    place={[...place, index]}
                    state={state}
                    label={name}
                    isNeeded
                    about={{ id, 'aria-label': name, 'aria-invalid': fault && true } as { id: string }}
                  />
                  {fault && <span class="fault">{fault.text}</span>}
                </span>
                {buttons(index, name)}
              </li>
            );
          }
          return (
            <li key={index}>
              <details
                open={opened.has(index) || hasFault(index)}
                onToggle={({ currentTarget }) => setOpen(index, currentTarget.open)}
              >
                <summary id={idOf([...place, index])}>{summaryOf(value, item.fields)}</summary>
                <div class="fields">
                  {item.fields.map((field) => (
                    <Field key={field.name} field={field} at={[...place, index]} state={state} />
                  ))}
                </div>
              </details>
              {buttons(index, name)}
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={add}>
        Add<span class="sr-only"> to {label}</span>
      </button>
    </fieldset>
  );
}

/** The name of the file in data/; a file that is dropped here is stored at once. */
function LogoInput({ typed, change }: { readonly typed: object; readonly change: (value: string) => void }) {
  const [said, setSaid] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { name } = await upload<{ name: string }>('logo', file);
      change(name);
      setSaid(`${name} is stored; Save to show it.`);
    } catch (error) {
      setSaid(`${file.name}: ${(error as Error).message}`);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file; the button inside does the same
    <div
      class="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <input {...typed} />
      <label class="choose">
        Drop an SVG or PNG here, or choose one
        <input type="file" accept=".svg,.png" onChange={({ currentTarget }) => take(currentTarget.files?.[0])} />
      </label>
      <p role="status">{said}</p>
    </div>
  );
}
