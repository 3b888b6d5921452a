import type { ParamLists } from '../../grammar/block-limits.ts';
import type { Schedule } from '../../grammar/schedule.ts';
import type { ValueProblem } from '../../schema/value-problem.ts';

import type { Origin } from './origin.ts';

/** A place in a page or in the site config that uses a shared section. */
export interface SectionUse {
  readonly only: ParamLists;
  readonly except: ParamLists;
  readonly schedule: Schedule | undefined;
  readonly section: string;
  readonly origin: Origin;
  readonly pointer: string;
  /** True if no section has its name. */
  readonly isUnknown?: true;
  /** Problems with the params of the use. */
  readonly found: readonly ValueProblem[];
  /** True if its params have an error. Its blocks are then not checked. */
  readonly isBroken: boolean;
}

/** A block or a query. If it comes from a shared section, the page that uses the section contains some of its values. */
export interface Written {
  readonly origin: Origin;
  readonly pointer: string;
  readonly use?: SectionUse;
  /** The places of values that are not where their pointers say. */
  readonly parts?: readonly WrittenPart[];
}

interface Place {
  readonly origin: Origin;
  readonly pointer: string;
}

/** The file and the JSON pointer at which the author has written a value of a block or query. */
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

/** The place in the author's text for a part of a substituted value: in the section, or in the page that gives the value. */
export interface WrittenPart {
  /** JSON pointer of the part in the substituted value. */
  readonly at: string;
  readonly in: 'section' | 'page';
  /** JSON pointer in the page; for a part in the section, relative to the value. */
  readonly pointer: string;
}
