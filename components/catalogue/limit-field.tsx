import { Field, TextInput } from '@/components/ui/field';
import { groupedSum } from '@/lib/catalogue/active-filters';
import { CURRENCY } from '@/lib/market/market';

type Props = {
  readonly id: string;
  readonly label: string;
  /** Digits; empty for no limit. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
};

/** A limit for the price, set by the visitor. */
export function LimitField({ id, label, value, onChange }: Props) {
  return (
    <Field label={label} hint={CURRENCY} onlyIn="sale" htmlFor={id}>
      <TextInput
        id={id}
        inputMode="numeric"
        value={groupedSum(value)}
        onChange={({ target }) => onChange(target.value.replace(/\D|^0+/g, ''))}
        maxLength={15}
      />
    </Field>
  );
}
