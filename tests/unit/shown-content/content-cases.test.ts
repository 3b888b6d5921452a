import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { lossesOf } from '../../shown-content/losses.ts';
import { answerFor, service, shownOf, site } from '../../shown-content/plain-site.ts';
import { readingOf } from '../../shown-content/reading.ts';
import { contentCases } from './content-cases.ts';

const { document } = new JSDOM('').window;

test.each(Object.entries(contentCases))('a plain WordPress is shown right: %s', async (_, cases) => {
  for (const { html, has = [], hasNot = [], words } of cases) {
    const { html: shown, issues } = await shownOf({ content: html });
    for (const part of has) expect(shown).toContain(part);
    for (const part of hasNot) expect(shown).not.toContain(part);
    const after = readingOf(shown, { page: `${site}/posts/a-sample` }, document);
    if (words !== undefined) expect(after.words.join(' ')).toBe(words);
    else
      expect(lossesOf(readingOf(html, { page: `${service}/a-sample/`, answerFor }, document), after)).toEqual(
        [],
      );
    expect(issues).toEqual([]);
  }
});

test.each([
  ['The &alpha; release', 'The α release'],
  ['Big Plans<br>For 2026', 'Big Plans For 2026'],
  ['Big Plans<br />For 2026', 'Big Plans For 2026'],
  ['Rock &amp; roll &#8211; it&#8217;s <em>on</em>', 'Rock & roll – it’s on'],
  ['x &le; y &rArr; &NotEqualTilde; &Omega;', 'x ≤ y ⇒ ≂̸ Ω'],
  ['5 &lt; 6 &amp;amp; more', '5 < 6 &amp; more'],
])('a title is text: %s', async (title, shown) => {
  expect((await shownOf({ title, content: '<p>x</p>' })).title).toBe(shown);
});

test('a space of the source is a space on the site: no words run together', async () => {
  const { html } = await shownOf({
    content: '<p>One <button>two</button> <select><option>x</option></select>three</p>',
  });
  expect(readingOf(html, { page: site }, document).words.join(' ')).toBe('One two three');
});
