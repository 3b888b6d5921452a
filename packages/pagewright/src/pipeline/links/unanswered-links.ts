import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { Warning } from '../warnings.ts';
import type { FoundLinks } from './service-links.ts';

/** How many addresses a warning shows. */
const maxExamples = 2;

/**
 * Reports links in content that lead to a content service because no page of the site answers: one warning for each kind of address.
 * @param byPage the links of each page
 * @param kindOf what an address means, in plural words
 */
export function unansweredLinks(
  byPage: ReadonlyMap<string, FoundLinks>,
  kindOf: (address: string) => string | undefined,
): readonly Warning[] {
  const kinds = new Map<string, Map<string, string>>();
  for (const [page, found] of byPage) {
    for (const [address, target] of Object.entries(found)) {
      const kind = target === '' ? kindOf(address) : undefined;
      if (kind === undefined) continue;
      const pages = getOrInsert(kinds, kind, () => new Map<string, string>());
      if (!pages.has(address)) pages.set(address, page);
    }
  }
  return [...kinds].map(([kind, pages]) => {
    const examples = [...pages].slice(0, maxExamples).map(([address, page]) => `${address} (on ${page})`);
    const more = pages.size > examples.length ? `, and ${pages.size - examples.length} more` : '';
    return {
      kind: 'links that no page answers',
      cause: kind,
      text:
        `Links in content to ${kind} lead to the content service, because no page of the site shows them: ` +
        `${examples.join(', ')}${more}. Add a page that shows them, or change the links`,
    };
  });
}
