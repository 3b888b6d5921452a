import { type Json, nodes } from 'pagewright/tooling';
import { fieldStrings } from '../../field/field-strings.ts';
import type { LiteralProps } from '../../field/literal-props.ts';
import { inSentence } from '../../field/schema-words.ts';
import { useField } from '../../field/use-field.ts';
import { problemTexts } from '../../problems/problem-texts.tsx';

/** A value and its field, as the fields of this room use them. */
export function useLiteral({ file, steps, node, label, isRequired = false }: LiteralProps) {
  const field = useField(file, steps);
  const change = fieldStrings.change(inSentence(label));
  const isProperty = typeof steps.at(-1) === 'string';
  return {
    value: field.place.value,
    problems: field.problems,
    problem: problemTexts(field.problems),
    /** The default of the schema; undefined if it has none. */
    normal: node && nodes.defaultOf(node)?.value,
    canBeRemoved: isProperty && !isRequired,
    set: (value: Json) => field.set(value, change),
    type: (value: Json) => field.set(value, change, true),
    remove: () => field.remove(change),
    /** Writes text. Without any, an optional property is not written at all. */
    typeText(text: string) {
      if (text === '' && isProperty && !isRequired) field.remove(change, true);
      else field.set(text, change, true);
    },
  };
}
