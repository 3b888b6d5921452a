import { recentCache, textBytes } from '../../memory/recent-cache.ts';
import { keepKnownHtml } from './clean-memory.ts';

/** In bytes, for each of the two memories: the HTML of some hundred pages, and more than any single response has. */
const maxMemory = 32_000_000;

/** Limits the memories for cleaned HTML, for a process that runs for a long time. HTML that was not used recently is cleaned again. */
export function limitKnownHtml(): void {
  keepKnownHtml(() => recentCache(maxMemory, textBytes));
}
