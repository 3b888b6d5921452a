import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord, recordOf } from '../../json/is-record.ts';

/** `paths` of a `tsconfig.json`: patterns with at most one `*`, and the absolute paths that each stands for. */
export type PathMap = ReadonlyMap<string, readonly string[]>;

/** More files are not read, because they may extend each other. */
const maxFiles = 20;

const stringsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

/** The file that another one extends or refers to. */
function fileAt(from: string, name: string): string | undefined {
  const folder = path.dirname(from);
  try {
    if (!name.startsWith('.') && !path.isAbsolute(name)) return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
  return path.resolve(folder, name.endsWith('.json') ? name : `${name}.json`);
}

function readFile(file: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(parse(readFileSync(file, 'utf8'), [], { allowTrailingComma: true }));
  } catch {
    return {};
  }
}

function pathsIn(file: string, seen: Set<string>): PathMap {
  if (seen.has(file) || seen.size > maxFiles) return new Map();
  seen.add(file);
  const settings = readFile(file);
  const { paths, baseUrl } = recordOf(settings.compilerOptions);
  const folder = path.resolve(path.dirname(file), typeof baseUrl === 'string' ? baseUrl : '.');
  const others = [
    ...stringsOf(settings.extends).map((name) => fileAt(file, name)),
    ...(Array.isArray(settings.references) ? settings.references : []).map((reference) => {
      const to = isRecord(reference) ? reference.path : undefined;
      if (typeof to !== 'string') return undefined;
      return path.resolve(path.dirname(file), to.endsWith('.json') ? to : `${to}/tsconfig.json`);
    }),
  ];
  return new Map([
    ...others.flatMap((other) => (other === undefined ? [] : [...pathsIn(other, seen)])),
    ...Object.entries(recordOf(paths)).map(([pattern, targets]): [string, string[]] => [
      pattern,
      stringsOf(targets).map((target) => path.resolve(folder, target)),
    ]),
  ]);
}

/** Reads `paths` of the `tsconfig.json` in a folder, and of the files that it extends or refers to. */
export function readPathMap(root: string): PathMap {
  return pathsIn(path.join(root, 'tsconfig.json'), new Set());
}
