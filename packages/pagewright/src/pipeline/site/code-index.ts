import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CodeProblem, type CodeProblems, noCodeProblems } from '../../check/rules/missing-code.ts';

const blockRegistry = 'src/blocks/block-registry.ts';
const sourceRegistry = 'src/sources/source-registry.ts';

function isFile(full: string): boolean {
  return statSync(full, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** A file without its comments; an entry in a comment is no entry. Empty when there is no such file. */
function codeOf(root: string, file: string): string {
  const full = path.join(root, file);
  if (!isFile(full)) return '';
  const stringOrComment =
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return readFileSync(full, 'utf8').replace(stringOrComment, (_, string: string | undefined) => string ?? '');
}

/** The files that the block registry imports, by block type. */
function blockFiles(root: string): ReadonlyMap<string, string> {
  const entry = /(['"]?)([\w-]+)\1\s*:\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\3/g;
  return new Map(
    [...codeOf(root, blockRegistry).matchAll(entry)].map(([, , type = '', , file = '']) => [
      type,
      path.posix.join('src/blocks', file),
    ]),
  );
}

/** The files of the sources in the registry. A page's module imports a source by its name, from this folder. */
function sourceFiles(root: string): ReadonlyMap<string, string> {
  const [, members = ''] = /\bsources\s*=\s*\{([^}]*)\}/.exec(codeOf(root, sourceRegistry)) ?? [];
  const names = [...members.matchAll(/(?:^|,)\s*['"]?([\w-]+)/g)].map(([, name = '']) => name);
  return new Map(names.map((name) => [name, `src/sources/${name}.ts`]));
}

function problemOf(root: string, registry: string, file: string | undefined): CodeProblem | undefined {
  if (file === undefined) return { problem: 'no-entry', file: registry };
  if (!isFile(path.join(root, file))) return { problem: 'no-file', file };
  const hasDefault = /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}/.test(codeOf(root, file));
  return hasDefault ? undefined : { problem: 'no-default', file };
}

function problems(
  root: string,
  registry: string,
  files: ReadonlyMap<string, string>,
  names: readonly string[],
): CodeProblems {
  const broken = names.flatMap((name): [string, CodeProblem][] => {
    const problem = problemOf(root, registry, files.get(name));
    return problem ? [[name, problem]] : [];
  });
  const withoutSchema = [...files.keys()].filter((name) => !names.includes(name));
  return { broken: new Map(broken), withoutSchema: new Set(withoutSchema) };
}

/**
 * Compares the registries of the project in `root` with its schemas. The code is read as text and never run: it is made
 * for browsers. A folder without `src/` holds page configs alone, and nothing is missing there.
 */
export function readCodeProblems(
  root: string,
  blockTypes: readonly string[],
  sourceNames: readonly string[],
): { readonly blocks: CodeProblems; readonly sources: CodeProblems } {
  if (!existsSync(path.join(root, 'src'))) return { blocks: noCodeProblems, sources: noCodeProblems };
  return {
    blocks: problems(root, blockRegistry, blockFiles(root), blockTypes),
    sources: problems(root, sourceRegistry, sourceFiles(root), sourceNames),
  };
}
