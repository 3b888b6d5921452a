import { X } from 'lucide-react';
import { bindings, json, type Steps } from 'pagewright/tooling';
import { useState } from 'react';
import { Choice } from '../../controls/Choice.tsx';
import { FieldGroup } from '../../controls/FieldGroup.tsx';
import { IconButton, PushButton } from '../../controls/PushButton.tsx';
import { PathChip } from '../../data/bind/PathChip.tsx';
import { dataStrings } from '../../data/data-strings.ts';
import { PathPicker } from '../../data/picker/PathPicker.tsx';
import { pathText } from '../../data/values/value-binding.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { fieldStrings } from '../../field/field-strings.ts';
import { inSentence } from '../../field/schema-words.ts';
import { useField } from '../../field/use-field.ts';
import { ValueField } from '../../field/ValueField.tsx';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { problemsIn } from '../../problems/problems-at.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { JsonField } from '../fields/JsonField.tsx';
import { focusIn } from '../focus-field.ts';
import { formStrings } from '../form-strings.ts';
import { type Condition, conditionIn, conditionValue } from '../rules/condition-value.ts';
import css from './ConditionField.module.css';

/** A condition of a section: which content it needs, and which values of it. */
export function ConditionField({ file, steps, label, help }: FieldProps) {
  const { diagnostics } = useStudio().state;
  const { place, problems, set, remove } = useField(file, steps);
  const [isPicking, setPicking] = useState(false);
  const { value, node, roots } = place;
  const condition = conditionIn(value);
  const change = fieldStrings.change(inSentence(label));
  const write = (next: Condition, of?: typeof node) => set(conditionValue(next, value, of), change);
  if (value !== undefined && !condition)
    return <JsonField file={file} steps={steps} node={node} label={label} />;
  const path = condition && bindings.pathOf(condition.content);
  const found = path && bindings.resolve(path, roots)?.node;
  return (
    <div data-pointer={json.pointerOf(steps)}>
      <FieldGroup
        label={label}
        help={help}
        problem={problemTexts([...problems, ...problemsIn(diagnostics, file, [...steps, 'value'])])}
        aside={
          condition && (
            <IconButton
              label={fieldStrings.removeNamed(inSentence(label))}
              icon={<X size={14} />}
              onClick={({ currentTarget }) => {
                const field = currentTarget.closest('[data-pointer]');
                remove(fieldStrings.removeNamed(inSentence(label)));
                if (field) focusIn(field);
              }}
            />
          )
        }
      >
        <div className={css.content}>
          {path ? <PathChip path={path} roots={roots} /> : condition && <code>{condition.content}</code>}
          <PushButton
            kind={condition ? 'quiet' : 'plain'}
            aria-label={formStrings.chooseContent(label)}
            onClick={() => setPicking(true)}
          >
            {condition ? dataStrings.change : formStrings.choose}
          </PushButton>
        </div>
        {condition && (
          <div>
            <Choice
              label={formStrings.formOf(label)}
              options={(['there', 'compared'] as const).map((is) => ({
                value: is,
                label: formStrings.conditions[is],
              }))}
              value={condition.is}
              onChoose={(is) => write({ ...condition, is }, found === 'unknown' ? undefined : found)}
            />
          </div>
        )}
        {condition?.is === 'compared' && <ComparedValue file={file} steps={steps} change={change} />}
      </FieldGroup>
      {isPicking && (
        <PathPicker
          file={file}
          steps={steps}
          label={label}
          title={formStrings.chooseContent(label)}
          use="whole"
          onClose={() => setPicking(false)}
          onPick={({ path: picked }) => {
            setPicking(false);
            write({ is: condition?.is ?? 'there', content: pathText(picked) });
          }}
        />
      )}
    </div>
  );
}

interface ComparedValueProps {
  readonly file: string;
  /** The steps to the condition. */
  readonly steps: Steps;
  /** What undo calls a change of it. */
  readonly change: string;
}

/** The value that content must have, with a button that allows several. */
function ComparedValue({ file, steps, change }: ComparedValueProps) {
  const inner = [...steps, 'is'];
  const { place, set } = useField(file, inner);
  const { value } = place;
  return (
    <>
      <ValueField file={file} steps={inner} label={formStrings.comparedWith} isRequired />
      {value !== undefined && !json.isArray(value) && (
        <div>
          <PushButton kind="quiet" onClick={() => set([value], change)}>
            {formStrings.severalValues}
          </PushButton>
        </div>
      )}
    </>
  );
}
