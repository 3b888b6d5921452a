import { toHtml } from 'hast-util-to-html';
import { markup } from 'pagewright/tooling';
import { listWordParagraphs } from './word-lists.ts';

/** The elements that the editor writes, in place of elements that other programs write. */
const written: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** HTML of another program, as the editor would have written it. @throws HtmlTooComplexError */
function asWritten(html: string): string {
  const root = markup.parse(html);
  for (const each of markup.elementsOf(root)) {
    // Google Docs puts a text into bold that says it is not bold.
    const isNormal = /font-(weight|style):\s*normal/i.test(markup.propertyOf(each, 'style') ?? '');
    const tag = written[each.tagName];
    if (tag !== undefined) each.tagName = isNormal ? 'span' : tag;
  }
  listWordParagraphs(root);
  return toHtml(root);
}

/**
 * HTML from the clipboard, cleaned as content is, so that the editor never sees styles, scripts or images of other programs. Text that was
 * copied
 * from the editor itself stays as it is: what the editor cannot show is dropped anyway.
 */
export function pastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  try {
    return markup.sanitise(asWritten(html));
  } catch (error) {
    // HTML that is nested too deeply is pasted as its text. HTML that is too long is not pasted at all.
    return error instanceof markup.TooComplexError ? markup.sanitise(html) : '';
  }
}
