import { useState } from 'preact/hooks';
import type { Conflict } from '../merge';
import type { Form } from './types';
import { inWords, labelAt } from './values';

type Props = {
  readonly form: Form;
  readonly conflicts: readonly Conflict[];
  readonly onChosen: (values: readonly unknown[]) => void;
  readonly onCancel: () => void;
};

/** Fields that were changed here and elsewhere, side by side. The dealer chooses for each. */
export function Conflicts({ form, conflicts, onChosen, onCancel }: Props) {
  const [chosen, setChosen] = useState<readonly ('yours' | 'theirs' | null)[]>(conflicts.map(() => null));
  return (
    <section class="conflicts" aria-labelledby="conflicts-title" role="alertdialog">
      <h2 id="conflicts-title">Changed elsewhere while this form was open</h2>
      <p>Nothing has been saved yet. Choose for each field, then save.</p>
      {conflicts.map((conflict, index) => {
        const label = labelAt(form, conflict.place);
        return (
          <fieldset key={label}>
            <legend>{label}</legend>
            <p class="hint">It was: {inWords(conflict.base)}</p>
            <div class="sides">
              {(['yours', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={`conflict-${index}`}
                    checked={chosen[index] === side}
                    onChange={() => setChosen(chosen.map((one, at) => (at === index ? side : one)))}
                  />
                  <span>
                    <strong>{side === 'yours' ? 'Yours' : 'Saved meanwhile'}</strong>
                    {inWords(conflict[side])}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <button
        type="button"
        class="primary"
        disabled={chosen.includes(null)}
        onClick={() => onChosen(conflicts.map((one, index) => one[chosen[index] ?? 'yours']))}
      >
        Save these
      </button>
      <button type="button" class="quiet" onClick={onCancel}>
        Back to the form
      </button>
    </section>
  );
}
