import { textBlocks } from './plain-text.ts';

/** Split and then trimmed: a pattern with white space before the break takes quadratic time in a long run of blanks. */
function linesOf(paragraph: string): string[] {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Text without a tag as editors mean it: a blank line parts paragraphs, a line break stays one. */
export function textAsParagraphs(html: string): string {
  if (/<[a-z!/?]/i.test(html) || html.trim() === '') return html;
  const paragraphs = html.split(/\n[\t ]*\n\s*/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${linesOf(paragraph).join('<br>')}</p>`)
    .join('\n');
}

/** HTML reduced to paragraphs of its text. */
export function textOnly(html: string): string {
  return textBlocks(html)
    .map((text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('\n');
}

/** Markup, and what the sanitiser drops or rewrites in text. */
const moreThanText = /[<&\r]|(?![\t\n])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/u;

/** As paragraphs it is at most three times as long, which the sanitiser still accepts. */
const longestText = 50_000;

/**
 * What the sanitiser makes of plain text: a browser needs no HTML parser for that. Undefined for text with markup or
 * character references, and for blank or very long text.
 */
export function cleanText(text: string): string | undefined {
  if (text.length > longestText || text.trim() === '' || moreThanText.test(text)) return undefined;
  return textAsParagraphs(text);
}
