import { configs } from 'pagewright/tooling';
import type { Texts } from '../../drafts/pending-steps.ts';

/**
 * A file that does not exist yet: `fair.json`, or else `fair-2.json` and so on. Never one with a meaning of its own, such as `_site.json`.
 */
export function freeFile(file: string, texts: Texts): string {
  const stem = file.replace(/\.json$/, '');
  for (let number = 1; ; number += 1) {
    const free = `${stem}${number === 1 ? '' : `-${number}`}.json`;
    const kind = configs.kindOf(free);
    if (!texts.has(free) && (kind === undefined || kind === 'page')) return free;
  }
}

/** The file of a page as a draft, which the check does not read: `de/_fair.json` for `de/fair.json`. It does not exist yet. */
export function draftFileOf(file: string, texts: Texts): string {
  return freeFile(file.replace(/[^/]+$/, '_$&'), texts);
}

/** The file of the page that a draft becomes: without the underscores at the start of its name and of its folders. */
export function publishedFileOf(draft: string): string {
  return draft
    .split('/')
    .map((part) => part.replace(/^_+/, ''))
    .join('/');
}
