import { Plus, X } from 'lucide-react';
import { configs, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { useId, useRef, useState } from 'react';
import { FieldGroup } from '../../../controls/FieldGroup.tsx';
import { IconButton, PushButton } from '../../../controls/PushButton.tsx';
import { TextInput } from '../../../controls/TextInput.tsx';
import { emptyValue, firstItems } from '../../../field/empty-value.ts';
import { fieldKind } from '../../../field/field-kind.ts';
import type { FieldProps } from '../../../field/field-props.ts';
import { fieldStrings } from '../../../field/field-strings.ts';
import { helpOf } from '../../../field/help-text.ts';
import type { LiteralProps } from '../../../field/literal-props.ts';
import { useField } from '../../../field/use-field.ts';
import { ValueField } from '../../../field/ValueField.tsx';
import { OutsideProblems } from '../../../problems/OutsideProblems.tsx';
import { problemTexts } from '../../../problems/problem-texts.tsx';
import { useStudio } from '../../../shell/studio-context.ts';
import { formStrings } from '../../form-strings.ts';
import { DepthContext, useDepth } from '../depth.ts';
import { ForgetFieldContext, useForgetField } from '../forget-field.ts';
import { NoteField } from '../NoteField.tsx';
import css from './RecordField.module.css';

/** An object whose names are chosen by people: one field for each name, and a field that adds one. */
export function RecordField(props: LiteralProps) {
  const { file, steps, node, label, help, isRequired = false, isLabelHidden, aside } = props;
  const studio = useStudio();
  const depth = useDepth();
  const entries = useRef<HTMLDivElement>(null);
  const focusAdd = () =>
    entries.current?.querySelector<HTMLElement>(':scope > [data-add-entry] input')?.focus();
  const { place, problems, set } = useField(file, steps);
  const value = json.objectOf(place.value);
  const names = Object.keys(value).filter((name) => name !== configs.commentName);
  const others = node && nodes.objectShape(node).others;
  const config = configs.read(studio.state.site, file);
  const suggested = (config && configs.paramKeys(steps, config)) ?? [];
  const add = (name: string) => {
    if (!others) return;
    const first = fieldKind(others) === 'list' ? firstItems(others) : emptyValue(others);
    set({ ...value, [name]: first }, formStrings.add(name));
  };
  return (
    <FieldGroup
      label={label}
      help={help}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden ?? false}
      problem={place.value === undefined ? problemTexts(problems) : undefined}
      aside={aside}
    >
      <ForgetFieldContext value={focusAdd}>
        <div ref={entries} className={css.entries}>
          <OutsideProblems file={file} steps={steps} names={names} />
          <DepthContext value={depth + 1}>
            {names.map((name) => (
              <Entry
                key={name}
                file={file}
                steps={[...steps, name]}
                label={name}
                help={helpOf(others, name)}
                isObject={fieldKind(others) === 'object'}
              />
            ))}
          </DepthContext>
          {Object.hasOwn(value, configs.commentName) && <NoteField file={file} steps={steps} />}
          <AddEntry
            label={label}
            taken={names}
            suggested={suggested.filter((name) => !names.includes(name))}
            node={others}
            onAdd={add}
          />
        </div>
      </ForgetFieldContext>
    </FieldGroup>
  );
}

interface EntryProps extends FieldProps {
  /** True for an object, whose field has a button that removes it. */
  readonly isObject: boolean;
}

function Entry({ isObject, ...props }: EntryProps) {
  const { remove } = useField(props.file, props.steps);
  const forget = useForgetField();
  const name = fieldStrings.removeNamed(props.label);
  if (isObject) return <ValueField {...props} />;
  return (
    <ValueField
      {...props}
      aside={
        <IconButton
          label={name}
          icon={<X size={14} />}
          onClick={() => {
            remove(name);
            forget(props.label);
          }}
        />
      }
    />
  );
}

interface AddEntryProps {
  readonly label: string;
  readonly taken: readonly string[];
  readonly suggested: readonly string[];
  readonly node: SchemaNode | undefined;
  readonly onAdd: (name: string) => void;
}

function AddEntry({ label, taken, suggested, node, onAdd }: AddEntryProps) {
  const [name, setName] = useState('');
  const list = useId();
  const trimmed = name.trim();
  const isTaken = taken.includes(trimmed);
  const add = () => {
    if (trimmed === '' || isTaken || !node) return;
    onAdd(trimmed);
    setName('');
  };
  return (
    <div className={css.add} data-add-entry="">
      <TextInput
        aria-label={formStrings.newName(label)}
        placeholder={formStrings.name}
        list={suggested.length > 0 ? list : undefined}
        aria-invalid={isTaken || undefined}
        value={name}
        onText={setName}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      {suggested.length > 0 && (
        <datalist id={list}>
          {suggested.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      <PushButton
        icon={<Plus size={14} aria-hidden />}
        aria-disabled={trimmed === '' || isTaken || undefined}
        onClick={add}
      >
        {formStrings.addEntry}
      </PushButton>
      {isTaken && <p role="status">{formStrings.isTaken(trimmed)}</p>}
    </div>
  );
}
