import type { ComponentType } from 'react';
import { ImageField } from '../../pickers/ImageField.tsx';
import { LinkField } from '../../pickers/LinkField.tsx';
import { RichTextField } from '../../pickers/RichTextField.tsx';
import { VariantField } from '../../pickers/VariantField.tsx';
import { ListField } from '../lists/ListField.tsx';
import { canShow, type FieldKind, fieldKind } from '../rules/field-kind.ts';
import { useField } from '../use-field.ts';
import { BooleanField } from './BooleanField.tsx';
import { DateField } from './DateField.tsx';
import { EnumField } from './EnumField.tsx';
import { JsonField } from './JsonField.tsx';
import type { LiteralProps } from './literal-props.ts';
import { NumberField } from './NumberField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { RecordField } from './RecordField.tsx';
import { TextField } from './TextField.tsx';
import { UnionField } from './UnionField.tsx';

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

/** The field of a value that is written in the config. A value that its field cannot show is shown as JSON, so that no mistake is hidden. */
export function LiteralField(props: LiteralProps) {
  const { place } = useField(props.file, props.steps);
  const kind = fieldKind(props.node);
  const Field = canShow(kind, place.value) ? fields[kind] : JsonField;
  return <Field {...props} />;
}
