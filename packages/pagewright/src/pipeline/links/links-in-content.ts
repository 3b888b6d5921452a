import { decodeReferences } from '../../content/sanitising/character-references.ts';
import { isRecord } from '../../json/json-value.ts';

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

function escaped(url: string): string {
  return url.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

function inHtml(html: string, root: string, targetOf: TargetOf): string {
  return html.replace(links, (link) => {
    const address = decodeReferences(href.exec(link)?.[2] ?? '');
    const target = pathBelow(address, root) === undefined ? undefined : targetOf(address);
    if (target === undefined) return link;
    return link.replace(href, (_, start: string) => `${start}${escaped(target)}"`).replace(noopener, '');
  });
}

/**
 * Content with other targets for the links below a URL, in HTML and in values that are such a URL. Returns the same content if nothing
 * changes.
 * @param root URL without a slash at its end
 */
export function withTargets(content: unknown, root: string, targetOf: TargetOf): unknown {
  if (typeof content === 'string') {
    if (!content.includes(root.replace(/^https?:/, ''))) return content;
    if (pathBelow(content, root) !== undefined) return targetOf(content) ?? content;
    return content.includes('<a ') ? inHtml(content, root, targetOf) : content;
  }
  if (Array.isArray(content)) {
    const items: readonly unknown[] = content;
    const changed = items.map((item) => withTargets(item, root, targetOf));
    return changed.some((item, index) => item !== items[index]) ? changed : content;
  }
  if (!isRecord(content)) return content;
  const properties = Object.entries(content);
  const changed = properties.map(([name, value]) => [name, withTargets(value, root, targetOf)] as const);
  return changed.some(([name, value]) => value !== content[name]) ? Object.fromEntries(changed) : content;
}
