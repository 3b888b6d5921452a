import { pagesFolder } from '../../config/config-kind.ts';
import { pageAtPath } from '../../explain/page-at.ts';
import type { BuiltState } from './build-states.ts';
import { comparePage, countPages } from './compare-pages.ts';
import type { Impact, PageImpact } from './impact.ts';

/** Compares the pages of two states of a site. */
export function siteImpact(revision: string, before: BuiltState, after: BuiltState): Impact {
  const paths = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const changed: PageImpact[] = [];
  const otherCode: string[] = [];
  const unchanged: string[] = [];
  for (const each of paths) {
    const [old, now] = [before.pages.get(each), after.pages.get(each)];
    if (!old || !now) continue;
    const differences = old.html === now.html ? undefined : comparePage(old, now);
    if (differences) {
      const file = pageAtPath(after.site, each)?.page.file;
      const config = file === undefined ? {} : { config: `${pagesFolder}/${file}` };
      changed.push({ path: each, ...config, ...differences });
    } else (old.html === now.html ? unchanged : otherCode).push(each);
  }
  return {
    revision,
    added: paths.filter((each) => !before.pages.has(each)),
    removed: paths.filter((each) => !after.pages.has(each)),
    changed,
    otherCode,
    unchanged,
    blocks: countPages(changed.map(({ blocks }) => blocks.map(({ type }) => type))),
    sources: countPages(changed.map(({ sources }) => sources)),
  };
}
