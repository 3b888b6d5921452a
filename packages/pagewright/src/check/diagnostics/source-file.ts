import type { PlacedFile } from '../../config/read/origin.ts';
import { withoutComments } from '../../json/comments.ts';
import { parseJson } from '../../json/json-parser.ts';
import type { JsonProblem } from '../../json/json-tree.ts';
import type { Json } from '../../json/json-value.ts';
import { parsePlainJson } from '../../json/plain-json.ts';
import { lineFinder, nothingMoved, offsetsOf } from '../../json/source-place.ts';
import { once } from '../../memory/once.ts';
import { phrases } from '../../schema/describe-schema.ts';
import { diagnose } from './diagnose.ts';
import { type Diagnostic, problemAt } from './diagnostic.ts';

/** A JSON file of the workspace, with the position of every value in it. */
export interface SourceFile extends PlacedFile {
  /** Syntax errors, and comments that are not strings. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ParsedFile extends SourceFile {
  /** Undefined if its JSON cannot be parsed. */
  readonly value: Json | undefined;
}

const nothing = { value: undefined, wrong: [] };

/** Tries JSON.parse first, which is much faster than the reader that records positions. Nearly all files are valid. */
function readValue(text: string): {
  readonly value: Json | undefined;
  readonly problems: readonly JsonProblem[];
} {
  const plain = parsePlainJson(text);
  if (plain !== undefined) return { value: plain, problems: [] };
  const { tree, problems, isRecoverable } = parseJson(text);
  return { value: isRecoverable ? tree?.value : undefined, problems };
}

export function readSource(name: string, text: string): ParsedFile {
  const { value: written, problems } = readValue(text);
  const { value, wrong } = written === undefined ? nothing : withoutComments(written, text);
  // Computed on demand, because only files with diagnostics need positions.
  const places = once(() => ({ tree: parseJson(text).tree, find: lineFinder(text) }));
  const place = (pointer: string, on: 'key' | 'value', renamed = nothingMoved) => {
    const { tree, find } = places();
    return tree ? find(...offsetsOf(tree, pointer, on, renamed)) : find(0, 0);
  };
  const syntaxErrors = problems.map((problem): Diagnostic => {
    const { find } = places();
    const range = find(problem.start, problem.end);
    const base = { severity: 'error', file: name, pointer: '', on: 'value', range } as const;
    if (problem.is === 'duplicate') {
      const { line } = find(problem.first, problem.first);
      return { ...base, code: 'duplicate-key', on: 'key', data: { key: problem.key, firstLine: line } };
    }
    return { ...base, code: 'json-syntax', data: { problem: problem.kind, found: problem.found } };
  });
  const file = { name, place };
  const wrongComments = wrong.map(({ pointer, found }) =>
    diagnose(file, problemAt('wrong-type', pointer, { expected: phrases.string, found })),
  );
  return { ...file, value, diagnostics: [...syntaxErrors, ...wrongComments] };
}
