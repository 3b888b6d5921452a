import { meantRoute } from '../../../meant/meant-route.ts';
import { didYouMean, type Repair } from '../../message-text.ts';

export const pathOfPage = 'Write the route of the page, which is in the file, and not the name of the file.';

/** Whether a path is the name of a page config. */
export function isConfigFile(found: string): boolean {
  return /^[\w./-]+\.json$/.test(found);
}

/** Words in lower case, joined by hyphens. */
export function hyphenated(text: string, between: RegExp): string {
  return text
    .toLowerCase()
    .replaceAll(between, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A path as it is written in configs: without percent signs. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What no path can have, with what to write instead. `$1` is the path before it. */
const impossibleParts: readonly (readonly [RegExp, repair: string])[] = [
  [/^(.*?)\/?#/, 'Write the path alone, "$1": browsers do not send what follows "#" to a server.'],
  [
    /^(.*?)\/?\?/,
    'Write the path alone, "$1". A redirect takes links with any query, and a page reads those in its "urlParams".',
  ],
  [/^(.*\/:[A-Za-z]\w*)\?/, 'A param cannot be missing: write "$1", and the path without it on its own.'],
  [
    /^(.*?)\/\(?[.:]?\*/,
    'Write a param for each part, such as "$1/:name". A path with more or fewer parts needs a line of its own.',
  ],
  [/^(.*?)\s/, 'A path has no spaces. Write hyphens, or what the path had in the bar of the browser.'],
];

function impossiblePart(found: string): string | undefined {
  const params = found.search(/:[A-Za-z]\w*\?/) >= 0;
  for (const [pattern, repair] of params ? impossibleParts.slice(2) : impossibleParts) {
    const [, before] = pattern.exec(found) ?? [];
    if (before !== undefined) return repair.replace('$1', before === '' ? '/' : before).replace('"//', '"/');
  }
  return undefined;
}

/** Text that matches a pattern and differs from what was found only in how it is written: a route, a host or a name. */
export function patternRepair(found: string, pattern: string): Repair {
  if (found.trim() === '') return { repair: 'Write some text.' };
  const isUrl = pattern.includes('https?');
  if (isUrl && isConfigFile(found)) return { repair: pathOfPage };
  if (isUrl && /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(found))
    return { repair: 'Write a path of this site, or a URL that starts with https://.' };
  const name = hyphenated(found, /[^a-z0-9]+/g);
  const isHost = /^www\.[\w-]+\.\w/i.test(found);
  const isPath = pattern.startsWith('^/') && !pattern.includes('https');
  const [, ownPath] = /^(?:https?:\/\/|www\.)[^/]+(\/.*)$/i.exec(found) ?? [];
  const candidates = [
    isHost && !isPath ? `https://${found}` : meantRoute(decoded(isPath ? (ownPath ?? found) : found)),
    /^[a-z]+:\/\/[^/]+/i.exec(found)?.[0].toLowerCase(),
    name,
  ];
  const meant = candidates.find((each) => each && !each.includes('{') && new RegExp(pattern, 'u').test(each));
  if (meant !== undefined) return didYouMean(meant);
  if (!isPath) return { repair: 'Change the text to match.' };
  const repair = impossiblePart(found);
  return { repair: repair ?? 'Write a param as a colon and a name, such as /services/:slug.' };
}
