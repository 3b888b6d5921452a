import { type ConfigText, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import type { Step } from '../../src/browser/drafts/draft-state.ts';
import type { ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';
import { sectionLists } from '../../src/browser/sections/operations/section-rows.ts';

/** One step of a random walk. Its numbers choose among the available edits and places. */
export interface Choice {
  readonly kind: number;
  readonly file: number;
  readonly part: number;
  readonly place: number;
  readonly text: string;
}

/** One of the items; undefined if there are none. */
export function chosen<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(items.length, 1)];
}

/** A file with sections. In half of the cases it is one of three files, so that edits meet in the same file. */
export function fileOf({ site, texts }: ProjectTexts, { file, text }: Choice): ConfigText | undefined {
  const names = [...texts.keys()].toSorted().filter((name) => sectionLists(site, name).length > 0);
  return readConfig(site, chosen(text.length % 2 === 0 ? names.slice(-3) : names, file) ?? '');
}

/** An edit of a walk. Undefined if there is nothing to change. */
export type Edit = (project: ProjectTexts, choice: Choice) => Step | undefined;
