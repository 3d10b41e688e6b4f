import { useEffect, useState } from 'preact/hooks';
import type { FieldFault } from '../field-faults';
import type { Conflict, Place } from '../merge';
import { get, post } from './api';
import { Conflicts } from './conflicts';
import { Field, idOf } from './controls';
import { type Draft, readDraft, removeDraft, storeDraft } from './drafts';
import { OnSending } from './photographs';
import { SaveBar } from './save-bar';
import type { Entry, Form, FormGroup, SaveAnswer, Values } from './types';
import { changeCount, isEmpty, labelAt, valueAt, withValue } from './values';

type Props = { readonly file: string | null; readonly like?: string };

/** Loads a file of data/, or the form of a new car. */
export function EntryForm({ file, like = '' }: Props) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    const loaded = file === null ? get<Entry>('new', { like }) : get<Entry>('entry', { file });
    loaded.then(setEntry, (failure: Error) => setError(failure.message));
  }, []);
  if (error) return <p role="alert">{error}</p>;
  return entry && <LoadedForm file={file} entry={entry} />;
}

type Status =
  | { readonly kind: 'open' | 'saving' }
  | { readonly kind: 'saved'; readonly version: number | null }
  | { readonly kind: 'failed'; readonly text: string };

const today = () => new Date().toLocaleDateString('sv');

function LoadedForm({
  file,
  entry: { form, values: opened },
}: {
  readonly file: string | null;
  readonly entry: Entry;
}) {
  const [values, setValues] = useState<Values>(opened);
  /** The form's values when it was opened: empty for a new car. */
  const [base, setBase] = useState<Values>(file === null ? {} : opened);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [status, setStatus] = useState<Status>({ kind: 'open' });
  const [sending, setSending] = useState(0);
  const draftKey = file ?? 'new';
  const [draft, setDraft] = useState<Draft | null>(() => readDraft(draftKey));
  const changes = changeCount(values, base);
  const isCar = file === null || file.startsWith('data/vehicles/');
  const title = isCar ? String(values.name || (file === null ? 'New car' : file)) : form.label;

  useEffect(() => {
    if (changes === 0 || values === opened) return;
    const timer = setTimeout(() => storeDraft(draftKey, { values, base, at: Date.now() }), 200);
    return () => clearTimeout(timer);
  }, [values, base]);

  function change(place: Place, value: unknown) {
    setStatus({ kind: 'open' });
    setValues((before) => {
      const after = withValue(before, place, value);
      if (isCar && place[0] === 'images' && before.image === firstPicture(before)) {
        return { ...after, image: isEmpty(before.image) ? undefined : firstPicture(after) };
      }
      if (!isCar || place[0] !== 'status') return after;
      // A car is mostly marked as sold on the day it was sold.
      if (value === 'sold') return isEmpty(after.soldOn) ? { ...after, soldOn: today() } : after;
      return isEmpty(base.soldOn) ? { ...after, soldOn: undefined } : after;
    });
  }

  async function check(now: Values) {
    try {
      setFaults((await post<{ faults: readonly FieldFault[] }>('check', { file, values: now })).faults);
    } catch {
      // A stopped desk is reported at the head of the page.
    }
  }
  useEffect(() => {
    if (left.size > 0) void check(values);
  }, [left]);

  function showFaults(found: readonly FieldFault[]) {
    setFaults(found);
    setLeft(new Set(['*']));
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.fault-list')?.focus());
  }

  async function save(now = values, from = base) {
    setStatus({ kind: 'saving' });
    try {
      const answer = await post<SaveAnswer>('save', { file, values: now, base: from });
      if ('saved' in answer) return afterSave(answer.saved);
      setStatus({ kind: 'open' });
      if ('conflicts' in answer) return setConflicts(answer.conflicts);
      showFaults(answer.faults);
    } catch (error) {
      setStatus({ kind: 'failed', text: (error as Error).message });
    }
  }

  function afterSave({ file: stored, values: saved, version }: Extract<SaveAnswer, { saved: unknown }>['saved']) {
    removeDraft(draftKey, Date.now());
    setDraft(null);
    setFaults([]);
    setLeft(new Set());
    if (file === null) {
      window.location.hash = `#/entry/${stored}`;
      return;
    }
    setValues(saved);
    setBase(saved);
    setStatus({ kind: 'saved', version });
  }

  /** The tab is opened at once: a browser blocks one that is opened later. */
  async function preview() {
    const tab = window.open('', 'desk-preview');
    try {
      const answer = await post<{ page: string } | { faults: readonly FieldFault[] }>('preview', { file, values });
      if ('page' in answer) {
        if (tab) tab.location.href = answer.page;
        return;
      }
      tab?.close();
      showFaults(answer.faults);
    } catch (error) {
      tab?.close();
      setStatus({ kind: 'failed', text: (error as Error).message });
    }
  }

  async function undo(number: number) {
    try {
      await post('undo', { number });
      const { values: now } = await get<Entry>('entry', { file: draftKey });
      setValues(now);
      setBase(now);
      setStatus({ kind: 'open' });
    } catch (error) {
      setStatus({ kind: 'failed', text: (error as Error).message });
    }
  }

  async function remove() {
    if (!window.confirm(`Remove ${title}? Its photographs stay in pictures/, and 'Versions' can take it back.`)) return;
    try {
      await post('remove', { file });
      removeDraft(draftKey, Date.now());
      window.location.hash = '#/cars';
    } catch (error) {
      setStatus({ kind: 'failed', text: (error as Error).message });
    }
  }

  const shownFaults = faults.filter(({ place }) => left.has('*') || isTouched(place, left, values));
  const state = {
    values,
    faults: shownFaults,
    change,
    leave: (place: Place) => setLeft(new Set([...left, place.join('.')])),
  };

  return (
    <form class="entry" onSubmit={(event) => event.preventDefault()} noValidate>
      <div class="title">
        <h1>{title}</h1>
        {file !== null && isCar && (
          <span class="more">
            <a href={`#/new/${file}`}>New one like this</a>
            <button type="button" class="quiet" onClick={remove}>
              Remove
            </button>
          </span>
        )}
      </div>
      {draft && (
        <div class="notice" role="status">
          <p>You typed something here on {timeText(draft.at)} and did not save it.</p>
          <button
            type="button"
            onClick={() => {
              setValues(draft.values);
              setBase(draft.base);
              setDraft(null);
            }}
          >
            Go on with it
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              removeDraft(draftKey, draft.at);
              setDraft(null);
            }}
          >
            Discard it
          </button>
        </div>
      )}
      {conflicts.length > 0 && (
        <Conflicts
          {...{ form, conflicts }}
          onCancel={() => setConflicts([])}
          onChosen={(chosen) => {
            const from = conflicts.reduce((all, { place, theirs }) => withValue(all, place, theirs), base);
            const now = conflicts.reduce((all, { place }, index) => withValue(all, place, chosen[index]), values);
            setBase(from);
            setValues(now);
            setConflicts([]);
            void save(now, from);
          }}
        />
      )}
      {shownFaults.length > 0 && <FaultList form={form} faults={shownFaults} />}
      <OnSending.Provider value={(change) => setSending((now) => now + change)}>
        {form.groups.map((group) => (
          <Group key={group.title} group={group} faults={shownFaults} values={values}>
            {group.fields
              .filter(({ name }) => name !== 'image' || !isFirstPicture(values))
              .map((field) => (
                <Field key={field.name} field={field} at={[]} state={state} />
              ))}
          </Group>
        ))}
      </OnSending.Provider>
      <SaveBar
        isSaving={status.kind === 'saving'}
        canSave={changes > 0 && sending === 0}
        onSave={() => save()}
        state={
          sending > 0 ? (
            'Taking in photographs…'
          ) : status.kind === 'failed' ? (
            <span class="fault">{status.text}</span>
          ) : shownFaults.length > 0 ? (
            <span class="fault">
              {shownFaults.length === 1 ? '1 field' : `${shownFaults.length} fields`} to put right
            </span>
          ) : status.kind === 'saved' && changes === 0 ? (
            'Saved.'
          ) : changes > 0 ? (
            changes === 1 ? (
              'One change not saved'
            ) : (
              `${changes} changes not saved`
            )
          ) : (
            'No changes'
          )
        }
      >
        {isCar && (
          <button type="button" onClick={preview}>
            Preview
          </button>
        )}
        {status.kind === 'saved' && status.version !== null && changes === 0 && (
          <button type="button" onClick={() => undo(status.version as number)}>
            Undo
          </button>
        )}
      </SaveBar>
    </form>
  );
}

