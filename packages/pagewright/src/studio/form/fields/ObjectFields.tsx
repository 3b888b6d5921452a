import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { commentName } from '../../../json/comments.ts';
import { objectOf } from '../../../json/json-value.ts';
import type { Steps } from '../../../json/steps.ts';
import type { SchemaNode } from '../../../schema/schema-node.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import { PushButton } from '../../controls/PushButton.tsx';
import { OutsideProblems } from '../../problems/OutsideProblems.tsx';
import { pointerOf } from '../../problems/problems-at.ts';
import { words } from '../../strings.ts';
import { focusIn } from '../focus-field.ts';
import { openKey, useIsOpen, useOpenParts, withOpenRow } from '../open-parts.tsx';
import { firstItems } from '../rules/empty-value.ts';
import { fieldKind } from '../rules/field-kind.ts';
import { inSentence } from '../rules/schema-words.ts';
import { type ShownField, shownFields } from '../rules/shown-fields.ts';
import { useField } from '../use-field.ts';
import { ValueField } from '../ValueField.tsx';
import { FoldedFields, foldedKey } from './FoldedFields.tsx';
import { ForgetFieldContext } from './forget-field.ts';
import { NoteField } from './NoteField.tsx';
import css from './ObjectFields.module.css';
import { useFoldedFields } from './use-folded-fields.ts';

interface ObjectFieldsProps {
  readonly file: string;
  readonly steps: Steps;
  readonly node: SchemaNode;
  /** The properties to show, and to report about; by default all. */
  readonly isShown?: (name: string) => boolean;
  /** Whether fields that are rarely used are behind a button; by default if all are shown. */
  readonly folds?: boolean;
  /** Help by the name of a property, where that of the schema is for people who write JSON. */
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
  const value = objectOf(place.value);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string>();
  const [isMoreOpen] = useIsOpen(foldedKey(file, steps));
  const all = shownFields(node, value, kept)
    .filter(({ name }) => isShown?.(name) ?? true)
    .map((field): ShownField => (folds || field.state !== 'folded' ? field : { ...field, state: 'shown' }));
  const fields = useFoldedFields(all, isMoreOpen);

  // What was once a field stays one: it must not go away while a person empties it.
  const names = all.filter(({ state }) => state === 'shown').map(({ name }) => name);
  const missing = names.filter((name) => Object.hasOwn(value, name) && !kept.has(name));
  if (missing.length > 0) setKept(new Set([...kept, ...missing]));

  useEffect(() => {
    if (added === undefined) return;
    setAdded(undefined);
    const fields = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-field]') ?? [])];
    const field = fields.find(({ dataset }) => dataset.field === added);
    if (field) focusIn(field);
  }, [added]);

  const [forgotten, setForgotten] = useState<string>();
  useEffect(() => {
    if (forgotten === undefined) return;
    setForgotten(undefined);
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(':scope > div > [data-add]') ?? [])];
    buttons.find(({ dataset }) => dataset.add === forgotten)?.focus();
  }, [forgotten]);
  const forget = useCallback((name: string) => {
    setKept((before) => new Set([...before].filter((each) => each !== name)));
    setForgotten(name);
  }, []);

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
  const hasNote = Object.hasOwn(value, commentName) && steps.length > 0 && (isShown?.(commentName) ?? true);
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
                node={objectShape(node).properties.get(field.name)}
                onAdd={() => {
                  setKept(new Set([...kept, field.name]));
                  setAdded(field.name);
                }}
              />
            ))}
          </div>
        )}
      </div>
    </ForgetFieldContext>
  );
}

interface AddPropertyProps {
  readonly file: string;
  readonly steps: Steps;
  readonly label: string;
  readonly node: SchemaNode | undefined;
  readonly onAdd: () => void;
}

/** Adds an optional property: a list with its first item. Of other values it shows the empty field, and a person writes the first of it. */
function AddProperty({ file, steps, label, node, onAdd }: AddPropertyProps) {
  const { set } = useField(file, steps);
  const { change } = useOpenParts();
  return (
    <PushButton
      kind="quiet"
      data-add={String(steps.at(-1))}
      icon={<Plus size={14} aria-hidden />}
      onClick={() => {
        if (node && fieldKind(node) === 'list') {
          set(firstItems(node), words.form.add(inSentence(label)));
          change((open) => withOpenRow(open, openKey(file, pointerOf(steps)), 0));
        }
        onAdd();
      }}
    >
      {words.form.add(inSentence(label))}
    </PushButton>
  );
}
