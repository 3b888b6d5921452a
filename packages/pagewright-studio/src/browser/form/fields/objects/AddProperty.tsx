import { Plus } from 'lucide-react';
import { json, type SchemaNode, type Steps } from 'pagewright/tooling';
import { PushButton } from '../../../controls/PushButton.tsx';
import { firstItems } from '../../../field/empty-value.ts';
import { fieldKind } from '../../../field/field-kind.ts';
import { openKey, useOpenParts, withOpenRow } from '../../../field/open-parts.tsx';
import { inSentence } from '../../../field/schema-words.ts';
import { useField } from '../../../field/use-field.ts';
import { formStrings } from '../../form-strings.ts';

interface AddPropertyProps {
  readonly file: string;
  readonly steps: Steps;
  readonly label: string;
  readonly node: SchemaNode | undefined;
  readonly onAdd: () => void;
}

/** Adds an optional property. A list gets its first item. Other values get an empty field, and are written when a person fills it in. */
export function AddProperty({ file, steps, label, node, onAdd }: AddPropertyProps) {
  const { set } = useField(file, steps);
  const { change } = useOpenParts();
  return (
    <PushButton
      kind="quiet"
      data-add={String(steps.at(-1))}
      icon={<Plus size={14} aria-hidden />}
      onClick={() => {
        if (node && fieldKind(node) === 'list') {
          set(firstItems(node), formStrings.add(inSentence(label)));
          change((open) => withOpenRow(open, openKey(file, json.pointerOf(steps)), 0));
        }
        onAdd();
      }}
    >
      {formStrings.add(inSentence(label))}
    </PushButton>
  );
}
