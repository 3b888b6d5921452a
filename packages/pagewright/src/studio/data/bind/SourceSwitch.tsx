import { words } from '../../words.ts';
import css from './SourceSwitch.module.css';

interface SourceSwitchProps {
  readonly id: string;
  /** The label of the field. */
  readonly field: string;
  /** What a value is called that does not come from content: "Typed". */
  readonly own: string;
  /** What content is called: "From Acme CMS". */
  readonly other: string;
  readonly isBound: boolean;
  /** Called when a person chooses the other side. */
  readonly onChoose: (isBound: boolean) => void;
}

/** The switch between a typed value and content. Buttons, not radio buttons, because an arrow key must not open a dialog. */
export function SourceSwitch({ id, field, own, other, isBound, onChoose }: SourceSwitchProps) {
  const sides = [
    { label: own, isOn: !isBound },
    { label: other, isOn: isBound },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields.
    <span id={id} role="group" aria-label={words.data.switch.label(field)} className={css.switch}>
      {sides.map(({ label, isOn }, index) => (
        <button
          key={label}
          type="button"
          className={css.side}
          aria-pressed={isOn}
          data-content={index === 1 ? '' : undefined}
          onClick={() => {
            if (!isOn) onChoose(index === 1);
          }}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
