import { useState } from 'react';
import { TextInput } from '../../controls/TextInput.tsx';
import { formStrings } from '../form-strings.ts';
import css from './CheckedValues.module.css';

interface CheckedValuesProps {
  /** What the values are, for the field that adds one. */
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Checkboxes for some known values, and a field for others: content may have more. */
export function CheckedValues({ label, values, chosen, onChoose }: CheckedValuesProps) {
  const [other, setOther] = useState('');
  const add = () => {
    const value = other.trim();
    setOther('');
    if (value !== '' && !chosen.includes(value)) onChoose([...chosen, value]);
  };
  return (
    <div className={css.values}>
      <div className={css.list}>
        {values.map((value) => (
          <label key={value} className={css.value}>
            <input
              type="checkbox"
              className={css.box}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            <span className={css.name}>{value}</span>
          </label>
        ))}
      </div>
      <TextInput
        aria-label={formStrings.otherValue(label)}
        placeholder={formStrings.another}
        value={other}
        onText={setOther}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
    </div>
  );
}
