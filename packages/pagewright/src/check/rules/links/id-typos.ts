import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { nearest } from '../../../schema/nearest.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Anchor } from '../../facts/checked-page.ts';
import type { LinkTarget } from '../../facts/link-target.ts';
import type { DeadLink } from './link-check.ts';

interface IdTypo {
  readonly anchor: Anchor;
  readonly meant: string;
  readonly links: DeadLink[];
}

/**
 * Finds misspelt ids: several links agree on an id that does not exist, and nothing links to the nearest one that does. Each is reported
 * once, at the block.
 */
export function mergeIdTypos(
  dead: readonly DeadLink[],
  alive: ReadonlySet<LinkTarget>,
): { readonly diagnostics: readonly Diagnostic[]; readonly left: readonly DeadLink[] } {
  const linked = new Set([...alive].map(({ anchor }) => anchor));
  const byId = new Map<string, IdTypo>();
  for (const each of dead) {
    if (each.found.code !== 'dead-anchor') continue;
    const { id: meant } = each.found.data;
    const free = each.anchors.filter(({ id }) => !linked.has(id));
    const ids = free.map(({ id }) => id);
    const found = nearest(meant, ids);
    const anchor = free.find(({ id }) => id === found);
    if (!anchor) continue;
    const key = `${anchor.origin.file.name} ${anchor.pointer} ${meant}`;
    getOrInsert(byId, key, (): IdTypo => ({ anchor, meant, links: [] })).links.push(each);
  }
  const typos = [...byId.values()].filter(({ links }) => placesOf(links) > 1);
  const explained = new Set(typos.flatMap(({ links }) => links));
  return {
    diagnostics: typos.map(({ anchor, meant, links }) => {
      const data = { found: anchor.id, meant, uses: placesOf(links) };
      return diagnoseAt(anchor.origin, problemAt('misspelt-address', anchor.pointer, data));
    }),
    left: dead.filter((each) => !explained.has(each)),
  };
}

/** A link in a list that has several pages is found on each of them. */
function placesOf(links: readonly DeadLink[]): number {
  return new Set(links.map(({ link: { origin, pointer } }) => `${origin.file.name} ${pointer}`)).size;
}
