import { describe, expect, it } from 'vitest';
import { findLeftOut, leftOutContent } from '../../src/pipeline/reading/left-out-content.ts';
import { printedWarnings } from '../../src/pipeline/warnings.ts';

const html = { type: 'string', format: 'html' };
const schema = (content: object) => ({ type: 'object', properties: { content } });
const schemas = {
  content: new Map([
    ['post', schema({ type: 'object', properties: { title: { type: 'string' }, text: html } })],
    ['posts', schema({ type: 'array', items: { type: 'object', properties: { text: html } } })],
  ]),
};

const find = findLeftOut(schemas);

function printed(...bodies: readonly (readonly [key: string, source: string, body: unknown])[]): string[] {
  const records = bodies.map(
    ([key, source, body]) => [key, { source, leftOut: find(source, body) }] as const,
  );
  return printedWarnings(leftOutContent(records, () => undefined));
}

describe('content that pages do not show', () => {
  it.each([
    ['form', '<form action="/x"><input><button>Send</button></form>'],
    ['script', '<p>Chart:</p><script src="https://charts.example/1.js"></script>'],
    ['frame', '<iframe src="https://survey.example/7?a=1&amp;b=2" title="A survey"></iframe>'],
    ['embedded object', '<object data="a.swf"><param></object>'],
    ['embedded object', '<EMBED src="a.swf">'],
    ['drawing', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'],
    ['drawing', '<canvas></canvas>'],
    ['file of captions', '<video src="/a.mp4"><track kind="subtitles" src="/a.vtt"></video>'],
    ['pasted picture', `<img alt="Plan" src="data:image/png;base64,${'A'.repeat(5_000)}">`],
  ])('is found: a %s', (what, text) => {
    expect(find('post', { text })).toEqual({ text: { [what]: 1 } });
  });

  it.each([
    '<p>Words of a form, a script and an <i>object</i></p>',
    '<script type="application/ld+json">{}</script>',
    '<iframe src="https://www.youtube.com/embed/abc123?start=1&amp;rel=0"></iframe>',
    '<svg aria-hidden="true"></svg>',
    '<img src="data:image/gif;base64,AAAA" data-src="/quay.jpg">',
    '<img src="/quay.jpg" alt="data: of the quay">',
    '<video src="/a.mp4"></video><details></details>',
    '<video crossorigin src="/a.mp4"><track src="/a.vtt"><track kind="metadata" src="/b.vtt"></video>',
  ])('is not found in what pages show: %s', (text) => {
    expect(find('post', { text })).toBeUndefined();
  });

  it('is only looked for in HTML', () => {
    expect(find('post', { title: '<form>', other: '<form>' })).toBeUndefined();
    expect(find('unknown', { text: '<form>' })).toBeUndefined();
  });

  it('is reported once for each kind and field, with the entries and the way out', () => {
    const form = { text: '<form></form>' };
    const many = Array.from({ length: 7 }, (_, index) => [`GET /posts/${index}`, 'post', form] as const);
    expect(
      printed(...many, ['GET /posts', 'posts', [form, { text: '<script></script><form></form>' }]]),
    ).toEqual([
      'post: 7 forms in text are not shown. A site cannot send the forms of another system: show a form of its own in a block, or link to a page that has the form (GET /posts/0, GET /posts/1, GET /posts/2, and 4 more)',
      'posts: 2 forms in text are not shown. A site cannot send the forms of another system: show a form of its own in a block, or link to a page that has the form (GET /posts)',
      'posts: 1 script in text is not shown. What it draws is missing: write it into the text as HTML, or show it in a block of the site (GET /posts)',
    ]);
  });

  it('is found in linear time', () => {
    const started = performance.now();
    find('post', { text: '<img '.repeat(400_000) });
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