const firstPicture = (values: Values) => valueAt(values, ['images', 0, 'picture']);

/** The first photograph is the main one; a file may name another one, and the form then shows it. */
const isFirstPicture = (values: Values) => isEmpty(values.image) || values.image === firstPicture(values);

/** Whether the dealer has been at a field, or filled it: an empty one is not at fault before. */
function isTouched(place: Place, left: ReadonlySet<string>, values: Values): boolean {
  const key = place.join('.');
  return left.has(key) || (left.size > 0 && !isEmpty(valueAt(values, place)));
}

function timeText(at: number): string {
  return new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}

function FaultList({ form, faults }: { readonly form: Form; readonly faults: readonly FieldFault[] }) {
  const show = (place: Place) => {
    const field = document.getElementById(idOf(place)) ?? document.getElementById(idOf(place.slice(0, -1)));
    for (let at = field?.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <section class="fault-list" tabIndex={-1} aria-labelledby="fault-list-title">
      <h2 id="fault-list-title">
        {faults.length === 1 ? 'One field is' : `${faults.length} fields are`} to be put right
      </h2>
      <ul>
        {faults.map(({ place, text }) => (
          <li key={place.join('.') + text}>
            <a
              href={`#${idOf(place)}`}
              onClick={(event) => {
                event.preventDefault();
                show(place);
              }}
            >
              {labelAt(form, place)}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

type GroupProps = {
  readonly group: FormGroup;
  readonly faults: readonly FieldFault[];
  readonly values: Values;
  readonly children: preact.ComponentChildren;
};

function Group({ group: { title, isFolded, fields }, faults, values, children }: GroupProps) {
  const hasFault = faults.some(({ place }) => fields.some(({ name }) => name === place[0]));
  const [isOpen, setOpen] = useState(!isFolded);
  useEffect(() => {
    if (hasFault) setOpen(true);
  }, [hasFault]);
  if (title === '') return <div class="group fields">{children}</div>;
  const filled = fields.filter(({ name }) => !isEmpty(values[name])).length;
  if (!isFolded) {
    return (
      <section class="group">
        <h2>{title}</h2>
        <div class="fields">{children}</div>
      </section>
    );
  }
  return (
    <details class="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <span class="hint">{filled === 0 ? 'nothing yet' : `${filled} of ${fields.length} filled`}</span>
      </summary>
      <div class="fields">{children}</div>
    </details>
  );
}
