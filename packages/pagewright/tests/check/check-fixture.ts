import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { ignoredParts } from '../../src/check/codes/project/ignored/ignored-codes.ts';
import { type IgnoredConfig, wholeFile } from '../../src/check/codes/project-file.ts';
import type { Diagnostic } from '../../src/check/diagnostics/diagnostic.ts';
import type { Workspace } from '../../src/check/diagnostics/workspace.ts';
import { isConfigName } from '../../src/check/files/config-files.ts';
import { readModule } from '../../src/pipeline/code/read-module.ts';
import { filesBelow } from '../../src/pipeline/files-below.ts';
import { parseProject } from '../../src/pipeline/project/project-text.ts';
import { readWorkspace } from '../../src/pipeline/site/check-workspace.ts';

/** The small project that the tests of the check use. */
export const smallSite = path.resolve(import.meta.dirname, '../fixtures/pages/_fixture-site');

const codeFolder = path.resolve(import.meta.dirname, '../../src/check/codes');

/** Folders with the files of a bad page or schema, by the code that is reported for it. */
export type Examples = ReadonlyMap<string, string>;

const folders = readdirSync(codeFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(path.dirname(name)) === 'examples')
  .toSorted((one, other) => (path.basename(one) < path.basename(other) ? -1 : 1));
const examplesIn = (names: readonly string[]): Examples =>
  new Map(names.map((name) => [path.basename(name), path.join(codeFolder, name)]));

const isOfSchemas = (name: string) => name.startsWith('schemas');
export const badPages = examplesIn(folders.filter((name) => !isOfSchemas(name)));
export const badSchemas = examplesIn(folders.filter(isOfSchemas));

/**
 * Reads a copy of the small project in `fixtures/pages/_fixture-site`. The tests of the check use it instead of
 * the site, so that a change to the site's schemas does not change their results.
 */
export function readFixtureSite(): Workspace & { readonly root: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-check-'));
  cpSync(smallSite, root, { recursive: true });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return { ...readWorkspace(root, path.join(root, 'pages')), root };
}

/**
 * The fixture site with the project config in `project.txt` of a folder, the code of `src/Block.tsx` in `code.txt`, the headers in `headers.txt`, the further public files that
 * `public.txt` lists, and its page configs, which replace files with the same names.
 */
export function withBadPages(
  fixtureSite: Workspace,
  folder: string,
  extensions: Workspace['extensions'] = [],
): Workspace {
  const names = filesBelow(folder).filter(isConfigName);
  // Not a module, because its mistakes would be errors of types, too.
  const project = path.join(folder, 'project.txt');
  const code = path.join(folder, 'code.txt');
  const headers = path.join(folder, 'headers.txt');
  const publicFiles = path.join(folder, 'public.txt');
  const ignored = path.join(folder, 'ignored.txt');
  return withFiles(
    {
      ...fixtureSite,
      extensions,
      ...(existsSync(ignored) ? { ignored: ignoredIn(readFileSync(ignored, 'utf8')) } : {}),
      ...(existsSync(project) ? { project: parseProject(readFileSync(project, 'utf8')) } : {}),
      ...(existsSync(code) ? withCode(readFileSync(code, 'utf8')) : {}),
      ...(existsSync(headers) ? withHeaders(readFileSync(headers, 'utf8')) : {}),
      ...(existsSync(publicFiles)
        ? {
            publicFiles: new Set([
              ...fixtureSite.publicFiles,
              ...readFileSync(publicFiles, 'utf8').trim().split('\n'),
            ]),
          }
        : {}),
    },
    Object.fromEntries(names.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
  );
}

/** The ignored files that a text names, in lines such as `postcss.config.js postcss-config`. */
function ignoredIn(text: string): IgnoredConfig[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [file = '', named] = line.split(' ');
      const part = ignoredParts.find((each) => each === named);
      return part ? [{ file, part, range: wholeFile }] : [];
    });
}

/** Replaces page configs of the fixture site; `undefined` removes one. */
export function withFiles(fixtureSite: Workspace, changes: Readonly<Record<string, unknown>>): Workspace {
  const files = new Map(fixtureSite.files);
  for (const [name, content] of Object.entries(changes)) {
    if (content === undefined) files.delete(name);
    else files.set(name, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return { ...fixtureSite, files };
}

/** Removes a block type from the code registry of the fixture site. */
export function withoutCode(fixtureSite: Workspace, type: string): Workspace {
  const broken = new Map([[type, { problem: 'no-entry', file: 'src/blocks/block-registry.ts' }] as const]);
  return { ...fixtureSite, code: { ...fixtureSite.code, blocks: { ...fixtureSite.code.blocks, broken } } };
}

// Checks only the differences from the workspace before, which saves most of the time.
const check = createChecker();

/** One line per diagnostic: its code, its file and the text in its range, such as `unknown-key example.json "titel"`. */
export function diagnosticsOf(workspace: Workspace): readonly string[] {
  return check(workspace).diagnostics.map(
    (diagnostic) => `${diagnostic.code} ${diagnostic.file} ${textInRange(workspace, diagnostic)}`,
  );
}

function textInRange({ files }: Workspace, { file, range }: Diagnostic): string {
  const line = (files.get(file) ?? '').split('\n')[range.line - 1] ?? '';
  return line.slice(range.column - 1, range.endLine > range.line ? undefined : range.endColumn - 1);
}

/** A site with headers of its own. */
function withHeaders(text: string): Pick<Workspace, 'headersFile' | 'projectFiles'> {
  return { headersFile: text, projectFiles: new Map([['public/_headers', text]]) };
}

/** A site with a module of its own. */
function withCode(text: string): Pick<Workspace, 'siteCode' | 'projectFiles'> {
  const name = 'src/Block.tsx';
  const file = readModule(name, text);
  return {
    siteCode: { files: new Map([[name, file]]), packages: new Set() },
    projectFiles: new Map([[name, text]]),
  };
}
