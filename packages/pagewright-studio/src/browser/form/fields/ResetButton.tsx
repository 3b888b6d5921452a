import { focusIn } from '../focus-field.ts';
import { formStrings } from '../form-strings.ts';
import css from './ResetButton.module.css';

interface ResetButtonProps {
  readonly label: string;
  readonly onReset: () => void;
}

/** Removes a value, so that its default counts again. */
export function ResetButton({ label, onReset }: ResetButtonProps) {
  return (
    <button
      type="button"
      className={css.reset}
      aria-label={formStrings.resetNamed(label)}
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('[data-pointer]');
        onReset();
        // The button disappears with the value.
        if (field) focusIn(field);
      }}
    >
      {formStrings.reset}
    </button>
  );
}
