import { type ConfigText, readConfig } from '../../src/editor/editor-site.ts';
import type { Step } from '../../src/studio/drafts/draft-state.ts';
import type { ProjectTexts } from '../../src/studio/pages/changes/page-operation.ts';
import { sectionLists } from '../../src/studio/sections/operations/section-rows.ts';

/** What one step of a walk does, as numbers that choose among what there is. */
export interface Choice {
  readonly kind: number;
  readonly file: number;
  readonly part: number;
  readonly place: number;
  readonly text: string;
}

/** One of some items; undefined if there are none. */
export function chosen<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(items.length, 1)];
}

/** A file that has sections. Half of the time it is one of three, so that edits meet each other. */
export function fileOf({ site, texts }: ProjectTexts, { file, text }: Choice): ConfigText | undefined {
  const names = [...texts.keys()].toSorted().filter((name) => sectionLists(site, name).length > 0);
  return readConfig(site, chosen(text.length % 2 === 0 ? names.slice(-3) : names, file) ?? '');
}

/** An edit of a walk; undefined if there is nothing that it could change. */
export type Edit = (project: ProjectTexts, choice: Choice) => Step | undefined;
