import { createTwoFilesPatch } from 'diff';
import { createChecker } from '../../pagewright/src/check/check.ts';
import type { EditorSite } from '../../pagewright/src/editor/editor-site.ts';
import { readEditorSite } from '../../pagewright/src/pipeline/site/read-editor-site.ts';
import { museum } from '../../pagewright/tests/sites/museum-project.ts';
import type { StudioState } from '../src/browser/connection/studio-store.ts';
import { applyChanges, type Texts } from '../src/browser/drafts/pending-steps.ts';
import type { PageOperation, ProjectTexts } from '../src/browser/pages/changes/page-operation.ts';

/** Read once, because reading a project takes most of the time of a test. */
const sites = new Map<string, EditorSite>();

function siteIn(root: string): EditorSite {
  const site = sites.get(root) ?? readEditorSite(root);
  sites.set(root, site);
  return site;
}

interface Options {
  /** The museum by default. */
  readonly root?: string;
  /** The texts on disk that differ from those in the studio; null for a file that is not there. */
  readonly disk?: Readonly<Record<string, string | null>>;
}

/**
 * A project as the studio shows it, to test operations on whole files without a window.
 * @param files texts that replace the texts of the project; null for a file that does not exist
 */
export function projectTexts(
  files: Readonly<Record<string, string | null>> = {},
  { root = museum, disk = {} }: Options = {},
): ProjectTexts {
  const site = siteIn(root);
  const texts = withFiles(site.workspace.files, files);
  return {
    site: { ...site, workspace: { ...site.workspace, files: texts }, parsed: new Map() },
    texts,
    disk: new Map(
      [...withFiles(texts, disk)].map(([file, text]) => [file, { text }]),
    ) satisfies StudioState['disk'],
  };
}

function withFiles(texts: Texts, files: Readonly<Record<string, string | null>>): Texts {
  const changed = new Map(texts);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) changed.delete(file);
    else changed.set(file, text);
  }
  return changed;
}

/** The project after an operation, in which nothing is saved. */
export function afterwards(
  { site, texts, disk }: ProjectTexts,
  { changes }: Pick<PageOperation, 'changes'>,
): ProjectTexts {
  const changed = applyChanges(texts, changes);
  return {
    site: { ...site, workspace: { ...site.workspace, files: changed }, parsed: new Map() },
    texts: changed,
    disk,
  };
}

/** The diff of an operation: its files in order, each with its changed lines. */
export function diffOf({ texts }: ProjectTexts, { changes }: Pick<PageOperation, 'changes'>): string {
  const changed = applyChanges(texts, changes);
  return [...changes.keys()]
    .toSorted()
    .map((file) => {
      const [before, now] = [texts.get(file), changed.get(file)];
      const name = before === undefined ? `${file} (new)` : now === undefined ? `${file} (deleted)` : file;
      const lines = createTwoFilesPatch('', '', before ?? '', now ?? '', '', '', { context: 0 })
        .split('\n')
        .slice(4);
      return [
        name,
        ...(before === undefined || now === undefined ? [] : lines.filter((line) => line !== '')),
      ].join('\n');
    })
    .join('\n');
}

const check = createChecker();

/** The problems of a project, each as its file and its code. */
export function problemsOf({ site }: ProjectTexts): readonly string[] {
  return check(site.workspace).diagnostics.map(({ file, code }) => `${file}: ${code}`);
}
