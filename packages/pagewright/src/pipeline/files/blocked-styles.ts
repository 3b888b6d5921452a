import { noStyleAttributes } from '../code/style-attributes.ts';
import type { Warning } from '../warnings.ts';

const styled = /<[a-z][^\s>]*(?:\s[^\s"'>=]+(?:="[^"]*")?)*?\sstyle="([^"]*)"/g;
const slot = /<div data-block="([^"]*)" data-slot="([^"]*):(\d+):\d+"/g;

/** Warns about the style attributes in the HTML of a page, with the block that they are in. */
export function blockedStyles(html: string, page: string): readonly Warning[] {
  if (!html.includes(' style="')) return [];
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  const blocks = [...html.matchAll(slot)];
  const found = [...html.matchAll(styled)].map(({ index, 1: style = '' }): Warning => {
    const [, type, file, number] = blocks.findLast((block) => block.index < index) ?? [];
    const isInBlock = type !== undefined && index > start && index < end;
    const where = isInBlock ? `${file}, block ${number} (${type})` : 'The layout';
    const cause = `${isInBlock ? type : 'layout'} ${style}`;
    return {
      kind: 'styles in the HTML of pages',
      cause,
      text: `${where} has style="${style}" on ${page}. ${noStyleAttributes}`,
    };
  });
  return [...new Map(found.map((each) => [each.text, each])).values()];
}
