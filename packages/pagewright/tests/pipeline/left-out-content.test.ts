import { describe, expect, it } from 'vitest';
import { findLeftOut, leftOutContent } from '../../src/pipeline/reading/left-out-content.ts';
import { printedWarnings } from '../../src/pipeline/warnings.ts';

const html = { type: 'string', format: 'html' };
const schema = (content: object) => ({ type: 'object', properties: { content } });
const title = { type: 'string' };
const schemas = {
  content: new Map([
    [
      'post',
      schema({
        type: 'object',
        properties: { title, text: html, note: title, teaser: { type: 'string', cut: 160 } },
      }),
    ],
    ['posts', schema({ type: 'array', items: { type: 'object', properties: { title, text: html } } })],
  ]),
};

const find = findLeftOut(schemas);

type Body = readonly [key: string, source: string, body: unknown];

function printed(...bodies: readonly Body[]): string[] {
  const records = bodies.map(
    ([key, source, body]) => [key, { source, leftOut: find(source, body) }] as const,
  );
  return printedWarnings(leftOutContent(records, () => undefined));
}

/** What a build prints of the text of one post. */
const said = (text: string) => printed(['GET /post', 'post', { title: 'The <b>quay</b>', id: 7, text }]);
const of = ' (“The quay”, id 7)';

const form =
  'A site cannot send the forms of another system: show a form of its own in a block, or link to a page that has the form';
const script = 'What it draws is missing: write it into the text as HTML, or show it in a block of the site';
const frame =
  'Only players and maps of known providers play on a page, so a link leads there: show the page in a block with a property that "isFramed", or write the link with words of its own';
const object = 'Browsers no longer show most of them: link to the file, or use a picture, a film or a sound';
const replaced = 'replaced by the file or a link to it, and by the words inside';
const captions =
  'Browsers refuse such captions: serve film and captions with Access-Control-Allow-Origin, and give the film the attribute crossorigin';
const drawing = 'Save it as an image file, and show that';
const pasted = 'Its data is in the text: upload it to the content service as a file';
const target = 'Browsers must be able to open it: correct the address, or link to a page that leads there';
const plain =
  'The schema declares plain text: give the field "format": "html", and show it in a block as HTML';
const pixels = 'A'.repeat(300_000);

