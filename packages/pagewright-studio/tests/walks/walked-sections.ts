import type { Step } from '../../src/browser/drafts/draft-state.ts';
import type { ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';
import {
  addSection,
  copySection,
  deleteSection,
  detachSection,
  duplicateSection,
  hideSection,
  isRefusal,
  moveBy,
  moveSection,
  type Outcome,
  pasteSection,
  shareSection,
} from '../../src/browser/sections/operations/section-operations.ts';
import { listsIn, rowsIn, sectionLists } from '../../src/browser/sections/operations/section-rows.ts';

import { type Choice, chosen, type Edit, fileOf } from './walk-choice.ts';

function outcomeStep(outcome: Outcome): Step | undefined {
  if (isRefusal(outcome)) return undefined;
  const { label, changes, select } = outcome;
  return { label, changes, selected: { after: select } };
}

const ofSection =
  (
    operation: (
      project: ProjectTexts,
      row: ReturnType<typeof rowsIn>[number],
      choice: Choice,
    ) => Outcome | undefined,
  ): Edit =>
  (project, choice) => {
    const config = fileOf(project, choice);
    const rows = config ? rowsIn(sectionLists(project.site, config.file)) : [];
    const row = chosen(rows, choice.part);
    const outcome = row && operation(project, row, choice);
    return outcome && outcomeStep(outcome);
  };

function spotsIn({ site }: ProjectTexts, file: string, place: number) {
  const list = chosen(listsIn(sectionLists(site, file)), place);
  return list && { file: list.file, list: list.steps, index: place % (list.rows.length + 1) };
}

/** Edits of sections, by name. */
export const sectionEdits: readonly (readonly [string, Edit])[] = [
  [
    'move',
    ofSection(({ site }, row, { place }) =>
      moveSection(site, row, { file: row.file, list: row.list, index: place % row.count }),
    ),
  ],
  ['move by a key', ofSection(({ site }, row, { place }) => moveBy(site, row, place % 2 === 0 ? 1 : -1))],
  [
    'move elsewhere',
    ofSection((project, row, { place }) => {
      const spot = spotsIn(project, row.file, place);
      return spot && moveSection(project.site, row, spot);
    }),
  ],
  [
    'add',
    ofSection((project, row, { place }) => {
      const type = chosen([...project.site.workspace.schemas.blocks.keys()], place) ?? '';
      const { examples } = project.site.workspace.schemas.blocks.get(type) ?? {};
      const props = Array.isArray(examples) ? examples[0] : {};
      return addSection(project.site, { file: row.file, list: row.list, index: row.index }, { type, props });
    }),
  ],
  ['duplicate', ofSection(({ site }, row) => duplicateSection(site, row))],
  ['hide', ofSection(({ site }, row) => hideSection(site, row))],
  ['delete', ofSection(({ site }, row) => deleteSection(site, row))],
  [
    'paste',
    ofSection((project, row, choice) => {
      const copied = copySection(project.site, row);
      const target = fileOf(project, { ...choice, file: choice.place });
      const spot = target && spotsIn(project, target.file, choice.place);
      return copied && spot && pasteSection(project.site, spot, copied, choice.place % 3 > 0);
    }),
  ],
  [
    'share',
    ofSection(({ site }, row, { place }) =>
      row.shared === undefined ? shareSection(site, row, `walk-${place}`) : undefined,
    ),
  ],
  ['detach', ofSection(({ site }, row) => (row.shared === undefined ? undefined : detachSection(site, row)))],
];
