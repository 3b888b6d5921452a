import { Database } from 'lucide-react';
import { IconButton, PushButton } from '../../controls/PushButton.tsx';
import { strings } from '../../strings.ts';
import css from './SourceSwitch.module.css';

interface SourceSwitchProps {
  readonly id: string;
  /** The label of the field. */
  readonly field: string;
  /** What leads back from content to a value of one's own: "Type instead". */
  readonly own: string;
  /** What content is called: "From Acme CMS". */
  readonly other: string;
  readonly isBound: boolean;
  /** Called when a person chooses the other side. */
  readonly onChoose: (isBound: boolean) => void;
}

/**
 * The way to the other source of a value, which nearly every field has. So it is an icon until content fills the field; then it is the way
 * back in words, for the field below it names the content.
 */
export function SourceSwitch({ id, field, own, other, isBound, onChoose }: SourceSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields.
    <span id={id} role="group" aria-label={strings.data.switch.label(field)} className={css.switch}>
      {isBound ? (
        <PushButton kind="quiet" onClick={() => onChoose(false)}>
          {own}
        </PushButton>
      ) : (
        <IconButton label={other} icon={<Database size={14} />} onClick={() => onChoose(true)} />
      )}
    </span>
  );
}
