// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAt, plainText } from '../../src/content/sanitising/plain-text.ts';
import { budget } from '../budget.ts';

/** Text without white space and without the punctuation between blocks. */
function letters(text: string): string {
  return text.replace(/[\s.,]+/g, '');
}

/** The text of the same HTML in a browser. */
function readByBrowser(html: string): string {
  const body = document.createElement('div');
  body.innerHTML = html;
  return letters(body.textContent);
}

test('words that nobody sees are left out', () => {
  const visibilityOf = (name: string) => (name === 'spoken' || name === 'hidden' ? name : undefined);
  const read = (html: string) => plainText(html, visibilityOf);
  expect(read('Read more<span class="a spoken"> about <span>boats</span></span>!')).toBe('Read more!');
  expect(read("<p>Call <i class='hidden'>phone</i>us</p><P CLASS=spoken>x</P><p>now")).toBe('Call us. now');
  expect(read('<p class="other">One <img class="hidden">two <b class="hidden">three</p>')).toBe(
    'One two three',
  );
  expect(plainText('<b class="spoken">One</b>')).toBe('One');
  expect(read('<b class="spoken">'.repeat(50_000))).toBe('');
});

describe('blocks of HTML become sentences', () => {
  test.each([
    ['<p>leave it alone</p><p>Last spring</p>', 'leave it alone. Last spring'],
    ['<p>Done.</p>\n<p>Really?</p><p>“Yes!”</p><p>(So.)</p><p>Good</p>', 'Done. Really? “Yes!” (So.) Good'],
    ['<h2>Sub heading</h2><ul><li>One</li><li>Two</li></ul>', 'Sub heading. One. Two'],
    ['<p>Steps:</p><ol><li>One,</li><li>two;</li><li>three –</li></ol>four', 'Steps: One, two; three – four'],
    [
      '<table><caption>Caption</caption><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>',
      'Caption. a, b. c',
    ],
    ['<figure><img alt="x"><figcaption>Caption</figcaption></figure><p>Words', 'Caption. Words'],
    ['Big Plans<br>For 2026', 'Big Plans For 2026'],
    [
      '<h2>Big Plans<br />For 2026</h2><p>12 Main Street<br>Columbus</p>',
      'Big Plans For 2026. 12 Main Street. Columbus',
    ],
    ['<address>Road 1</address><address>Second Street 2</address>', 'Road 1. Second Street 2'],
    [
      '<ruby>東京<rt>とうきょう</rt></ruby>と<ruby>漢<rp>（</rp><rt>かん</rt><rp>）</rp></ruby>',
      '東京(とうきょう)と漢(かん)',
    ],
    ['<p>Area: <math><mi>π</mi><mi>r</mi><annotation>\\pi r</annotation></math> m', 'Area: πr m'],
    ['<p>Size <select><option>S</option><option>M</option></select> here</p>', 'Size here'],
    [
      'The &alpha; &DoubleLongLeftArrow; &NotANameOfHtml; &amp;alpha; release',
      'The α ⟸ &NotANameOfHtml; &alpha; release',
    ],
    ['One line<br />that goes on<br><br>And another', 'One line that goes on. And another'],
    ['<dl><dt>Term</dt><dd>Meaning</dd></dl><hr>End', 'Term. Meaning. End'],
    ['<blockquote><p>Said</p><cite>Name</cite></blockquote>', 'Said. Name'],
    ['完了。<p>次</p>', '完了。 次'],
    ['<b>One</b> <i>sentence</i><span>s</span>', 'One sentences'],
    ['<fieldset><legend>a</legend>b</fieldset><dialog>c</dialog><search>d</search>', 'a. b. c. d'],
    ['<menu><li>One</menu><optgroup label="x"><option>Two</optgroup>Three', 'One. Two. Three'],
    ['<button>One</button><button>Two</button>', 'One, Two'],
    ['<p>Seen <video><p>Get a player</p></video><object>No</object><canvas>no</canvas></p>', 'Seen'],
    ['<p></p><div> </div><p>One</p><p>&nbsp;</p>', 'One'],
    ['Text only\n\nin lines', 'Text only in lines'],
    ['<p>a&#1;b\u0000c</p><p>d</p>', 'abc. d'],
    [
      '<p>10<sup>6</sup> m<SUP> 2 </SUP>, 10<sup>-3</sup>, the 1<sup>st</sup>, CO<sub>2</sub>',
      '10⁶ m², 10⁻³, the 1st, CO2',
    ],
    [
      '<p>Saved 12<sup class="fn"><a href="#n">1</a></sup> percent.<sup>2</sup></p><p>Next</p>',
      'Saved 12¹ percent.² Next',
    ],
    ['<p>Never closed: 12<sup>3</p><p>Next</p>', 'Never closed: 123. Next'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

test('the text of HTML is the text that a browser shows', () => {
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
      // A browser would drop everything after an unpaired quotation mark in a tag; we keep it.
      expect(letters(plainText(html))).toBe(readByBrowser(html));
    }),
    budget(40, 2_000),
  );
});

test('nothing throws, and no tag remains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(plainText(`<p>${text}</p>`)).not.toMatch(/<p>/);
    }),
    budget(100, 3_000),
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
    // Work that grew with the square of the length would exceed the time limit of the test.
    plainText(text);
  });
});

test('text is never cut in the middle of a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const cut = cutAt(text, limit);
      expect([...cut].length).toBeLessThanOrEqual(limit + 1);
      if ([...text].length <= limit) expect(cut).toBe(text);
      else expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    }),
    budget(100, 3_000),
  );
});
