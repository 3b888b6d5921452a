import { decodeReferences } from '../../content/sanitising/character-references.ts';
import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import { changedJson } from '../../json/changed-json.ts';

/** Matches a link in clean HTML, where `<` always starts a tag and all values are quoted. */
const links = /<a\s(?:"[^"]*"|[^">])*>/g;
const href = /(\shref=")([^"]*)"/;
/** Links to other sites have it. */
const noopener = / rel="noopener"/;

/** The target of a link; undefined to leave it as it is. */
type TargetOf = (address: string) => string | undefined;

/**
 * The path, query and anchor of an address below a URL; undefined for any other address. `http` and `https` count as equal.
 * @param root URL without a slash at its end
 */
export function pathBelow(address: string, root: string): string | undefined {
  const [plain, plainRoot] = [address, root].map((url) => url.replace(/^https?:/, ''));
  if (plain === undefined || plainRoot === undefined || !plain.startsWith(plainRoot)) return undefined;
  const path = plain.slice(plainRoot.length);
  return /^(?:[/?#]|$)/.test(path) && !/\s/.test(path) ? path.replace(/^(?!\/)/, '/') : undefined;
}

function inHtml(html: string, root: string, targetOf: TargetOf): string {
  return html.replace(links, (link) => {
    const address = decodeReferences(href.exec(link)?.[2] ?? '');
    const target = pathBelow(address, root) === undefined ? undefined : targetOf(address);
    if (target === undefined) return link;
    return link.replace(href, (_, start: string) => `${start}${escapeHtml(target)}"`).replace(noopener, '');
  });
}

/**
 * Content with other targets for the links below a URL, in HTML and in values that are such a URL. Returns the same content if nothing
 * changes.
 * @param root URL without a slash at its end
 */
export function withTargets(content: unknown, root: string, targetOf: TargetOf): unknown {
  const plainRoot = root.replace(/^https?:/, '');
  return changedJson(content, (part) => {
    if (typeof part !== 'string' || !part.includes(plainRoot)) return undefined;
    if (pathBelow(part, root) !== undefined) return targetOf(part);
    return part.includes('<a ') ? inHtml(part, root, targetOf) : undefined;
  });
}
