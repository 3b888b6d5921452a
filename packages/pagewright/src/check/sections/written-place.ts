import type { ParamLists } from '../../grammar/block-limits.ts';
import type { Schedule } from '../../grammar/schedule.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import { diagnoseAt, type Origin } from '../origin.ts';
import type { WrittenPart } from './given-values.ts';

/** The use of a shared section in a page or in the site config. */
export interface SectionUse {
  readonly only: ParamLists;
  readonly except: ParamLists;
  readonly schedule: Schedule | undefined;
  readonly section: string;
  readonly origin: Origin;
  readonly pointer: string;
  /** What is wrong with its params. */
  readonly found: readonly Problem[];
  /** True if its params have an error, because of which its blocks are not checked. */
  readonly isBroken: boolean;
}

/** A block or a query. If it comes from a shared section, some of its values are written in the page that uses the section. */
export interface Written {
  readonly origin: Origin;
  readonly pointer: string;
  readonly use?: SectionUse;
  /** Where its values are written, if that is not where their pointers say. */
  readonly parts?: readonly WrittenPart[];
}

interface Place {
  readonly origin: Origin;
  readonly pointer: string;
}

/** The file and the JSON pointer at which a value of a block or query is written. */
export function writtenAt({ origin, pointer: base, use, parts = [] }: Written, pointer: string): Place {
  if (!use || !pointer.startsWith(base)) return { origin, pointer };
  const inner = pointer.slice(base.length);
  let best: WrittenPart | undefined;
  for (const part of parts) {
    const isInside = inner === part.at || inner.startsWith(`${part.at}/`);
    if (isInside && part.at.length >= (best?.at.length ?? 0)) best = part;
  }
  if (!best) return { origin, pointer };
  const written = best.pointer + inner.slice(best.at.length);
  return best.in === 'page' ? { origin: use.origin, pointer: written } : { origin, pointer: base + written };
}

/** Turns a problem of a block or query into a diagnostic, in the file in which the value is written. */
export function diagnoseWritten(written: Written, found: Problem): Diagnostic {
  const { origin, pointer } = writtenAt(written, found.pointer);
  const diagnostic = diagnoseAt(origin, { ...found, pointer });
  return written.use && origin === written.origin
    ? { ...diagnostic, usedBy: placeOfUse(written.use) }
    : diagnostic;
}

function placeOfUse({ origin, pointer }: SectionUse): { readonly file: string; readonly line: number } {
  const { line } = origin.file.place(`${pointer}/section`, 'value', origin.renamed);
  return { file: origin.file.name, line };
}