describe('content that pages do not show', () => {
  it.each([
    ['<form action="/x"><input><button>Send</button></form>', `1 form in text is not shown. ${form}`],
    ['<script src="https://charts.example/1.js"></script>', `1 script in text is not shown. ${script}`],
    [
      '<p><iframe src="https://survey.example/7?a=1&amp;b=2"></iframe><IFRAME width=9 SRC=//b.example/ ></IFRAME></p>',
      `2 frames in text are not shown: survey.example, b.example. ${frame}`,
    ],
    [
      '<iframe src="about:blank" data-src="https://consent.example/x"></iframe>',
      `1 frame in text is not shown: consent.example. ${frame}`,
    ],
    ['<iframe srcdoc="&lt;p&gt;Words"></iframe>', `1 frame in text is not shown. ${frame}`],
    [
      `<iframe data-a="${'a>'.repeat(5_000)}" src="/tool.html"></iframe>`,
      `1 frame in text is not shown. ${frame}`,
    ],
    ['<object data="a.swf"><param></object>', `1 embedded object in text is ${replaced}. ${object}`],
    ['<EMBED src="a.swf"><applet>', `2 embedded objects in text are ${replaced}. ${object}`],
    [
      '<video src="/a.mp4"><track kind="subtitles" src="/a.vtt"></video>',
      `1 file of captions in text is shown as a link after the film, if another origin than the page has it. ${captions}`,
    ],
    [
      '<svg viewBox="0 0 9 9"><title>Plan</title><text>Words</text></svg>',
      `1 drawing in text is not shown. ${drawing}`,
    ],
    ['<canvas>Words</canvas>', `1 drawing in text is not shown. ${drawing}`],
    [
      `<img decoding="async" src="data:image/png;base64,${pixels}" alt="Plan">`,
      `1 pasted picture in text is not shown. ${pasted}`,
    ],
    [
      '<a href="javascript:open()">One</a> <a href="data:text/html,x">Two</a> <a href="#end">End</a>',
      `2 link targets in text are dropped, and the words stay: javascript:open(), data:text/html,x. ${target}`,
    ],
  ])('is said: %.60s', (text, line) => {
    expect(said(text)).toEqual([`post: ${line}${of}`]);
  });

  it.each([
    '<p>Words of a form, a script and an <i>object</i></p>',
    '<script type="application/ld+json">{"a": "<form>"}</script>',
    '<!-- <form> --><p title="<form>">Words</p><textarea><form></textarea>',
    '<iframe src="https://www.youtube.com/embed/abc123?start=1&amp;rel=0"></iframe>',
    '<iframe src="about:blank" data-src="https://www.youtube.com/embed/abc123"></iframe>',
    '<svg aria-hidden="true"></svg>',
    `<img src="data:image/gif;base64,${pixels}" data-src="/quay.jpg">`,
    '<img src="/quay.jpg" alt="data: of the quay">',
    '<a href="https://quay.example/">Quay</a><a href="">Here</a><a id="end">End</a>',
    '<a href="sms:+1614">Text us</a> <a href=" MailTo:?subject=Rope">Mail</a> <a href="ftp://a.example/b c">B</a>',
    '<video src="/a.mp4"></video><details></details>',
    '<video crossorigin src="/a.mp4"><track src="/a.vtt"></video><track kind="metadata" src="/b.vtt">',
  ])('is not said of what pages show: %.60s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('is said of a text that loses its formatting', () => {
    const deep = '<div>'.repeat(201);
    const long = '<b>x</b>'.repeat(50_001);
    const shown = `${'<p>One<br></p>'.repeat(12_000)}${'<div>'.repeat(180)}`;
    expect(said(shown)).toEqual([]);
    for (const text of [deep, long])
      expect(said(text)).toEqual([
        expect.stringMatching(/^post: 1 oversized text in text is shown without formatting\. It is nested /),
      ]);
  });

  it('is said although the response leaves optional fields undefined', () => {
    const body = { id: undefined, title: 'Quay', lead: undefined, text: '<form>' };
    expect(printed(['GET /post', 'post', body])).toEqual([
      `post: 1 form in text is not shown. ${form} (“Quay”)`,
    ]);
    expect(printed(['GET /posts', 'posts', [undefined, body]])).toEqual([
      `posts: 1 form in text is not shown. ${form} (“Quay”)`,
    ]);
  });

  it('is said of a field that the schema declares as text, except a field that pages cut off', () => {
    const text = '<p><img src="/a.jpg"> <a href="/b">B</a> <video src="/c.mp4"></video></p><table></table>';
    expect(printed(['GET /post', 'post', { title: 'Quay', note: text, teaser: text }])).toEqual([
      `post: 1 picture in note is not shown. ${plain} (“Quay”)`,
      `post: 1 link in note is shown as words. ${plain} (“Quay”)`,
      `post: 1 player in note is not shown. ${plain} (“Quay”)`,
      `post: 1 table in note is not shown. ${plain} (“Quay”)`,
    ]);
    expect(find('post', { other: '<form>' })).toBeUndefined();
    expect(find('unknown', { text: '<form>' })).toBeUndefined();
  });

  it('uses the rule of the source for addresses', () => {
    const linkOf = (href: string) => (href.startsWith('/') ? href : `/${href}`);
    const body = { text: '<a href="other-page/">Other</a>' };
    expect(find('post', body)).toMatchObject([{ what: 'link target', names: ['other-page/'] }]);
    expect(findLeftOut(schemas, () => linkOf)('post', body)).toBeUndefined();
  });

  it('is said once for each kind and field, with the entries and the way out', () => {
    const many = Array.from(
      { length: 7 },
      (_, index): Body => [`GET /posts/${index}`, 'post', { text: '<form></form>' }],
    );
    const list = [
      { title: 'Quay', id: 1, text: '<form></form>' },
      { title: 'Pier', id: 2, text: '<script></script><form></form>' },
    ];
    expect(printed(...many, ['GET /posts', 'posts', list])).toEqual([
      `posts: 2 forms in text are not shown. ${form} (“Quay”, id 1; “Pier”, id 2)`,
      `posts: 1 script in text is not shown. ${script} (“Pier”, id 2)`,
      `post: 7 forms in text are not shown. ${form} (GET /posts/0; GET /posts/1; GET /posts/2; and 4 more)`,
    ]);
  });

  it('is said of every field, however many fields have the same kind', () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f'];
    const properties = Object.fromEntries(fields.map((name) => [name, html]));
    const findIn = findLeftOut({
      content: new Map([['post', schema({ type: 'object', properties })]]),
    });
    const body = Object.fromEntries(fields.map((name) => [name, '<form>']));
    const lines = printedWarnings(
      leftOutContent([['GET /post', { source: 'post', leftOut: findIn('post', body) }]], () => undefined),
    );
    expect(lines).toEqual(fields.map((name) => `post: 1 form in ${name} is not shown. ${form} (GET /post)`));
  });

  it.each(['<img ', '<a href="', "<a b='", '<!--', '<script>', '<svg>', '<a ="'])(
    'is looked for in a long text within the time limit of a test: %s',
    (part) => {
      expect(() => find('post', { text: part.repeat(60_000) })).not.toThrow();
    },
  );
});
