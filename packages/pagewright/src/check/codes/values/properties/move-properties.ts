import type { JsonProperty } from '../../../../json/json-tree.ts';
import {
  addProperties,
  addProperty,
  gapBefore,
  innerSpot,
  replaceValue,
  type Spot,
} from '../../../../json/spot.ts';
import type { TextEdit } from '../../../../json/text-edit.ts';

/** Moves properties of an object, in their order, into an object that is its property `inner`. Adds that object if it is missing. */
export function moveInto(spot: Spot, keys: readonly string[], inner: string): readonly TextEdit[] {
  const { text } = spot;
  const moved = propertiesOf(spot, keys);
  const [first] = moved;
  if (!first) return [];
  const gap = gapBefore(text, first.nameStart);
  const isOnLines = gap.length > 1;
  const written = textsOf(spot, moved);
  const into = innerSpot(spot, inner);
  if (into) {
    const [inside] = into.tree.properties?.values() ?? [];
    const deeper = inside && gapBefore(text, inside.nameStart).length > gap.length && isOnLines;
    return [...addProperties(into, deeper ? written.map(indented) : written), ...removals(spot, moved)];
  }
  const list = isOnLines
    ? `{${written.map((each) => `${gap}  ${indented(each)}`).join(',')}${gap}}`
    : `{ ${written.join(', ')} }`;
  // The only block of a file is the first of its blocks.
  const value = inner === 'blocks' ? `[${list}]` : list;
  return [
    { start: first.nameStart, end: first.tree.end, text: `${JSON.stringify(inner)}: ${value}` },
    // The first stays where it is, so that each of the others follows a property.
    ...removals(spot, moved.slice(1)),
  ];
}

/** Moves properties of the props of a block to the block, or into its slots. */
export function moveOut(props: Spot, keys: readonly string[], inner: string): readonly TextEdit[] {
  const { parent: block } = props;
  const moved = propertiesOf(props, keys);
  if (!block) return [];
  const written = textsOf(props, moved);
  const isAll = moved.length === props.tree.properties?.size;
  const removed = isAll ? [replaceValue(props, {})] : removals(props, moved);
  const into = inner === 'block' ? block : innerSpot(block, inner);
  const added = into ? addProperties(into, written) : addProperty(block, inner, `{ ${written.join(', ')} }`);
  return [...added, ...removed];
}

function propertiesOf({ tree }: Spot, keys: readonly string[]): readonly JsonProperty[] {
  return keys.flatMap((key) => tree.properties?.get(key) ?? []);
}

function textsOf({ text }: Spot, properties: readonly JsonProperty[]): readonly string[] {
  return properties.map(({ nameStart, tree: { end } }) => text.slice(nameStart, end));
}

/** Removes the properties that move out of an object. */
function removals({ tree }: Spot, moved: readonly JsonProperty[]): readonly TextEdit[] {
  const all = [...(tree.properties?.values() ?? [])];
  return moved.map((property) => {
    const at = all.indexOf(property);
    const before = all[at - 1];
    const after = all[at + 1];
    // Those at the start of the object take the comma after them, so that no two edits overlap.
    const isAtStart = all.slice(0, at).every((each) => moved.includes(each));
    return isAtStart && after
      ? { start: property.nameStart, end: after.nameStart, text: '' }
      : { start: before?.tree.end ?? property.nameStart, end: property.tree.end, text: '' };
  });
}

/** Indents all lines but the first by one more level. */
function indented(written: string): string {
  return written.replaceAll(/\n(?=[ \t])/g, '\n  ');
}
