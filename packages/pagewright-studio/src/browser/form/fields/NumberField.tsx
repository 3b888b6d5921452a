import { nodes } from 'pagewright/tooling';
import { Field } from '../../controls/Field.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import type { LiteralProps } from '../../field/literal-props.ts';
import { formStrings } from '../form-strings.ts';
import { typedNumber } from '../rules/typed-number.ts';
import css from './fields.module.css';
import { ResetButton } from './ResetButton.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useLiteral } from './use-literal.ts';

/** A number. What is typed is written as soon as it is one. */
export function NumberField(props: LiteralProps) {
  const { node, label, help, isRequired = false, aside } = props;
  const { value, problem, normal, canBeRemoved, type, remove } = useLiteral(props);
  const draft = useDraftText(value, (each) => JSON.stringify(each), typedNumber, type);
  const limits =
    node &&
    formStrings.between(nodes.bound(node, 'minimum', 'highest'), nodes.bound(node, 'maximum', 'lowest'));
  const unreadable = draft.isUnreadable ? <p>{formStrings.noNumber(draft.text)}</p> : undefined;
  return (
    <Field
      label={label}
      help={[help, limits].filter((each) => each).join(' ')}
      isRequired={isRequired}
      problem={unreadable ?? problem}
      aside={
        <span className={css.aside}>
          {canBeRemoved && value !== undefined && normal !== undefined && (
            <ResetButton label={label} onReset={remove} />
          )}
          {aside}
        </span>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={draft.text}
          placeholder={typeof normal === 'number' ? formStrings.normally(String(normal)) : undefined}
          onText={(text) => {
            if (text.trim() === '' && canBeRemoved && value !== undefined) remove();
            draft.type(text);
          }}
          onBlur={draft.leave}
        />
      )}
    </Field>
  );
}
