import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type Json, nodes, type ValuePlace } from '../../../tooling.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { TextArea, TextInput } from '../../controls/TextInput.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { emptyValue } from '../../form/rules/empty-value.ts';
import { fieldKind } from '../../form/rules/field-kind.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import type { Loss } from '../values/binding-loss.ts';
import { LossText } from '../values/LossText.tsx';
import { isTyped } from '../values/value-binding.ts';
import type { PickerNode } from './picker-tree.ts';
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

/** The default of a value that has numbers; undefined for text that is not a number. */
function asTyped(text: string, isNumber: boolean): Json | undefined {
  if (!isNumber) return text;
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
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
  const { node } = place;
  const types = node ? nodes.typesOf(node) : new Set(['string']);
  const isNumber = types.has('integer') || types.has('number');
  const isText = types.has('string') || isNumber;
  const before = isTyped(place.value, place.roots) ? place.value : undefined;
  const [text, setText] = useState(isText && before !== undefined ? String(before) : '');
  const [isShown, setShown] = useState(
    before !== undefined || (isText && loss.is !== 'value' && loss.is !== 'default'),
  );
  const written = isText ? asTyped(text, isNumber) : (before ?? (node && emptyValue(node)));
  const isFit =
    written !== undefined &&
    written !== '' &&
    (!isText || !node || nodes.problemsOf(written, node).length === 0);
  const mayLeave = loss.is !== 'page';
  const isReady = !isShown || isFit;
  const choose = () => onChoose(isShown ? written : undefined);
  const isOneLine = ['line', 'number'].includes(fieldKind(node));
  const Control = isOneLine ? TextInput : TextArea;
  return (
    <Dialog
      title={strings.data.without.title(label)}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onBack}>{strings.data.picker.back}</PushButton>
          <PushButton kind="main" disabled={!isReady} onClick={choose}>
            {strings.data.picker.use}
          </PushButton>
        </>
      }
    >
      <p className={css.lead}>{strings.data.without.lead(state.project.contentName, entry.label)}</p>
      <div
        ref={(element) => {
          const field = isText ? 'textarea, input[type=text]' : 'input:checked';
          element?.querySelector(field)?.setAttribute('autofocus', '');
        }}
        role="radiogroup"
        aria-label={strings.data.without.title(label)}
        className={css.choices}
      >
        <Option isChecked={isShown} onCheck={() => setShown(true)} name={id}>
          {isText
            ? strings.data.without.show
            : before === undefined
              ? strings.data.without.later
              : strings.data.without.keep}
        </Option>
        {isText && (
          <div className={css.own}>
            <Control
              aria-label={strings.data.without.show}
              value={text}
              onText={(typed) => {
                setText(typed);
                setShown(true);
              }}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' || !isOneLine || !isReady) return;
                // It would press the button that gets the focus.
                event.preventDefault();
                choose();
              }}
            />
          </div>
        )}
        {mayLeave && (
          <Option isChecked={!isShown} onCheck={() => setShown(false)} name={id}>
            {strings.data.without.leave}
            {loss.is !== 'value' && <LossText file={file} loss={loss} />}
          </Option>
        )}
      </div>
    </Dialog>
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
