import { nodes } from 'pagewright/tooling';
import { useState } from 'react';
import { Field } from '../../controls/Field.tsx';
import { TextArea, TextInput } from '../../controls/TextInput.tsx';
import { fieldKind } from '../../field/field-kind.ts';
import type { LiteralProps } from '../../field/literal-props.ts';
import { isHeading } from '../../names/readable-text.ts';
import { formStrings } from '../form-strings.ts';
import css from './fields.module.css';
import { ResetButton } from './ResetButton.tsx';
import { useLiteral } from './use-literal.ts';
import { useTypedText } from './use-typed-text.ts';

/** Characters from which a text is easier to read on several lines. */
const longText = 48;

/** Text on one line, or on several if it is usually long. */
export function TextField(props: LiteralProps) {
  const { node, label, help, isRequired = false, aside } = props;
  const { value, problem, normal, canBeRemoved, typeText, remove } = useLiteral(props);
  const text = value === undefined || value === null || typeof value === 'object' ? '' : String(value);
  // Decided once, because another element would lose the focus while a person types.
  const [isLong] = useState(
    () => fieldKind(node) === 'prose' || [...text].length > longText || text.includes('\n'),
  );
  const typed = useTypedText(text, typeText);
  const most = node && nodes.bound(node, 'maxLength', 'lowest');
  const left = most === undefined ? undefined : most - [...typed.value].length;
  const isNear = left !== undefined && most !== undefined && left < most / 5;
  const Control = isLong ? TextArea : TextInput;
  return (
    <Field
      label={label}
      help={help}
      isRequired={isRequired}
      problem={problem}
      aside={
        <span className={css.aside}>
          {isNear && <span className={css.count}>{formStrings.charactersLeft(left)}</span>}
          {canBeRemoved && value !== undefined && normal !== undefined && !(node && isHeading(node)) && (
            <ResetButton label={label} onReset={remove} />
          )}
          {aside}
        </span>
      }
    >
      {(control) => (
        <Control
          {...control}
          {...typed}
          placeholder={typeof normal === 'string' ? formStrings.normally(normal) : undefined}
        />
      )}
    </Field>
  );
}
