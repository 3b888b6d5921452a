import { bindings, configs, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { useState } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { emptyValue } from '../field/empty-value.ts';
import type { FieldProps } from '../field/field-props.ts';
import { helpOf } from '../field/help-text.ts';
import { labelOf } from '../field/schema-words.ts';
import { useField } from '../field/use-field.ts';
import { ValueField } from '../field/ValueField.tsx';
import { problemTexts } from '../problems/problem-texts.tsx';
import { problemsOn, problemsOutside } from '../problems/problems-at.ts';
import { useStudio } from '../shell/studio-context.ts';
import { PathChip } from './bind/PathChip.tsx';
import { dataStrings } from './data-strings.ts';
import css from './EachItem.module.css';
import { ItemPreview } from './lists/ItemPreview.tsx';
import { itemLink } from './lists/item-link.ts';
import { remappedItem } from './lists/list-mapping.ts';
import { MappedProperty } from './lists/MappedProperty.tsx';
import { PathPicker } from './picker/PathPicker.tsx';
import { knownItems, knownValues } from './values/known-values.ts';
import { pathSample } from './values/path-sample.ts';
import { useContent } from './values/use-content.ts';
import { bindingOf } from './values/value-binding.ts';

/** An item of a list that becomes one item for each item of a list of content. */
export function EachItem({ file, steps, label }: FieldProps) {
  const { state } = useStudio();
  const { site, diagnostics } = state;
  const { answer } = useContent(file);
  const { place, problems, set } = useField(file, steps);
  const [isPicking, setPicking] = useState(false);
  const config = configs.read(site, file);
  if (!config) return null;
  const { roots, node } = place;
  const value = json.objectOf(place.value);
  const binding = bindingOf(value.each, roots);
  const list = binding?.is === 'path' ? binding.path : undefined;
  const item = typeof value.each === 'string' ? bindings.itemOf(value.each, roots) : undefined;
  const linkOf = () => (list && item && item !== 'unknown' ? itemLink(site, config, list, item) : undefined);
  const values = {
    ...knownValues(site, answer),
    item: knownItems(config, steps, knownValues(site, answer))?.[0],
  };
  const sample = list && pathSample(list, { site, config, steps, roots }, answer);
  const entries = sample?.is === 'value' && json.isArray(sample.value) ? sample.value.length : 0;
  const count = (sample?.is === 'value' ? sample.count : undefined) ?? entries;
  const isObjectItem =
    node !== undefined && nodes.typesOf(node).has('object') && typeof value.show !== 'string';
  const properties = new Set(isObjectItem ? nodes.objectShape(node).properties.keys() : []);
  const { each: text } = dataStrings;
  return (
    <div className={css.each}>
      <div className={css.source}>
        <span className={css.of}>{text.of}</span>
        {list && <PathChip path={list} roots={roots} />}
        <PushButton kind="quiet" aria-label={text.changeList} onClick={() => setPicking(true)}>
          {dataStrings.change}
        </PushButton>
      </div>
      {problemTexts([...problems, ...problemsOn(diagnostics, file, [...steps, 'each'])])}
      <ValueField file={file} steps={[...steps, 'take']} label={text.take} help={text.takeHelp} />
      <fieldset className={css.mapping}>
        <legend className={css.legend}>{text.mapping}</legend>
        {problemTexts(problemsOutside(diagnostics, file, [...steps, 'show'], properties))}
        {isObjectItem ? (
          <MappedProperties file={file} steps={steps} node={node} linkOf={linkOf} />
        ) : (
          <ValueField file={file} steps={[...steps, 'show']} label={text.whole} />
        )}
      </fieldset>
      <ItemPreview shown={bindings.shownItems(value, node, values)} count={count} node={node} />
      <DefaultItems file={file} steps={steps} node={node} />
      {isPicking && (
        <PathPicker
          file={file}
          steps={[...steps, 'each']}
          label={label}
          title={dataStrings.picker.listTitle}
          use="whole"
          onPick={({ path }) => {
            setPicking(false);
            set(
              remappedItem(place.value ?? null, path, { site, config, roots, target: node }),
              text.changeLabel,
            );
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

interface MappedPropertiesProps extends Pick<FieldProps, 'file' | 'steps'> {
  /** The schema of an item. */
  readonly node: SchemaNode;
  readonly linkOf: () => string | undefined;
}

/** The properties of an item, each with the content that fills it. */
function MappedProperties({ file, steps, node, linkOf }: MappedPropertiesProps) {
  const { properties, required } = nodes.objectShape(node);
  return [...properties].map(([name, property]) => (
    <MappedProperty
      key={name}
      file={file}
      steps={[...steps, 'show', name]}
      label={labelOf(name, property)}
      help={helpOf(property, labelOf(name, property), node)}
      isRequired={required.has(name)}
      node={property}
      linkOf={linkOf}
    />
  ));
}

interface DefaultItemsProps extends Pick<FieldProps, 'file' | 'steps'> {
  readonly node: SchemaNode | undefined;
}

/** The items that are shown without content. */
function DefaultItems({ file, steps, node }: DefaultItemsProps) {
  const { place, set } = useField(file, [...steps, 'default']);
  const { each: text } = dataStrings;
  if (place.value !== undefined)
    return (
      <ValueField file={file} steps={[...steps, 'default']} label={text.defaults} help={text.defaultsHelp} />
    );
  return (
    node && (
      <div className={css.defaults}>
        <span className={css.note}>{text.noDefaults}</span>
        <PushButton kind="quiet" onClick={() => set([emptyValue(node)], text.addDefaults)}>
          {text.addDefaults}
        </PushButton>
      </div>
    )
  );
}
