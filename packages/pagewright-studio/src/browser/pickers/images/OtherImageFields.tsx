import { nodes, type SchemaNode } from 'pagewright/tooling';
import type { FieldProps } from '../../field/field-props.ts';
import { helpOf } from '../../field/help-text.ts';
import { labelOf } from '../../field/schema-words.ts';
import { ValueField } from '../../field/ValueField.tsx';

interface OtherImageFieldsProps extends Pick<FieldProps, 'file' | 'steps'> {
  /** The schema of the image. */
  readonly node: SchemaNode;
}

/** What is written with the image. */
const written: ReadonlySet<string> = new Set(['src', 'width', 'height', 'srcset']);

/** The names of an image that have a field of their own. */
export function otherNames(names: Iterable<string>): readonly string[] {
  return [...names].filter((name) => !written.has(name));
}

/** The fields of the properties that the images of a site have in addition, such as a caption. */
export function OtherImageFields({ file, steps, node }: OtherImageFieldsProps) {
  const { properties, required } = nodes.objectShape(node);
  return otherNames(properties.keys()).map((name) => {
    const property = properties.get(name);
    if (name === 'alt' || !property) return null;
    return (
      <ValueField
        key={name}
        file={file}
        steps={[...steps, name]}
        label={labelOf(name, property)}
        help={helpOf(property, labelOf(name, property), node)}
        isRequired={required.has(name)}
      />
    );
  });
}
