import { isForeign, noForeignSymbols, noPlugins, noStyleAttributes } from '../code/ways-out.ts';
import type { Warning } from '../warnings.ts';

const styled = /<[a-z][^\s>]*(?:\s[^\s"'>=]+(?:="[^"]*")?)*?\sstyle="([^"]*)"/g;
const symbol = /<use\b(?:"[^"]*"|[^">])*?\s(?:xlink:)?href="([^"]*)"/g;
const plugin = /<(object|embed)\b(?:"[^"]*"|[^">])*>/g;
const slot = /<div data-block="([^"]*)" data-slot="([^"]*):(\d+):\d+"/g;

/** What is in the HTML of a page and is not shown, at its position. */
interface Blocked {
  readonly kind: string;
  readonly what: string;
  readonly why: string;
  readonly at: number;
}

function stylesIn(html: string): readonly Blocked[] {
  if (!html.includes(' style="')) return [];
  return [...html.matchAll(styled)].map(({ index, 1: style = '' }) => ({
    kind: 'styles in the HTML of pages',
    what: `style="${style}"`,
    why: noStyleAttributes,
    at: index,
  }));
}

function symbolsIn(html: string): readonly Blocked[] {
  if (!html.includes('<use ')) return [];
  return [...html.matchAll(symbol)].flatMap(({ index, 1: url = '' }) =>
    isForeign(url)
      ? [{ kind: 'symbols of other origins', what: `<use href="${url}">`, why: noForeignSymbols, at: index }]
      : [],
  );
}

function pluginsIn(html: string): readonly Blocked[] {
  return [...html.matchAll(plugin)].map(({ index, 1: name = '' }) => ({
    kind: 'plugins in the HTML of pages',
    what: `<${name}>`,
    why: noPlugins,
    at: index,
  }));
}

/** Warns about what browsers do not show of the HTML of a page, with the block that it is in. */
export function blockedHtml(html: string, page: string): readonly Warning[] {
  const found = [...stylesIn(html), ...symbolsIn(html), ...pluginsIn(html)];
  if (found.length === 0) return [];
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  const blocks = [...html.matchAll(slot)];
  const warnings = found.map(({ kind, what, why, at }): Warning => {
    const [, type, file, number] = blocks.findLast((block) => block.index < at) ?? [];
    const isInBlock = type !== undefined && at > start && at < end;
    const where = isInBlock ? `${file}, block ${number} (${type})` : 'The layout';
    return {
      kind,
      cause: `${isInBlock ? type : 'layout'} ${what}`,
      text: `${where} has ${what} on ${page}. ${why}`,
    };
  });
  return [...new Map(warnings.map((each) => [each.text, each])).values()];
}
