import { Database } from 'lucide-react';
import { configs, json, nodes } from 'pagewright/tooling';
import { useState } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { focusField } from '../reveal/wanted-field.ts';
import { useStudio } from '../shell/studio-context.ts';
import { dataStrings } from './data-strings.ts';
import { mappedItem } from './lists/list-mapping.ts';
import { PathPicker } from './picker/PathPicker.tsx';
import { type FieldPath, pathInWords } from './values/path-text.ts';

/** A button that adds items from content to a list. @param props the props of the list */
export function AddFromContent({ file, steps, label }: FieldProps) {
  const { state, announce } = useStudio();
  const { site, project } = state;
  const { place } = useField(file, steps);
  const items = json.itemsOf(place.value);
  const target = [...steps, items.length];
  const { set } = useField(file, target);
  const [isPicking, setPicking] = useState(false);
  const config = configs.read(site, file);
  if (!config || place.accepts !== 'any' || !place.node) return null;
  const { roots, node } = place;
  const add = (path: FieldPath) => {
    setPicking(false);
    const list = dataStrings.source(pathInWords(path, roots));
    set(
      mappedItem(path, { site, config, roots, target: nodes.arrayShape(node).item }),
      dataStrings.each.addLabel(list),
    );
    announce(dataStrings.each.added(list));
    focusField(file, json.pointerOf(target));
  };
  return (
    <>
      <PushButton icon={<Database size={14} />} onClick={() => setPicking(true)}>
        {dataStrings.each.add(project.contentName)}
      </PushButton>
      {isPicking && (
        <PathPicker
          file={file}
          steps={steps}
          label={label}
          title={dataStrings.picker.listTitle}
          use="list"
          onPick={({ path }) => add(path)}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
