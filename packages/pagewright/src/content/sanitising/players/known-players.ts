import { audioPlayers } from './audio-players.ts';
import { maps } from './maps.ts';
import type { Player } from './player.ts';
import { videoPlayers } from './video-players.ts';

const providers = [...videoPlayers, ...audioPlayers, ...maps];

const maxLength = 4096;

/** A URL of the web with https, which all providers have. Old embeds have `//host` and `http:`. */
function webUrl(text: string): URL | undefined {
  const address = text.trim().replace(/^(?:https?:)?\/\//i, 'https://');
  if (address.length > maxLength || !/^https:\/\/[a-z\d]/.test(address)) return undefined;
  try {
    const url = new URL(address);
    return url.username === '' && url.password === '' && url.port === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Host and path of a URL, without `www.`, `m.` and slashes at the end. */
function placeOf({ hostname, pathname }: URL): string {
  let { length } = pathname;
  while (pathname[length - 1] === '/') length -= 1;
  return hostname.replace(/^(?:www|m)\./, '') + pathname.slice(0, length);
}

/**
 * The player or the map that a URL means: the URL of its frame, or of its page, in every form that providers have used.
 * Undefined for all other URLs.
 */
export function playerAt(text: string): Player | undefined {
  const url = webUrl(text);
  if (!url) return undefined;
  const place = placeOf(url);
  for (const { provider, kind, read } of providers) {
    const found = read(url, place);
    const frame = found && webUrl(found.frame);
    // Sanitising again must give the same frame.
    if (found && frame && read(frame, placeOf(frame))?.frame === found.frame)
      return { provider, kind, page: found.frame, ...found };
  }
  return undefined;
}
