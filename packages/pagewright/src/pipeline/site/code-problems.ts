import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CodeProblem,
  type CodeProblems,
  noCodeProblems,
} from '../../check/codes/blocks/block-types/missing-code.ts';
import { objectOf } from '../../json/json-value.ts';
import { lineFinder } from '../../json/source-place.ts';
import { isComputed } from '../../project/declared.ts';
import { camelCase, pascalCase } from '../../schema/word-case.ts';
import { hasDefaultExport } from '../code/syntax-tree.ts';
import { isFile } from '../files-below.ts';
import { readProjectText } from '../project/project-text.ts';
import { type CodeRegistries, type CodeRegistry, findRegistryPlace } from './site-module.ts';
import { serviceIn } from './source-services.ts';

/** The module of a name, in the same folder and with the same spelling as another entry of its registry. */
function moduleLike({ file, entries }: CodeRegistry, name: string): string | undefined {
  for (const [other, found] of entries) {
    if (found === undefined) continue;
    const parts = path.posix.relative(path.posix.dirname(file), found).split('/');
    const renamed = parts.map((part) => {
      const { name: stem, ext } = path.posix.parse(part);
      const spell = [pascalCase, camelCase, (each: string) => each].find((each) => each(other) === stem);
      return spell && spell(name) + ext;
    });
    if (renamed.at(-1) === undefined) continue;
    return `./${renamed.map((part, index) => part ?? parts[index]).join('/')}`;
  }
  return undefined;
}

function problemOf(root: string, registry: CodeRegistry, name: string): CodeProblem | undefined {
  if (registry.problem) return { problem: registry.problem, file: registry.file };
  const file = registry.entries.get(name);
  if (file === undefined) {
    const module = moduleLike(registry, name);
    return { problem: 'no-entry', file: registry.file, ...(module === undefined ? {} : { module }) };
  }
  return lostFile(root, registry, name, file) ?? defaultProblem(root, file);
}

/** Why an entry leads to no file; undefined if it does. */
function lostFile(
  root: string,
  { unresolved }: CodeRegistry,
  name: string,
  file: string,
): CodeProblem | undefined {
  if (unresolved?.has(name)) return { problem: 'no-module', file };
  return isFile(path.join(root, file)) ? undefined : { problem: 'no-file', file };
}

/** The entries of a registry that are wrong by themselves, with their places. */
function lostEntries(
  root: string,
  kind: 'blocks' | 'sources',
  registry: CodeRegistry,
  withoutSchema: readonly string[],
): NonNullable<CodeProblems['lost']> {
  const place = registry.entries.size > 0 ? findRegistryPlace(root, kind) : undefined;
  if (!place) return new Map();
  const all = place.entries.map(({ name }) => name);
  const lost = [...registry.entries].flatMap(([name, file]): [string, CodeProblem][] => {
    const problem = file === undefined ? undefined : lostFile(root, registry, name, file);
    if (problem) return [[name, problem]];
    if (all.indexOf(name) !== all.lastIndexOf(name)) return [[name, { problem: 'twice', file: place.file }]];
    return withoutSchema.includes(name) ? [[name, { problem: 'no-schema', file: place.file }]] : [];
  });
  if (lost.length === 0) return new Map();
  const find = lineFinder(readFileSync(path.join(root, place.file), 'utf8'));
  return new Map(
    lost.flatMap(([name, problem]) => {
      const entry = place.entries.findLast((each) => each.name === name);
      const line = entry && { file: place.file, range: find(entry.start, entry.end) };
      return line ? [[name, { ...problem, line }] as const] : [];
    }),
  );
}

function defaultProblem(root: string, file: string): CodeProblem | undefined {
  return hasDefaultExport(root, file) ? undefined : { problem: 'no-default', file };
}

/** The names in `services` of the project config; undefined if its text does not say them. */
function declaredServices(root: string): readonly string[] | undefined {
  const project = readProjectText(root);
  if (!project || project.open.has('') || project.open.has('/services') || isComputed(project, '/services'))
    return undefined;
  return Object.keys(objectOf(objectOf(project.value).services));
}

/** A source of a service that the project does not declare. */
function serviceProblem(
  root: string,
  { entries }: CodeRegistry,
  name: string,
  known: readonly string[] | undefined,
): CodeProblem | undefined {
  const file = entries.get(name);
  const service = file === undefined ? undefined : serviceIn(root, file);
  if (file === undefined || service === undefined || !known || known.includes(service)) return undefined;
  return { problem: 'no-service', file, service: { name: service, known } };
}

function problems(
  root: string,
  kind: 'blocks' | 'sources',
  registry: CodeRegistry,
  names: readonly string[],
  further: (name: string) => CodeProblem | undefined = () => undefined,
): CodeProblems {
  const broken = names.flatMap((name): [string, CodeProblem][] => {
    const problem = problemOf(root, registry, name) ?? further(name);
    return problem ? [[name, problem]] : [];
  });
  const withoutSchema = [...registry.entries.keys()].filter((name) => !names.includes(name));
  return {
    broken: new Map(broken),
    withoutSchema: new Set(withoutSchema),
    lost: lostEntries(root, kind, registry, withoutSchema),
  };
}

/**
 * Compares the code registries of the project in `root` with its schemas. Without `src/` the project has only page configs, so nothing is
 * reported.
 */
export function readCodeProblems(
  root: string,
  registries: CodeRegistries,
  blockTypes: readonly string[],
  sourceNames: readonly string[],
): { readonly blocks: CodeProblems; readonly sources: CodeProblems } {
  if (!existsSync(path.join(root, 'src'))) return { blocks: noCodeProblems, sources: noCodeProblems };
  const { blocks, sources } = registries;
  const services = declaredServices(root);
  return {
    blocks: problems(root, 'blocks', blocks, blockTypes),
    sources: problems(root, 'sources', sources, sourceNames, (name) =>
      serviceProblem(root, sources, name, services),
    ),
  };
}
