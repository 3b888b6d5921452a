import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { type RichText, readRichText } from '../../src/browser/pickers/rich-text/read-rich-text.ts';
import { richSchema, richTypes } from '../../src/browser/pickers/rich-text/rich-schema.ts';
import { writeRichText } from '../../src/browser/pickers/rich-text/write-rich-text.ts';

/** The text as the editor shows it. Fails if the editor cannot show it. */
function rich(html: string): RichText {
  const text = readRichText(html);
  if ('lost' in text) throw new Error(`The editor cannot keep ${text.lost}.`);
  return text;
}

const lost = (html: string) => {
  const text = readRichText(html);
  return 'lost' in text ? text.lost : 'nothing';
};

/** The HTML after some text of the document was replaced. */
function replaced(html: string, from: string, to: string): string {
  const before = rich(html);
  const doc = before.doc.toJSON();
  const json = JSON.parse(JSON.stringify(doc).replaceAll(from, to));
  return writeRichText(richSchema.nodeFromJSON(json), before).html;
}

/** All strings in a JSON value. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* stringsIn(each);
}

const content = path.join(museum, 'content');

const siteHtml = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => [...stringsIn(JSON.parse(readFileSync(path.join(content, file), 'utf8')))])
  .filter((text) => /<[a-z]/.test(text));

describe('formatted text', () => {
  it('is the same HTML as before if nothing was changed', () => {
    expect(siteHtml.length).toBeGreaterThan(10);
    for (const html of siteHtml) {
      const text = rich(html);
      expect(writeRichText(richSchema.nodeFromJSON(text.doc.toJSON()), text).html).toBe(html);
      expect(text.pieces.map((piece, index) => text.gaps[index] + piece).join('') + text.gaps.at(-1)).toBe(
        html,
      );
    }
  });

  it.each([
    '',
    'A line without a tag',
    'Two lines\nof one paragraph\n\nand another & more',
    'text with <b>bold</b> words and no paragraph',
    '<p>One</p>\n\n<p>Two &amp; three&nbsp;&mdash; four</p>\n',
    '<h2>Why</h2><p>A <strong>bold</strong> <i>word</i>, a <a href="/company" title="Us">link</a>.<br>Next line.</p>',
    '<ul><li>one</li><li><p>two</p><p>three</p></li><li>four<ol><li>inner</li></ol></li></ul>',
    '<blockquote>short</blockquote><blockquote><p>a</p><ul><li>b</li></ul></blockquote><hr>',
    '<p>x<sup>2</sup> <code>y</code></p>',
    '<p>never closed<p>another',
  ])('keeps %j, and the text of its blocks', (html) => {
    const text = rich(html);
    expect(writeRichText(text.doc, text)).toBe(text);
    const again = text.pieces.length > 0 && !text.isPlain && !text.isBare ? rich(text.pieces.join('')) : text;
    expect(again.doc.toJSON()).toEqual(text.doc.toJSON());
  });

  it('changes only the paragraph in which a word was typed', () => {
    const html = '<p>First <b>one</b>\n  with odd   spaces</p>\n\n<p>Second</p>\n<p>Third &#8212; end</p>';
    expect(replaced(html, 'Second', 'Another')).toBe(html.replace('Second', 'Another'));
    expect(replaced(html, 'First', 'Last')).toBe(
      '<p>Last <b>one</b> with odd spaces</p>\n\n<p>Second</p>\n<p>Third &#8212; end</p>',
    );
  });

  it('keeps earlier changes when another paragraph changes later', () => {
    const first = rich('<p>a &#8212; b</p>\n<p>c</p>\n<p>d &#8212; e</p>');
    const change = (text: RichText, from: string, to: string) =>
      writeRichText(
        richSchema.nodeFromJSON(JSON.parse(JSON.stringify(text.doc.toJSON()).replace(from, to))),
        text,
      );
    const second = change(change(first, '"c"', '"C"'), 'd — e', 'D');
    expect(second.html).toBe('<p>a &#8212; b</p>\n<p>C</p>\n<p>D</p>');
  });

  it('writes clean HTML for new text', () => {
    const { paragraph, heading, bulletList, listItem, lineBreak, blockquote } = richTypes;
    const strong = richSchema.mark('strong');
    const link = richSchema.mark('link', { href: '/a?b=1&c="' });
    const doc = richSchema.node('doc', null, [
      heading.create({ level: 3 }, richSchema.text('A < B & C ')),
      paragraph.create(null, [
        richSchema.text('two  spaces '),
        richSchema.text('bold ', [strong]),
        richSchema.text('and linked', [link, strong]),
        lineBreak.create(),
        richSchema.text('end   '),
      ]),
      paragraph.create(),
      bulletList.create(null, listItem.create(null, paragraph.create(null, richSchema.text('one')))),
      blockquote.create({ isTight: false }, paragraph.create(null, richSchema.text('said'))),
    ]);
    expect(writeRichText(doc, rich('')).html).toBe(
      '<h3>A &lt; B &amp; C</h3>\n<p>two spaces <strong>bold </strong><a href="/a?b=1&amp;c=&quot;"><strong>and linked</strong></a><br>end</p>\n' +
        '<ul><li>one</li></ul>\n<blockquote><p>said</p></blockquote>',
    );
  });

  it('stays text without tags while it has no format', () => {
    expect(replaced('One\n\nTwo', 'Two', 'A & B, x < y, &lt; <b')).toBe(
      'One\n\nA & B, x < y, &amp;lt; &lt;b',
    );
    expect(replaced('no <b>tag</b> around', 'around', 'at all')).toBe('no <b>tag</b> at all');
  });

  it('is empty when its last word is deleted', () => {
    const before = rich('<p>word</p>\n');
    expect(writeRichText(richSchema.node('doc', null, [richTypes.paragraph.create()]), before).html).toBe('');
  });
});

describe('HTML that the editor would change', () => {
  it.each([
    ['<table><tr><td>1</td></tr></table>', '<table>'],
    ['<p>a <span>b</span></p>', '<span>'],
    ['<p class="content-note">a</p>', '“class”'],
    ['<p>a</p><!-- note -->', 'comments'],
    ['<ol start="3"><li>a</li></ol>', '“start”'],
    ['<p>a <a href="/b" target="_blank">c</a></p>', '“target”'],
    ['before<p>a</p>', 'text outside of paragraphs'],
    ['<ul><li>a<p>b</p>c</li></ul>', '<li>'],
    ['<b><p>a</p></b>', '<p>'],
    ['<pre>code</pre>', '<pre>'],
  ])('%s is shown as source: it cannot keep %s', (html, what) => {
    expect(lost(html)).toContain(what);
  });

  it.each([
    '<script>globalThis.wasRun = true</script>',
    '<img src="x" onerror="globalThis.wasRun = true">',
    '<p onclick="globalThis.wasRun = true">a</p>',
    '<p><a href="javascript:globalThis.wasRun = true">a</a></p>',
    '<p><a href="data:text/html,a">a</a></p>',
    '<svg onload="globalThis.wasRun = true"><p>a</p></svg>',
    '<iframe srcdoc="<script>parent.wasRun = true</script>"></iframe>',
    '<style>* { display: none }</style><p>a</p>',
    '<p>a<template><img src=x onerror="globalThis.wasRun = true"></template></p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('%s is shown as source, and nothing of it runs', (html) => {
    expect(lost(html)).not.toBe('nothing');
    expect('wasRun' in globalThis).toBe(false);
  });

  it('is shown as source if it is too long or too deep to be read', () => {
    expect(lost('<p>a</p>'.repeat(20_000))).toContain('very long');
    expect(lost('<b>'.repeat(5_000))).toContain('very long');
    expect(lost('<blockquote>'.repeat(2_000))).toContain('very long');
  });
});
