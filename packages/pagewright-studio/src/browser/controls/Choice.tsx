import { type ReactNode, useId } from 'react';
import css from './Choice.module.css';

interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Shown in place of the label, which stays its name. */
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
  readonly 'aria-describedby'?: string | undefined;
}

/** A choice of a few values that are all seen: radio buttons. */
export function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  ...rest
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} {...rest} className={css.choice}>
      {options.map((option) => (
        <label key={option.value} className={css.option} title={option.picture ? option.label : undefined}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChoose(option.value)}
          />
          {option.picture ? (
            <>
              {option.picture}
              <span className={css.name}>{option.label}</span>
            </>
          ) : (
            <span>{option.label}</span>
          )}
        </label>
      ))}
    </div>
  );
}
