import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { cleanText } from '../../src/content/sanitising/text-paragraphs.ts';
import { budget } from '../budget.ts';

const pieces = fc.constantFrom(
  ...[
    '\n',
    '\n\n',
    ' ',
    '\t',
    '>',
    '"',
    "'",
    'A',
    'é',
    '字',
    '\u00a0',
    '\u200b',
    '\u2028',
    '😀',
    '<',
    '&',
    '\r',
    '\0',
  ],
);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 30 }).map((some) => some.join('')),
);

test('a browser turns plain text into the HTML that the sanitiser would write', () => {
  expect(cleanText('5 > 4, "quoted".\n\nA second line,\nand its rest.')).toBe(
    '<p>5 > 4, "quoted".</p>\n<p>A second line,<br>and its rest.</p>',
  );
  fc.assert(
    fc.property(texts, (text) => {
      const clean = cleanText(text);
      fc.pre(clean !== undefined);
      // The comment is markup, so the sanitiser parses the paragraphs.
      expect(sanitiseHtml(`<!---->${clean}`)).toBe(clean);
      expect(sanitiseHtml(text)).toBe(clean);
    }),
    budget(300, 20_000),
  );
});

test('text with a tag, a character reference or a control character needs the sanitiser', () => {
  for (const text of ['<b>x</b>', 'a < b', 'AT&amp;T', 'AT&T', 'a\0b', 'a\r\nb', '\ud800', '', ' \n ']) {
    expect(cleanText(text), JSON.stringify(text)).toBeUndefined();
  }
});
