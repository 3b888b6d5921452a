import { json, type ValuePlace } from 'pagewright/tooling';
import type { ComponentType, ReactNode } from 'react';
import { BindableField } from '../data/BindableField.tsx';
import { EachItem } from '../data/EachItem.tsx';
import { canShow, type FieldKind, fieldKind } from '../field/field-kind.ts';
import type { FieldProps } from '../field/field-props.ts';
import type { LiteralProps } from '../field/literal-props.ts';
import { useField } from '../field/use-field.ts';
import { FieldFindersContext } from '../field/ValueField.tsx';
import { ImageField } from '../pickers/ImageField.tsx';
import { LinkField } from '../pickers/LinkField.tsx';
import { RichTextField } from '../pickers/RichTextField.tsx';
import { VariantField } from '../pickers/VariantField.tsx';
import css from './AllFields.module.css';
import { BooleanField } from './fields/BooleanField.tsx';
import { DateField } from './fields/DateField.tsx';
import { EnumField } from './fields/EnumField.tsx';
import { JsonField } from './fields/JsonField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { ObjectField } from './fields/objects/ObjectField.tsx';
import { RecordField } from './fields/objects/RecordField.tsx';
import { TextField } from './fields/TextField.tsx';
import { UnionField } from './fields/UnionField.tsx';
import { ListField } from './lists/ListField.tsx';

const fields: { readonly [Kind in FieldKind]: ComponentType<LiteralProps> } = {
  line: TextField,
  prose: TextField,
  'rich-text': withoutNode(RichTextField),
  link: withoutNode(LinkField),
  date: DateField,
  number: NumberField,
  checkbox: BooleanField,
  enum: EnumField,
  variants: withoutNode(VariantField),
  tones: withoutNode(VariantField),
  image: withoutNode(ImageField),
  object: ObjectField,
  record: RecordField,
  list: ListField,
  union: UnionField,
  constant: JsonField,
  json: JsonField,
};

/** Fields of other rooms find the schema themselves. */
function withoutNode(Field: ComponentType<Omit<LiteralProps, 'node'>>): ComponentType<LiteralProps> {
  return ({ node: _, ...props }) => <Field {...props} />;
}

function Literal(props: LiteralProps) {
  const { place } = useField(props.file, props.steps);
  const kind = fieldKind(props.node);
  const Field = canShow(kind, place.value) ? fields[kind] : JsonField;
  return <Field {...props} />;
}

/** True for an item that becomes one item for each item of a list of content. */
function isEach({ value, isItem, accepts }: ValuePlace): boolean {
  return isItem && accepts === 'any' && 'each' in json.objectOf(value);
}

function Value(props: FieldProps) {
  const { place } = useField(props.file, props.steps);
  return (
    <div className={css.field} data-pointer={json.pointerOf(props.steps)}>
      {isEach(place) ? (
        <EachItem {...props} />
      ) : place.accepts === 'any' ? (
        <BindableField
          {...props}
          literal={(aside) => (
            <Literal
              {...props}
              node={place.node}
              aside={
                <>
                  {props.aside}
                  {aside}
                </>
              }
            />
          )}
        />
      ) : (
        <Literal {...props} node={place.node} />
      )}
    </div>
  );
}

const finders = { Value, Literal };

/** Gives the forms inside all fields, by the kinds of values. */
export function AllFields({ children }: { readonly children: ReactNode }) {
  return <FieldFindersContext value={finders}>{children}</FieldFindersContext>;
}
