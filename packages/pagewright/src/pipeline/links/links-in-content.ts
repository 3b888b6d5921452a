import { decodeReferences } from '../../content/sanitising/character-references.ts';
import { isRecord } from '../../json/json-value.ts';

/** Matches a link in clean HTML, where `<` always starts a tag and all values are quoted. */
const links = /<a\s(?:"[^"]*"|[^">])*>/g;
const href = /(\shref=")([^"]*)"/;
/** Links to other sites have it. */
const noopener = / rel="noopener"/;

/** The target of a link; undefined to leave it as it is. */
type TargetOf = (address: string) => string | undefined;

function isBelow(text: string, root: string): boolean {
  return text.startsWith(root) && /^(?:[/?#]|$)/.test(text.slice(root.length)) && !/\s/.test(text);
}

function escaped(url: string): string {
  return url.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

function inHtml(html: string, root: string, targetOf: TargetOf): string {
  return html.replace(links, (link) => {
    const address = decodeReferences(href.exec(link)?.[2] ?? '');
    const target = isBelow(address, root) ? targetOf(address) : undefined;
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
    if (!content.includes(root)) return content;
    if (isBelow(content, root)) return targetOf(content) ?? content;
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
