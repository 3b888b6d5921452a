import { textBlocks } from './plain-text.ts';

/** Text without a tag as editors mean it: a blank line parts paragraphs, a line break stays one. */
export function textAsParagraphs(html: string): string {
  if (/<[a-z!/?]/i.test(html) || html.trim() === '') return html;
  const paragraphs = html.split(/\n[\t ]*\n\s*/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('\n');
}

/** HTML reduced to paragraphs of its text. */
export function textOnly(html: string): string {
  return textBlocks(html)
    .map((text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('\n');
}
