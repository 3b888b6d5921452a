import { X } from 'lucide-react';
import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { useState } from 'react';
import { IconButton, PushButton } from '../../controls/PushButton.tsx';
import { emptyValue } from '../../field/empty-value.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { ValueField } from '../../field/ValueField.tsx';
import { focusField } from '../../reveal/wanted-field.ts';
import { dataStrings } from '../data-strings.ts';
import { PathPicker } from '../picker/PathPicker.tsx';
import { pickerTree } from '../picker/picker-tree.ts';
import { bindingOf, boundValue, pathText } from '../values/value-binding.ts';
import css from './MappedProperty.module.css';

interface MappedPropertyProps extends FieldProps {
  readonly node: SchemaNode;
  /** Finds the address of the page of an item; undefined if it is not known. Takes a while on a large site. */
  readonly linkOf: () => string | undefined;
}

/** A property of the items of a list: what fills it, or that nothing does. */
export function MappedProperty(props: MappedPropertyProps) {
  const { file, steps, label, help, isRequired = false } = props;
  const { place, remove } = useField(file, steps);
  const data = dataStrings;
  if (place.value === undefined && !isRequired) return <UnfilledProperty {...props} />;
  return (
    <ValueField
      file={file}
      steps={steps}
      label={label}
      // The content that fills the property says more than its help.
      help={bindingOf(place.value, place.roots)?.is === 'path' ? undefined : help}
      isRequired={isRequired}
      aside={
        !isRequired && (
          <IconButton
            label={data.each.clear(label)}
            icon={<X size={14} />}
            onClick={() => {
              remove(data.each.clear(label));
              // The button that was pressed disappears with the row.
              focusField(file, json.pointerOf(steps));
            }}
          />
        )
      }
    />
  );
}

/** A property that nothing fills, with the ways to fill it. */
function UnfilledProperty({ file, steps, label, help, node, linkOf }: MappedPropertyProps) {
  const { place, set } = useField(file, steps);
  const [isPicking, setPicking] = useState(false);
  const data = dataStrings;
  const write = (value: Json, undoLabel: string) => {
    set(value, undoLabel);
    // The button that was pressed disappears with the row.
    focusField(file, json.pointerOf(steps));
  };
  const isLink = nodes.formatOf(node) === 'href';
  const fill = () => {
    const link = isLink ? linkOf() : undefined;
    if (link === undefined) setPicking(true);
    else write(link, data.each.fillField(label));
  };
  return (
    <div className={css.unfilled} data-pointer={json.pointerOf(steps)}>
      <span className={css.label} title={help}>
        {label}
      </span>
      <span className={css.note}>{data.each.unfilled}</span>
      {(isLink || pickerTree(place, 'whole').length > 0) && (
        <PushButton kind="quiet" aria-label={data.each.fillField(label)} onClick={fill}>
          {data.each.fill}
        </PushButton>
      )}
      <PushButton
        kind="quiet"
        aria-label={data.each.typeField(label)}
        onClick={() => write(emptyValue(node), data.each.typeField(label))}
      >
        {data.each.type}
      </PushButton>
      {isPicking && (
        <PathPicker
          file={file}
          steps={steps}
          label={label}
          title={data.picker.title(label)}
          use={isLink ? 'text' : 'whole'}
          onPick={({ path, fallback }) => {
            setPicking(false);
            write(isLink ? `/${pathText(path)}` : boundValue(path, fallback), data.each.fillField(label));
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
