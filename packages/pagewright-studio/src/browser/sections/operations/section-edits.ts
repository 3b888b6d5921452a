import { configs, type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { insertItem, rawValue, removeValue, setValue } from '../../edits/edit-config.ts';
import { RawJson, styleOf } from '../../edits/printed-json.ts';
import { sectionStrings } from '../section-strings.ts';
import { RefusedError, type SectionEdits, type SectionSpot } from './section-change.ts';

/** A section that an operation changes: its value, and the place of it. */
export interface FoundSection {
  readonly file: string;
  readonly steps: Steps;
  readonly list: Steps;
  readonly index: number;
  readonly value: JsonObject;
  /** How many sections its list has. */
  readonly count: number;
}

/** The section at some steps, as the file is before the operation. @throws RefusedError if there is none */
export function sectionAt({ site }: Pick<SectionEdits, 'site'>, { file, steps }: SelectedPart): FoundSection {
  const config = configs.read(site, file);
  const list = steps.slice(0, -1);
  const index = steps.at(-1);
  const items = config && json.valueAt(config.value, list);
  const value = json.isArray(items) ? items[Number(index)] : undefined;
  if (
    typeof index !== 'number' ||
    value === undefined ||
    !json.isObject(value) ||
    !items ||
    !json.isArray(items)
  )
    throw new RefusedError(sectionStrings.refused.gone);
  return { file, steps, list, index, value, count: items.length };
}

/** How many items a list of a text has. */
export function countIn(text: string, list: Steps): number {
  const items = json.valueAt(parsed(text), list);
  return json.isArray(items) ? items.length : 0;
}

function parsed(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}

/** The steps to a value after an item before it, or before what is around it, was removed. */
export function stepsWithout(steps: Steps, removed: Steps): Steps {
  const at = removed.length - 1;
  const [own, gone] = [steps[at], removed[at]];
  const isBehind = typeof own === 'number' && typeof gone === 'number' && own > gone;
  const isBeside = removed.slice(0, at).every((step, index) => steps[index] === step);
  return isBehind && isBeside ? [...steps.slice(0, at), own - 1, ...steps.slice(at + 1)] : steps;
}

/** Removes a section. A slot must have a block, so the last one is removed with its slot, and with what is around that alone. */
export function takeOut({ files, text }: SectionEdits, { file, steps, list, count }: FoundSection): void {
  const outer = configs.blockAround(list);
  const value = parsed(text(file));
  const isAlone = (inner: Steps) =>
    Object.keys(json.objectOf(json.valueAt(value, inner.slice(0, -1)))).length === 1;
  let removed = outer && count === 1 ? list : steps;
  while (outer && removed.length <= list.length && removed.length > outer.length + 1 && isAlone(removed))
    removed = removed.slice(0, -1);
  files.edit(file, removeValue(text(file), removed));
}

/** Puts a section at a place. A slot that has no blocks yet is added. */
export function putIn(
  { files, text }: SectionEdits,
  { file, list, index }: SectionSpot,
  value: Json | RawJson,
): void {
  if (json.valueAt(parsed(text(file)), list) === undefined)
    files.edit(file, setValue(text(file), list, [], configs.blockOrder));
  files.edit(file, insertItem(text(file), list, Math.min(index, countIn(text(file), list)), value));
}

/** The text of a section, to write it again in the same file. */
export function rawSection({ text }: Pick<SectionEdits, 'text'>, { file, steps }: SelectedPart): RawJson {
  return rawValue(text(file), steps);
}

/** A value of one file for another one: as it is written if both files are written in the same style. */
export function portable(raw: RawJson, from: string, to: string): Json | RawJson {
  const [one, other] = [styleOf(from), styleOf(to)];
  const isSame = one.unit === other.unit && !one.isMinified && !other.isMinified;
  return isSame ? raw : parsed(raw.text);
}

/** A section as it is written, without the values at some steps. */
export function withoutValues(raw: RawJson, all: readonly Steps[]): RawJson {
  return new RawJson(all.reduce((text, steps) => json.applyEdits(text, removeValue(text, steps)), raw.text));
}

/** The steps to the anchors of a block, and of the blocks in it. */
export function anchorSteps(block: JsonObject): readonly Steps[] {
  const inner = configs
    .innerLists(block)
    .flatMap(({ steps, items }) =>
      items.flatMap((item, index) =>
        anchorSteps(json.objectOf(item)).map((rest) => [...steps, index, ...rest]),
      ),
    );
  return [...(block.id === undefined ? [] : [['id']]), ...inner];
}
