import {
  bindings,
  type ConfigText,
  configs,
  type EditorSite,
  type JsonObject,
  json,
  sharedSections,
} from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { rawValue, removeValue } from '../../edits/edit-config.ts';
import { conditionKeys } from '../../names/keys-of-sections.ts';
import { nameOfItem, usedSection } from '../../names/section-names.ts';
import { sectionStrings } from '../section-strings.ts';
import { blocksOfSection } from './list-rules.ts';
import { type Outcome, RefusedError, runOperation, type SectionEdits } from './section-change.ts';
import { portable, putIn, sectionAt } from './section-edits.ts';
import { addQueries, hasQueries, queriesRead } from './section-queries.ts';

/** A block with what limits the use of its section. @throws RefusedError if both have a condition of a kind */
function limited(block: JsonObject, use: JsonObject): JsonObject {
  const own = configs
    .keyNames('sectionUse', ({ limits }) => limits === true)
    .flatMap((key) => (use[key] === undefined ? [] : [[key, use[key]] as const]));
  const isTwice = own.some(
    ([key, value]) =>
      conditionKeys.includes(key) && block[key] !== undefined && !json.areEqual(block[key], value ?? null),
  );
  if (isTwice) throw new RefusedError(sectionStrings.refused.twoConditions);
  return configs.inBlockOrder({ ...block, ...Object.fromEntries(own) });
}

/** Adds the queries of a section to a file, with the values of a use. Returns their new names. */
function bringQueries(
  edits: SectionEdits,
  file: string,
  section: ConfigText,
  params: Parameters<typeof bindings.substitute>[1]['params'],
): ReadonlyMap<string, string> {
  const data = json.objectOf(section.value.data);
  const names = queriesRead(section.text, JSON.stringify(section.value.blocks ?? []));
  if (names.length > 0 && !hasQueries(file)) throw new RefusedError(sectionStrings.refused.noQueries);
  return addQueries(
    edits,
    file,
    names.map((name) => {
      const written = data[name] ?? null;
      const value = bindings.substitute(written, { params, queries: new Map() }).value ?? null;
      const isSame = json.areEqual(value, written);
      const raw = rawValue(section.text, ['data', name]);
      return { name, value, raw: isSame ? portable(raw, section.text, edits.text(file)) : value };
    }),
  );
}

/** Writes the blocks of a shared section in place of one use of it. The section stays as it is, for its other uses. */
export function detachSection(site: EditorSite, part: SelectedPart): Outcome {
  return runOperation(site, (edits) => {
    const { file, steps, list, index, value } = sectionAt(edits, part);
    const name = usedSection(value);
    const section = sharedSections.find(site, name);
    if (name === undefined || !section) throw new RefusedError(sectionStrings.refused.noSection(name));
    const given = Object.entries(json.objectOf(value.with));
    const params = new Map(given.map(([param, each]) => [param, { value: each, pointer: '' }]));
    const queries = bringQueries(edits, file, section, params);
    const blocks = blocksOfSection(site, name).flatMap((block, at) => {
      const filled = bindings.filledBlock(block, { params, queries });
      if (!filled) return [];
      const own = limited(filled, value);
      return [
        json.areEqual(own, block)
          ? portable(rawValue(section.text, ['blocks', at]), section.text, edits.text(file))
          : own,
      ];
    });
    edits.files.edit(file, removeValue(edits.text(file), steps));
    blocks.forEach((block, at) => {
      putIn(edits, { file, list, index: index + at }, block);
    });
    const title = nameOfItem(site, value);
    return {
      label: sectionStrings.did.detach(title),
      select: blocks.length > 0 ? part : { file, steps: [] },
      said: sectionStrings.detached(title, blocks.length),
    };
  });
}
