import { getLocation } from 'jsonc-parser';
import { configs, json, type Steps } from 'pagewright/tooling';
import type { StudioState } from '../connection/studio-store.ts';
import { isEditable } from '../edits/edit-config.ts';
import { partOfPointer } from '../problems/part-of-pointer.ts';
import type { Section } from './section-lines.ts';

/** The steps to the part of a config at an offset; undefined while the text has a mistake of syntax. */
export function partAtOffset({ site }: StudioState, file: string, offset: number): Steps | undefined {
  const config = configs.read(site, file);
  if (!config?.kind || !isEditable(config.text)) return undefined;
  return partOfPointer(config.value, json.pointerOf(getLocation(config.text, offset).path));
}

/** The range of a part of a config, with its name if it has one; undefined for the config itself, and for a part that does not exist. */
export function rangeOfPart({ site }: StudioState, file: string, steps: Steps): Section | undefined {
  const config = configs.read(site, file);
  const range = config && steps.length > 0 ? configs.rangeOf(config, steps) : undefined;
  if (!config || !range) return undefined;
  const name = typeof steps.at(-1) === 'string' ? configs.nameRangeOf(config, steps) : undefined;
  return { from: name?.start ?? range.start, to: range.end };
}
