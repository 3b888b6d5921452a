import type { BlockDraft } from '../../config/read/block-draft.ts';
import { writtenAt } from '../../config/read/written-place.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import { pointerPath, valueAt } from '../../json/json-value.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';

/**
 * A problem of a block of a section. If the section shows a field that the items of a list do not have which the page gives, the list
 * is wrong, and not the section.
 */
export function asGivenList(block: BlockDraft, found: Problem, sections: SectionDrafts): Problem {
  const { use, pointer: base, props } = block;
  const at = found.pointer.lastIndexOf('/show');
  // A path that the page writes itself is wrong where it is.
  if (!use || at < 0 || writtenAt(block, found.pointer).origin === use.origin) return found;
  if (found.code !== 'unknown-field' || !found.data.path.startsWith('item.')) return found;
  const pointer = `${found.pointer.slice(0, at)}/each`;
  const list = valueAt({ props }, pointerPath(pointer.slice(base.length)));
  const written = writtenAt(block, pointer);
  const [name] = pointerPath(written.pointer.slice(`${use.pointer}/with`.length));
  const param = sections.get(use.section)?.params.get(name ?? '');
  if (written.origin !== use.origin || name === undefined || typeof list !== 'string') return found;
  const fields = param?.itemFields ?? [found.data.field];
  return { ...found, pointer, data: { ...found.data, given: { section: use.section, name, list, fields } } };
}
