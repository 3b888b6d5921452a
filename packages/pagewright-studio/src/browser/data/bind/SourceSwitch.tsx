import { Database } from 'lucide-react';
import { IconButton, PushButton } from '../../controls/PushButton.tsx';
import { dataStrings } from '../data-strings.ts';
import css from './SourceSwitch.module.css';

interface SourceSwitchProps {
  readonly id: string;
  /** The label of the field. */
  readonly field: string;
  /** The words for the way back from content to a typed value: "Type instead". */
  readonly own: string;
  /** What content is called: "From Acme CMS". */
  readonly other: string;
  readonly isBound: boolean;
  /** Called when a person chooses the other side. */
  readonly onChoose: (isBound: boolean) => void;
}

/**
 * The switch between a typed value and content. Nearly every field has one, so it is an icon until content fills the field. Then it is the
 * way back in words, because the field below it names the content.
 */
export function SourceSwitch({ id, field, own, other, isBound, onChoose }: SourceSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields.
    <span id={id} role="group" aria-label={dataStrings.switch.label(field)} className={css.switch}>
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
