// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAt, plainText } from '../../../src/sanitising/plain-text.ts';

/** What a browser reads in the same HTML, white space aside. */
function readByBrowser(html: string): string {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body.textContent.replace(/\s+/g, '');
}

test('text freed of its tags is what a browser reads', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<br>',
      '<a href="x>y">',
      '</a>',
      "<i title='>'>",
      '</i>',
      '&amp;',
      '&#8217;',
      '&eacute;',
      '<!-- x > y -->',
      '&#150;',
    ),
    fc.constantFrom('words', ' ', '2 < 3', 'a & b', '"', 'é'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const html = parts.join('');
      // An unpaired quotation mark in a tag is read more kindly than by a browser, which would lose the rest.
      expect(plainText(html).replace(/\s+/g, '')).toBe(readByBrowser(html));
    }),
    { numRuns: 200 },
  );
});

test('nothing throws, and no tag is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(plainText(`<p>${text}</p>`)).not.toMatch(/<p>/);
    }),
    { numRuns: 300 },
  );
});

describe('a megabyte of hostile text takes no time', () => {
  const many = 200_000;
  test.each([
    ['<', '<'.repeat(many)],
    ['<a', '<a '.repeat(many)],
    ['<a then >', `${'<a '.repeat(many)}>`],
    ['<a"', `${'<a "<a>"'.repeat(many / 4)}`],
    ['quotes that never pair', `${'<a "'.repeat(many)}>`],
    ['<script', '<script>'.repeat(many)],
    ['<!--', '<!--'.repeat(many)],
    ['<!-- then >', `${'<!--'.repeat(many)}>`],
    ['&', '&#'.repeat(many)],
    ['spaces', `${' '.repeat(many * 5)}x`],
    ['<style then </', `${'<style></x>'.repeat(many / 2)}`],
  ])('%s', (_, text) => {
    const before = performance.now();
    plainText(text);
    expect(performance.now() - before).toBeLessThan(1500);
  });
});

test('a cut keeps whole characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const cut = cutAt(text, limit);
      expect([...cut].length).toBeLessThanOrEqual(limit + 1);
      if ([...text].length <= limit) expect(cut).toBe(text);
      else expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    }),
  );
});
