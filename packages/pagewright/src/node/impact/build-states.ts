import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorSite } from '../../editor/editor-site.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { pathOfPageFile } from '../../pipeline/files/page-files.ts';
import { filesBelow } from '../../pipeline/files-below.ts';
import { readEditorSite } from '../../pipeline/site/read-editor-site.ts';
import { build } from '../builds/build.ts';
import { readRecord } from '../builds/build-record.ts';
import { sourcesOf } from '../explain/build-requests.ts';
import { openContent } from '../serving/site-services.ts';
import type { PageState } from './compare-pages.ts';
import { writeRevision, writeWorkingTree } from './project-states.ts';

/** A state of a site that was built. */
export interface BuiltState {
  /** The output folder. */
  readonly dist: string;
  readonly site: EditorSite;
  /** Its pages by path. */
  readonly pages: ReadonlyMap<string, PageState>;
}

function builtState(folder: string): BuiltState {
  const dist = path.join(folder, 'dist');
  const record = readRecord(path.join(folder, '.pagewright'), dist);
  const sources = record ? sourcesOf(record) : new Map<string, string>();
  const files = filesBelow(dist).filter((file) => file.endsWith('.html'));
  return {
    dist,
    site: readEditorSite(folder),
    pages: new Map(
      files.map((file) => [
        pathOfPageFile(file),
        { html: readFileSync(path.join(dist, file), 'utf8'), sources },
      ]),
    ),
  };
}

/**
 * Builds the project in `root` twice: in its state at a git revision, and in its current state. Both builds have their own folders, so
 * `dist/` stays unchanged. Throws an ExplainedError if git cannot read the revision, or if a state has errors.
 */
export async function buildStates(
  root: string,
  revision: string,
  print: (line: string) => void,
): Promise<{ readonly before: BuiltState; readonly after: BuiltState }> {
  const folder = path.join(root, '.pagewright', 'impact');
  const [before, after] = [path.join(folder, 'before'), path.join(folder, 'after')];
  await writeRevision(root, revision, before);
  await writeWorkingTree(root, after);
  // Both states read the same content.
  const { close, ...content } = await openContent(root);
  // Both builds use the same time, so that no schedule begins or ends between them.
  const time = Date.now();
  const buildIn = async (project: string, name: string) => {
    print(`Building the site ${name}`);
    try {
      await build({
        root: project,
        outDir: path.join(project, 'dist'),
        ...content,
        allowShrink: true,
        allowIncomplete: true,
        compress: false,
        now: time,
        print: () => {},
      });
    } catch (error) {
      if (!(error instanceof ExplainedError)) throw error;
      throw new ExplainedError(`The site ${name} cannot be built:\n${error.message}`);
    }
    return builtState(project);
  };
  try {
    // The current state first, because it is more likely to have errors.
    const now = await buildIn(after, 'as it is now');
    return { before: await buildIn(before, `at ${revision}`), after: now };
  } finally {
    close();
  }
}
