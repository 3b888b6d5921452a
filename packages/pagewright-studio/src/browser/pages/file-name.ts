import { configs } from 'pagewright/tooling';
import type { ProjectTexts } from './changes/page-operation.ts';
import { pageStrings } from './page-strings.ts';

/** Names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Why a page cannot have a file; undefined if it can.
 * @param name its path below `page-configs/` without the extension
 */
export function fileProblem({ texts, disk }: ProjectTexts, name: string): string | undefined {
  const say = pageStrings.fileName;
  if (name === '') return say.missing;
  const parts = name.split('/');
  if (parts.some((part) => !/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(part))) return say.form;
  if (parts.some((part) => devices.test(part))) return say.device;
  if (name.length > 120) return say.long;
  const file = `${name}.json`;
  if (configs.kindOf(file) !== 'page') return say.form;
  if (texts.has(file)) return say.taken(file);
  return (disk.get(file)?.text ?? null) === null ? undefined : say.deleted(file);
}

/** A name that no file has yet: `fair`, or else `fair-2` and so on. */
export function freePageName(state: ProjectTexts, name: string): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    const file = `${free}.json`;
    if (!state.texts.has(file) && (state.disk.get(file)?.text ?? null) === null) return free;
  }
}
