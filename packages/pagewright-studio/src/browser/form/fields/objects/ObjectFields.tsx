import { configs, json, nodes, type SchemaNode, type Steps } from 'pagewright/tooling';
import { useRef } from 'react';
import { useIsOpen } from '../../../field/open-parts.tsx';
import { useField } from '../../../field/use-field.ts';
import { ValueField } from '../../../field/ValueField.tsx';
import { OutsideProblems } from '../../../problems/OutsideProblems.tsx';
import { type ShownField, shownFields } from '../../rules/shown-fields.ts';
import { ForgetFieldContext } from '../forget-field.ts';
import { NoteField } from '../NoteField.tsx';
import { AddProperty } from './AddProperty.tsx';
import { FoldedFields, foldedKey } from './FoldedFields.tsx';
import css from './ObjectFields.module.css';
import { useFoldedFields } from './use-folded-fields.ts';
import { useKeptFields } from './use-kept-fields.ts';

interface ObjectFieldsProps {
  readonly file: string;
  readonly steps: Steps;
  readonly node: SchemaNode;
  /** The properties to show, and to report about; by default all. */
  readonly isShown?: (name: string) => boolean;
  /** Whether fields that are rarely used are behind a button; by default if all are shown. */
  readonly folds?: boolean;
  /** Help by the name of a property, where the help of the schema is for people who write JSON. */
  readonly helps?: Readonly<Record<string, string>>;
  /** True if another place of the form shows the problems that no field here does. */
  readonly isReported?: boolean;
}

/** The fields of an object in the order of its schema, the problems that none of them shows, and buttons that add optional properties. */
export function ObjectFields({
  file,
  steps,
  node,
  isShown,
  folds = isShown === undefined,
  helps = {},
  isReported = false,
}: ObjectFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { place } = useField(file, steps);
  const value = json.objectOf(place.value);
  const { kept, keep, add, forget } = useKeptFields(list);
  const [isMoreOpen] = useIsOpen(foldedKey(file, steps));
  const all = shownFields(node, value, kept)
    .filter(({ name }) => isShown?.(name) ?? true)
    .map((field): ShownField => (folds || field.state !== 'folded' ? field : { ...field, state: 'shown' }));
  const fields = useFoldedFields(all, isMoreOpen);
  // What was once a field stays one: it must not go away while a person empties it.
  keep(all.flatMap(({ name, state }) => (state === 'shown' && Object.hasOwn(value, name) ? [name] : [])));

  const show = ({ name, label, help, isRequired }: ShownField) => (
    <div key={name} data-field={name} className={css.field}>
      <ValueField
        file={file}
        steps={[...steps, name]}
        label={label}
        help={helps[name] ?? help}
        isRequired={isRequired}
      />
    </div>
  );
  const folded = fields.filter(({ state }) => state === 'folded');
  const addable = fields.filter(({ state }) => state === 'addable');
  const hasNote =
    Object.hasOwn(value, configs.commentName) && steps.length > 0 && (isShown?.(configs.commentName) ?? true);
  if (fields.length === 0 && !hasNote && isReported) return null;
  return (
    <ForgetFieldContext value={forget}>
      <div ref={list} className={css.fields}>
        {!isReported && <OutsideProblems file={file} steps={steps} names={fields.map(({ name }) => name)} />}
        {fields.filter(({ state }) => state === 'shown').map(show)}
        {folded.length > 0 && (
          <FoldedFields file={file} steps={steps} labels={folded.map(({ label }) => label)}>
            {folded.map(show)}
          </FoldedFields>
        )}
        {hasNote && <NoteField file={file} steps={steps} />}
        {addable.length > 0 && (
          <div className={css.add}>
            {addable.map((field) => (
              <AddProperty
                key={field.name}
                file={file}
                steps={[...steps, field.name]}
                label={field.label}
                node={nodes.objectShape(node).properties.get(field.name)}
                onAdd={() => add(field.name)}
              />
            ))}
          </div>
        )}
      </div>
    </ForgetFieldContext>
  );
}
