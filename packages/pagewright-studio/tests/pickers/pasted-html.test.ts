import { expect, it } from 'vitest';
import { pastedHtml } from '../../src/browser/pickers/rich-text/pasted-html.ts';

/** A paragraph as Word copies it for an item of a list. */
const item = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** The same paragraph without the parts that only Word understands. */
const plainItem = (marker: string, text: string) => `<p class="MsoListParagraph">${marker}&nbsp; ${text}</p>`;

it.each([
  [
    'items of Word are a list',
    `<p class=MsoNormal>Bring</p>\n${item('·', 'First <b>bullet</b>')}\n${item('·', 'Second')}\n<p class=MsoNormal>and</p>`,
    '<p>Bring</p><ul><li>First <strong>bullet</strong></li><li>Second</li></ul><p>and</p>',
  ],
  [
    'numbers are a list with an order, and deeper levels are lists in an item',
    item('1.', 'One') + item('o', 'inner', 2) + item('o', 'last', 2) + item('2.', 'Two') + item('§', 'Other'),
    '<ol><li>One<ul><li>inner</li><li>last</li></ul></li><li>Two</li></ol><ul><li>Other</li></ul>',
  ],
  [
    'items are a list also without the marks of Word',
    plainItem('·', 'First bullet') + plainItem('•', 'Second') + plainItem('a)', 'Third'),
    '<ul><li>First bullet</li><li>Second</li></ul><ol><li>Third</li></ol>',
  ],
  ['a paragraph of a list without a marker stays one', '<p class="MsoListParagraph">More</p>', '<p>More</p>'],
  [
    'bold and italic text has the elements that the editor writes',
    '<p><b>bold</b> <i>italic</i> <b style="font-weight:normal">Google</b></p>',
    '<p><strong>bold</strong> <em>italic</em> Google</p>',
  ],
  [
    'what the editor has copied stays as it is',
    '<p data-pm-slice="1 1 []"><b>own</b></p>',
    '<p data-pm-slice="1 1 []"><b>own</b></p>',
  ],
  ['text that is nested too deeply has no format', `${'<blockquote>'.repeat(300)}deep`, '<p>deep</p>'],
])('%s', (_, html, expected) => {
  // The editor ignores a `span` and reads its content.
  expect(pastedHtml(html).replaceAll(/\n|<\/?span>/g, '')).toBe(expected);
});
