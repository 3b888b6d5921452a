import type { Json, ValuePlace } from 'pagewright/tooling';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { TextArea, TextInput } from '../../controls/TextInput.tsx';
import { fieldKind } from '../../field/field-kind.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import type { Loss } from '../values/binding-loss.ts';
import { LossText } from '../values/LossText.tsx';
import type { PickerNode } from './picker-tree.ts';
import { useFallback } from './use-fallback.ts';
import css from './WithoutValue.module.css';

interface WithoutValueProps extends Pick<FieldProps, 'file' | 'steps' | 'label'> {
  readonly entry: PickerNode;
  readonly place: ValuePlace;
  readonly loss: Loss;
  readonly onBack: () => void;
  readonly onClose: () => void;
  /** @param fallback undefined to leave the value out */
  readonly onChoose: (fallback: Json | undefined) => void;
}

/** Asks what is shown when content lacks a value. It starts with what was typed before. */
export function WithoutValue({
  file,
  label,
  entry,
  place,
  loss,
  onBack,
  onClose,
  onChoose,
}: WithoutValueProps) {
  const { state } = useStudio();
  const id = useId();
  const { text, setText, isText, isShown, setShown, isKept, isReady, fallback } = useFallback(place, loss);
  const choose = () => onChoose(fallback);
  const isOneLine = ['line', 'number'].includes(fieldKind(place.node));
  const { without } = dataStrings;
  return (
    <Dialog
      title={without.title(label)}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onBack}>{dataStrings.picker.back}</PushButton>
          <PushButton kind="main" disabled={!isReady} onClick={choose}>
            {dataStrings.picker.use}
          </PushButton>
        </>
      }
    >
      <p className={css.lead}>{without.lead(state.project.contentName, entry.label)}</p>
      <div
        ref={(element) => {
          const field = isText ? 'textarea, input[type=text]' : 'input:checked';
          element?.querySelector(field)?.setAttribute('autofocus', '');
        }}
        role="radiogroup"
        aria-label={without.title(label)}
        className={css.choices}
      >
        <Option isChecked={isShown} onCheck={() => setShown(true)} name={id}>
          {isText ? without.show : isKept ? without.keep : without.later}
        </Option>
        {isText && (
          <OwnText
            text={text}
            isOneLine={isOneLine}
            onText={(typed) => {
              setText(typed);
              setShown(true);
            }}
            onEnter={isReady ? choose : undefined}
          />
        )}
        {loss.is !== 'page' && (
          <Option isChecked={!isShown} onCheck={() => setShown(false)} name={id}>
            {without.leave}
            {loss.is !== 'value' && <LossText file={file} loss={loss} />}
          </Option>
        )}
      </div>
    </Dialog>
  );
}

interface OwnTextProps {
  readonly text: string;
  readonly isOneLine: boolean;
  readonly onText: (text: string) => void;
  /** Undefined while the text does not fit. */
  readonly onEnter: (() => void) | undefined;
}

/** The text that is shown without content. */
function OwnText({ text, isOneLine, onText, onEnter }: OwnTextProps) {
  const Control = isOneLine ? TextInput : TextArea;
  return (
    <div className={css.own}>
      <Control
        aria-label={dataStrings.without.show}
        value={text}
        onText={onText}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !isOneLine || !onEnter) return;
          // Enter would also press the button that gets the focus.
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly isChecked: boolean;
  readonly onCheck: () => void;
  readonly children: ReactNode;
}

function Option({ name, isChecked, onCheck, children }: OptionProps) {
  return (
    <label className={css.option}>
      <input type="radio" name={name} checked={isChecked} onChange={onCheck} />
      <span className={css.words}>{children}</span>
    </label>
  );
}
