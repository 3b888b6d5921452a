import { type ConfigText, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { routesOf } from '../../../pagewright/src/editor/linkable-paths.ts';
import type { Step } from '../../src/browser/drafts/draft-state.ts';
import { createPage } from '../../src/browser/pages/changes/create-page.ts';
import { deletePage } from '../../src/browser/pages/changes/delete-page.ts';
import { freeFile } from '../../src/browser/pages/changes/draft-names.ts';
import { copyOf } from '../../src/browser/pages/changes/page-copy.ts';
import type { ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';
import { renamePage } from '../../src/browser/pages/changes/rename-page.ts';
import { restorePage } from '../../src/browser/pages/changes/restore-page.ts';
import { linksTo } from '../../src/browser/pages/links/page-links.ts';
import { asDraft, publishDraft } from '../../src/browser/pages/save-as-draft.ts';

import { type Choice, chosen, type Edit } from './walk-choice.ts';

/** A page, or a draft of one. */
function pageOf({ site, texts }: ProjectTexts, choice: Choice, isDraft = false): ConfigText | undefined {
  const pages = [...texts.keys()].toSorted().flatMap((file) => readConfig(site, file) ?? []);
  return chosen(
    pages.filter(
      ({ kind, file }) => kind === 'page' && file.split('/').some((part) => part.startsWith('_')) === isDraft,
    ),
    choice.file,
  );
}

const ofPage =
  (
    operation: (project: ProjectTexts, page: ConfigText, choice: Choice) => Step | undefined,
    isDraft = false,
  ): Edit =>
  (project, choice) => {
    const page = pageOf(project, choice, isDraft);
    return page && operation(project, page, choice);
  };

/** Edits of whole pages, by name. */
export const pageEdits: readonly (readonly [string, Edit])[] = [
  [
    'copy page',
    ofPage((project, source, { place, text }) => {
      const file = freeFile(`walk-${place}.json`, project.texts);
      const page = { file, title: text === '' ? 'A' : text, route: `/${file.replace('.json', '')}` };
      return createPage(project, copyOf(project.site, source, page, place % 2 === 0), {
        page,
        isDraft: place % 3 === 0,
      });
    }),
  ],
  [
    'rename page',
    ofPage((project, page, { place }) => {
      const routes = routesOf(page).map((route, index) =>
        route.includes(':') ? route : `/walked-${place}-${index}`,
      );
      const newFile = place % 2 === 0 ? page.file : freeFile(`moved-${place}.json`, project.texts);
      const links = linksTo(project.site, page);
      return renamePage(project, { file: page.file, newFile, routes, isRedirected: place % 3 > 0, links });
    }),
  ],
  [
    'delete page',
    ofPage((project, page, { place }) =>
      deletePage(project, {
        file: page.file,
        links: linksTo(project.site, page),
        isKept: place % 3 === 0,
        ...(place % 2 === 0 ? { target: '/' } : {}),
      }),
    ),
  ],
  ['keep as draft', ofPage(({ texts, disk }, { file }) => asDraft(texts, disk, file))],
  ['publish', ofPage((project, { file }) => publishDraft(project, file), true)],
  [
    'restore',
    (project, { file }) => {
      const gone = chosen(
        [...project.disk.keys()].filter((name) => !project.texts.has(name)),
        file,
      );
      return gone === undefined ? undefined : restorePage(project, gone);
    },
  ],
];
