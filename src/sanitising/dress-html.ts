import { escapeText, htmlParts, startTag, type Tag } from './html-parts.ts';
import { plainText } from './plain-text.ts';

interface Place {
  /** Level of the heading that the text stands under; its own headings begin one below. */
  readonly below: number;
  /** Names the text, for tables without a caption. */
  readonly label?: string | undefined;
}

/** Gives headings their levels: each one below the heading that it stands under, so that none is skipped. */
function headingLevels(below: number) {
  const open: number[] = [];
  return (written: number): number => {
    while ((open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    return Math.min(below + open.length, 6);
  };
}

function captionAfter(html: string, from: number): string {
  const table = html.slice(from, Math.max(html.indexOf('</table>', from), from));
  return plainText(/<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? '');
}

/**
 * Fits clean HTML to its place in a page: headings go below the heading above them, and a wide table scrolls in a
 * region of its own that the keyboard reaches.
 */
export function dressHtml(clean: string, { below, label }: Place): string {
  const level = headingLevels(below);
  const levels: number[] = [];
  let tables = 0;
  let depth = 0;
  let at = 0;

  const region = (): string => {
    tables += 1;
    at = clean.indexOf('<table', at) + 1;
    const name = captionAfter(clean, at) || (label ? `${label}: table ${tables}` : `Table ${tables}`);
    return `<div role="region" tabindex="0" aria-label="${escapeText(name)}" class="table-region">`;
  };
  const dressed = (tag: Tag): string => {
    const { name, closes, attributes } = tag;
    if (/^h[1-6]$/.test(name)) {
      if (closes) return `</h${levels.pop() ?? below + 1}>`;
      levels.push(level(Number(name[1])));
      return startTag(`h${levels.at(-1)}`, attributes);
    }
    if (name !== 'table') return closes ? `</${name}>` : startTag(name, attributes);
    if (closes) {
      depth -= 1;
      return depth === 0 ? '</table></div>' : '</table>';
    }
    depth += 1;
    return `${depth === 1 ? region() : ''}${startTag(name, attributes)}`;
  };
  return [...htmlParts(clean)].map((part) => (typeof part === 'string' ? part : dressed(part))).join('');
}
