import { textBlocks } from './plain-text.ts';

/** Splits first and trims then, because a pattern with white space before the line break would take quadratic time. */
function linesOf(paragraph: string): string[] {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Turns text without tags into HTML: blank lines separate paragraphs, and line breaks are kept. */
export function textAsParagraphs(html: string): string {
  if (/<[a-z!/?]/i.test(html) || html.trim() === '') return html;
  const paragraphs = html.split(/\n[\t ]*\n\s*/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${linesOf(paragraph).join('<br>')}</p>`)
    .join('\n');
}

/** Reduces HTML to paragraphs of its text. */
export function textOnly(html: string): string {
  return textBlocks(html)
    .map((text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('\n');
}

/** Matches markup, characters that the sanitiser drops or rewrites, and URLs, which may be players. */
const moreThanText = /[<&\r]|https?:\/\/|(?![\t\n])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/u;

/** Maximum length of plain text. As paragraphs it becomes at most three times as long, which the sanitiser still accepts. */
const maxLength = 50_000;

/**
 * Formats plain text exactly as the sanitiser does, but without an HTML parser. Undefined for text with markup or character references, and
 * for blank or very long text.
 */
export function cleanText(text: string): string | undefined {
  if (text.length > maxLength || text.trim() === '' || moreThanText.test(text)) return undefined;
  return textAsParagraphs(text);
}
