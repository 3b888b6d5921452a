import { checks, type Diagnostic, json } from 'pagewright/tooling';
import { keyOf, type SectionRow } from './section-rows.ts';

/** The problems of a section. */
export interface SectionProblems {
  readonly errors: number;
  readonly warnings: number;
  /** What is wrong first, in words. */
  readonly first: string;
}

/** The problems of sections by their keys: of the section alone, and with the sections inside it. */
interface ProblemIndex {
  readonly own: ReadonlyMap<string, SectionProblems>;
  readonly all: ReadonlyMap<string, SectionProblems>;
}

function add(problems: Map<string, SectionProblems>, key: string, diagnostic: Diagnostic): void {
  const before = problems.get(key);
  const isError = diagnostic.severity === 'error';
  problems.set(key, {
    errors: (before?.errors ?? 0) + (isError ? 1 : 0),
    warnings: (before?.warnings ?? 0) + (isError ? 0 : 1),
    first: before?.first ?? checks.messageFor(diagnostic).message,
  });
}

/** Finds the section of each diagnostic in one pass, because a page may have hundreds of both. */
export function indexProblems(diagnostics: readonly Diagnostic[], rows: readonly SectionRow[]): ProblemIndex {
  const keys = new Map(
    rows.map(({ file, steps }) => [`${file}${json.pointerOf(steps)}`, keyOf(file, steps)]),
  );
  const own = new Map<string, SectionProblems>();
  const all = new Map<string, SectionProblems>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.folder) continue;
    let isInner = true;
    for (let { pointer } = diagnostic; pointer !== ''; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
      const key = keys.get(diagnostic.file + pointer);
      if (key === undefined) continue;
      if (isInner) add(own, key, diagnostic);
      add(all, key, diagnostic);
      isInner = false;
    }
  }
  return { own, all };
}
