import { type Json, json } from 'pagewright/tooling';
import { Field } from '../../controls/Field.tsx';
import { TextArea } from '../../controls/TextInput.tsx';
import type { LiteralProps } from '../../field/literal-props.ts';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { problemsIn } from '../../problems/problems-at.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { formStrings } from '../form-strings.ts';
import { useDraftText } from './use-draft-text.ts';
import { useLiteral } from './use-literal.ts';

function print(value: Json): string {
  return JSON.stringify(value, null, 2);
}

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return json.isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A value as JSON: nothing is known about it, or its field cannot show it. */
export function JsonField(props: LiteralProps) {
  const { file, steps, label, help, isRequired = false, aside } = props;
  const { diagnostics } = useStudio().state;
  const { value, problem, canBeRemoved, type, remove } = useLiteral(props);
  const draft = useDraftText(value, print, parse, type);
  // This field has no fields for what is in the value.
  const inside = problemsIn(diagnostics, file, steps).length > 0;
  const shown = inside ? problemTexts(problemsIn(diagnostics, file, steps)) : problem;
  return (
    <Field
      label={label}
      help={[help, formStrings.asJson].filter((each) => each).join(' ')}
      isRequired={isRequired}
      problem={draft.isUnreadable ? <p>{formStrings.noJson}</p> : shown}
      aside={aside}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          spellCheck={false}
          value={draft.text}
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
