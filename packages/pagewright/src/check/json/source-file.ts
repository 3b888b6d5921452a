import { isWarning } from '../../grammar/compile/value-problem.ts';
import type { Json } from '../../grammar/plan.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import { deepest, readJson } from './json-reader.ts';
import type { SyntaxFault } from './json-tree.ts';
import { parsePlainJson } from './plain-json.ts';
import { lineFinder, offsetsOf, type Range, type Renamed } from './source-place.ts';

/** A JSON file of the workspace, read, with a place for every pointer into it. */
export interface SourceFile {
  readonly name: string;
  /** Undefined when its JSON cannot be understood. */
  readonly value: Json | undefined;
  /** What its JSON itself is faulted for. */
  readonly diagnostics: readonly Diagnostic[];
  place(pointer: string, on: 'key' | 'value', renamed?: Renamed): Range;
  /** Turns a finding into a diagnostic of this file. */
  diagnose(found: Problem, renamed?: Renamed): Diagnostic;
}

const nothingRenamed: Renamed = new Map();

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Nearly all files are without mistakes, and JSON.parse is much faster than a reader that knows positions. */
function readValue(text: string): {
  readonly value: Json | undefined;
  readonly faults: readonly SyntaxFault[];
} {
  const plain = parsePlainJson(text, deepest);
  if (plain !== undefined) return { value: plain, faults: [] };
  const { tree, faults, isTrustworthy } = readJson(text);
  return { value: isTrustworthy ? tree?.value : undefined, faults };
}

export function readSource(name: string, text: string): SourceFile {
  const { value, faults } = readValue(text);
  // Positions are needed in the few files with diagnostics.
  const places = once(() => ({ tree: readJson(text).tree, find: lineFinder(text) }));
  const place = (pointer: string, on: 'key' | 'value', renamed = nothingRenamed) => {
    const { tree, find } = places();
    return tree ? find(...offsetsOf(tree, pointer, on, renamed)) : find(0, 0);
  };
  const diagnostics = faults.map((fault): Diagnostic => {
    const { find } = places();
    const range = find(fault.start, fault.end);
    const base = { severity: 'error', file: name, pointer: '', on: 'value', range } as const;
    if (fault.is === 'duplicate') {
      const { line } = find(fault.first, fault.first);
      return { ...base, code: 'duplicate-key', on: 'key', data: { key: fault.key, firstLine: line } };
    }
    return { ...base, code: 'json-syntax', data: { problem: fault.problem, found: fault.found } };
  });
  return {
    name,
    value,
    diagnostics,
    place,
    diagnose: (found, renamed) => ({
      ...found,
      severity: isWarning(found.code) ? 'warning' : 'error',
      file: name,
      range: place(found.pointer, found.on, renamed),
    }),
  };
}
