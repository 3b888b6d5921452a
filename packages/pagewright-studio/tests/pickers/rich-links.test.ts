// @vitest-environment jsdom
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readRichText } from '../../src/browser/pickers/rich-text/read-rich-text.ts';
import { linkRange, withLink } from '../../src/browser/pickers/rich-text/rich-links.ts';
import { writeRichText } from '../../src/browser/pickers/rich-text/write-rich-text.ts';

/** The HTML after the selected text gets a link, and the address of its link before. */
function linked(html: string, words: string, href: string, isCursor = false) {
  const text = readRichText(html);
  if ('lost' in text) throw new Error(`The editor cannot keep ${text.lost}.`);
  let from = -1;
  text.doc.descendants((node, position) => {
    const at = node.text?.indexOf(words) ?? -1;
    if (at >= 0) from = position + at;
  });
  const to = isCursor ? from : from + words.length;
  const selection = TextSelection.create(text.doc, from, to);
  const state = EditorState.create({ doc: text.doc, selection });
  const range = linkRange(state);
  if (!range) return undefined;
  const { doc } = state.apply(withLink(state, range, href));
  return { before: range.href, html: writeRichText(doc, text).html };
}

const atCursor = (html: string, words: string, href: string) => linked(html, words, href, true);

describe('a link in formatted text', () => {
  it('is changed as a whole, even if a part of it is bold', () => {
    const html = '<p>See <a href="/a">one <strong>two</strong></a> now</p>';
    for (const words of ['one', 'two'])
      expect(atCursor(html, words.slice(1), '/b')).toEqual({
        before: '/a',
        html: '<p>See <a href="/b">one <strong>two</strong></a> now</p>',
      });
  });

  it('is removed as a whole', () => {
    expect(atCursor('<p>See <a href="/a">one <strong>two</strong></a> now</p>', 'wo', '')).toEqual({
      before: '/a',
      html: '<p>See one <strong>two</strong> now</p>',
    });
  });

  it('leaves the next link as it is, which leads elsewhere', () => {
    expect(atCursor('<p><a href="/a">one</a><a href="/b">two</a></p>', 'wo', '')).toEqual({
      before: '/b',
      html: '<p><a href="/a">one</a>two</p>',
    });
  });

  it('leaves another link to the same address as it is', () => {
    expect(atCursor('<p><a href="/a">one</a> and <a href="/a">two</a></p>', 'wo', '')).toEqual({
      before: '/a',
      html: '<p><a href="/a">one</a> and two</p>',
    });
  });

  it('is made from the selected words', () => {
    expect(linked('<p>one two three</p>', 'two', '/b')).toEqual({
      before: '',
      html: '<p>one <a href="/b">two</a> three</p>',
    });
  });

  it('needs words that are selected, or a link around the cursor', () => {
    expect(atCursor('<p>one two three</p>', 'two', '/b')).toBeUndefined();
  });
});
