import { playerAt } from '../content/sanitising/players/known-players.ts';

/** Parts of the addresses of frames. */
const framePart = /[./](?:embed[\w-]*|player|plugins|[ev])(?:[./?#]|$)/;

/** The frame of a video whose page has this URL, because providers refuse to frame their pages; undefined for all other URLs. */
export function frameOfPage(url: string): string | undefined {
  const player = /^https:/.test(url) ? playerAt(url) : undefined;
  const address = url.replace(/^https:\//, '').replace(/[?#].*$/, '');
  return player?.kind === 'video' && !framePart.test(address) ? player.frame : undefined;
}
