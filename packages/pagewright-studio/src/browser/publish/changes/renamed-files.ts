import { json } from 'pagewright/tooling';
import type { FileText } from '../../drafts/file-change.ts';
import { getOrAdd } from '../../get-or-add.ts';
import { type ChangedFile, changeKind } from '../unsaved-files.ts';
import { canonicalJson } from './matched-items.ts';
import { ownValue } from './value-changes.ts';

/** What a config is recognized by under another name: its sections, or its text if it has none. */
function contentOf(text: FileText): string {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const blocks = json.isJson(value) ? ownValue(json.objectOf(value), 'blocks') : undefined;
    const sections = blocks === undefined ? '[]' : canonicalJson(blocks);
    return sections === '[]' ? (text ?? '') : sections;
  } catch {
    return text ?? '';
  }
}

/** The other names of files that were renamed. Of two copies of a page, one is the page with another name, and the other one is new. */
function findRenamed(all: readonly ChangedFile[]): ReadonlyMap<string, ChangedFile> {
  const found = new Map<string, ChangedFile>();
  const old = all.filter((each) => changeKind(each) === 'deleted');
  if (old.length === 0) return found;
  const added = new Map<string, ChangedFile[]>();
  for (const each of all.filter((other) => changeKind(other) === 'new'))
    getOrAdd(added, contentOf(each.after), () => []).push(each);
  for (const each of old) {
    const now = added.get(contentOf(each.before))?.shift();
    if (!now) continue;
    found.set(each.file, now);
    found.set(now.file, each);
  }
  return found;
}

const renamed = new WeakMap<readonly ChangedFile[], ReadonlyMap<string, ChangedFile>>();

/** The file that a new file was before, or that a deleted file is now, among all that are changed; undefined if there is none. */
export function renamedFile({ file }: ChangedFile, all: readonly ChangedFile[]): ChangedFile | undefined {
  return getOrAdd(renamed, all, () => findRenamed(all)).get(file);
}
