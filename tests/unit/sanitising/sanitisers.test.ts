// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { allowedElements } from '../../../src/sanitising/allow-list.ts';
import { dressHtml } from '../../../src/sanitising/dress-html.ts';
import { sanitiseInBrowser } from '../../../src/sanitising/sanitise-in-browser.ts';
import { sanitiseOnServer } from '../../../src/sanitising/sanitise-on-server.ts';

const engines = [
  ['on the server', sanitiseOnServer],
  ['in the browser', sanitiseInBrowser],
] as const;

/** HTML as the elements that a browser makes of it. */
function parsed(html: string): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
}

/** Anything in a page that could act, load or look otherwise than the list allows. */
function dangers(html: string): string[] {
  return [...parsed(html).querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const wrong = allowedElements.has(name) ? [] : [`<${name}>`];
    const attributes = [...element.attributes].filter(
      ({ name: key, value }) =>
        /^on|^style$|^id$|^data-|^xmlns|:/.test(key) ||
        (/^(?:href|src)$/.test(key) && !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|[#?]|\.)/i.test(value)),
    );
    return [...wrong, ...attributes.map(({ name: key, value }) => `${name} ${key}=${value}`)];
  });
}

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload=alert(1) style="position:fixed">',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,x#x"/></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/x" onclick="alert(1)" target="_blank" id="team" name="body">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><link rel=stylesheet href=//evil><meta http-equiv=refresh content="0;url=//evil">',
  '<form action="https://evil.example"><input name=a autofocus onfocus=alert(1)><button formaction="javascript:alert(1)">x</button></form>',
  '<style>@import "//evil"</style><p style="background:url(javascript:alert(1))">x</p>',
  '<p class="evil wp-block-quote" data-x="1" xml:lang="en">x</p>',
  '<img srcset="javascript:alert(1) 1w, /a.png 2w" src="/a.png">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<video src="/x.mp4" poster="javascript:alert(1)"><source src=x onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p title="<table><td onclick=alert(1)>">x</p>',
  '<img src="/a.png" alt="<table> onerror=alert(1) x=">',
  '<img src="/a.png" alt="&quot; onerror=&quot;alert(1)">',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<a href="/ok" href="javascript:alert(1)">x</a>',
  '<p>a</p'.repeat(3),
  '<<script>script>alert(1)<</script>/script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
];

describe.each(engines)('a sanitiser %s', (_, sanitise) => {
  test.each(hostile)('leaves nothing to fear in %s', (raw) => {
    const clean = sanitise(raw);
    expect(dangers(clean)).toEqual([]);
    expect(
      dangers(dressHtml(clean, { below: 2, label: '<x> "y"' })).filter((found) => found !== '<div>'),
    ).toEqual([]);
  });

  test('leaves nothing to fear in any mixture of such', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '<table><tr><td>',
        '<svg>',
        '</svg>',
        '<math>',
        '"',
        "'",
        '<!--',
        '-->',
        '<a href="',
        '">',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        expect(dangers(sanitise(parts.join('')))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('gives what it gave when it is asked again', () => {
    for (const raw of [...hostile, ...editor]) expect(sanitise(sanitise(raw))).toBe(sanitise(raw));
  });
});

/** As WordPress's block editor writes it. */
const editor = [
  '<!-- wp:paragraph -->\n<p class="has-text-align-center has-large-font-size" style="font-size:2em">Tom &amp; Jerry&#8217;s <strong>café</strong>&nbsp;x</p>\n<!-- /wp:paragraph -->',
  '<figure class="wp-block-image alignleft size-large is-resized"><img fetchpriority="high" decoding="async" width="1024" height="683" src="https://c.example/a.jpg" alt="A &quot;b&quot;" class="wp-image-7" style="width:300px" srcset="https://c.example/a-300x200.jpg 300w, https://c.example/a.jpg 1024w" sizes="(max-width: 1024px) 100vw, 1024px"/><figcaption class="wp-element-caption">Words</figcaption></figure>',
  '<figure class="wp-block-gallery has-nested-images columns-2 is-cropped"><figure class="wp-block-image"><img src="/a.avif" alt=""></figure><figure class="wp-block-image"><img src="/b.avif" alt=""></figure></figure>',
  '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table><figcaption>Words</figcaption></figure>',
  '<ul class="wp-block-list">\n<li>One<ul><li>Two</li></ul></li>\n</ul><ol start="3" reversed><li value="7">x</li></ol>',
  '<blockquote class="wp-block-quote is-layout-flow"><p>Words</p><cite>Name</cite></blockquote>',
  '<pre class="wp-block-code"><code class="language-ts">if (a &lt; b &amp;&amp; c) {}\n</code></pre>',
  '<figure class="wp-block-embed is-type-video wp-embed-aspect-16-9"><div class="wp-block-embed__wrapper">\n<iframe title="A film" width="500" height="281" src="https://video.example/embed/x?a=1&amp;b=2" allowfullscreen></iframe>\n</div></figure>',
  '<h2 class="wp-block-heading" id="h-x">A</h2><h4>B</h4><hr class="wp-block-separator"/><p></p><p>&nbsp;</p>',
  '<div class="wp-block-columns is-layout-flex"><div class="wp-block-column" style="flex-basis:33%"><p>a</p></div></div>',
  '<details class="wp-block-details" open><summary>S</summary><p>t</p></details>',
  '<p>Line<br>break, <a href="https://out.example/x?a=1&#038;b=2" target="_blank" rel="noreferrer noopener">out</a>, <a href="/in">in</a>, <a href="mailto:a@b.example">mail</a></p>',
  '<p><abbr title="World">W</abbr> <time datetime="2026-01-01">now</time> <sub>1</sub><sup>2</sup> <mark>m</mark> <del>d</del> <kbd>k</kbd></p>',
  'Text without a tag & with < signs > of its own',
];

/** What nobody's editor writes but many a copied text holds, and what is made of it. */
const strays = [
  ['<li>One</li>\n<li>Two</li> and words', '<ul><li>One</li>\n<li>Two</li></ul> and words'],
  ['<p>Words<li>One</li></p><p>More</p>', '<p>Words</p><ul><li>One</li></ul><p>More</p>'],
  ['<ul><div><li>One</li></div></ul>', '<ul><div><ul><li>One</li></ul></div></ul>'],
  ['<ol><li>One<ul><li>Two</li></ul></li></ol>', '<ol><li>One<ul><li>Two</li></ul></li></ol>'],
  ['<div><tr><td>a</td> <th>b</th></tr></div>', '<div>a b</div>'],
  ['<thead><tr><th>a</th></tr></thead><caption>b</caption>', 'ab'],
  [
    '<table><caption>c</caption><tr><td>a<td>b</tr>\n<td>d</td></table>',
    '<table><caption>c</caption><tbody><tr><td>a</td><td>b</td></tr>\n<tr><td>d</td></tr></tbody></table>',
  ],
  [
    '<table><tr><th>a</th></tr><tfoot><td><li>b</li></td></tfoot></table>',
    '<table><tbody><tr><th>a</th></tr></tbody><tfoot><tr><td><ul><li>b</li></ul></td></tr></tfoot></table>',
  ],
] as const;

describe('both sanitisers', () => {
  test.each(strays)('give entries their list and parts of tables their table: %s', (raw, clean) => {
    expect(sanitiseOnServer(raw)).toBe(clean);
    expect(sanitiseInBrowser(raw)).toBe(clean);
    expect(parsed(clean).innerHTML).toBe(clean);
    expect(sanitiseOnServer(clean)).toBe(clean);
  });

  test.each(editor)('give the same for %s', (raw) => {
    expect(sanitiseOnServer(raw)).toBe(sanitiseInBrowser(raw));
    expect(sanitiseOnServer(raw)).not.toBe('');
  });

  // Two that no editor writes are safe in both, but not alike: the one takes away a bad candidate, the other the whole
  // srcset; and only the one knows CDATA.
  const unlike = /srcset="javascript|CDATA/;

  test.each(hostile.filter((raw) => !unlike.test(raw)))('make the same elements of %s', (raw) => {
    expect(parsed(sanitiseOnServer(raw)).innerHTML).toBe(parsed(sanitiseInBrowser(raw)).innerHTML);
  });

  test('keep what the block editor means, and no style', () => {
    const clean = sanitiseOnServer(editor.join(''));
    for (const kept of [
      'alignleft',
      'wp-block-gallery',
      'columns-2',
      'colspan="2"',
      'srcset=',
      'loading="lazy"',
      '<cite>',
      'start="3"',
      'language-ts',
      'rel="noopener"',
    ]) {
      expect(clean).toContain(kept);
    }
    expect(clean).toContain('<a href="https://video.example/embed/x?a=1&amp;b=2" rel="noopener">A film</a>');
    expect(clean).not.toMatch(/style=|<iframe|<!--|id=|target=|wp-image-7|fetchpriority/);
  });
});

describe('dressed for its place', () => {
  let page: HTMLElement;
  beforeEach(() => {
    page = parsed(
      dressHtml(
        sanitiseOnServer(
          '<h1>a</h1><h4>b</h4><h3>c</h3><h2>d</h2><table><caption>Figures &amp; <b>facts</b></caption><tbody><tr><td><table><tbody><tr><td>in</td></tr></tbody></table></td></tr></tbody></table><table><tbody><tr><td>x</td></tr></tbody></table>',
        ),
        { below: 2, label: 'A "section"' },
      ),
    );
  });

  test('its headings go below the one above, and none is skipped', () => {
    expect([...page.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) => localName)).toEqual([
      'h3',
      'h4',
      'h4',
      'h4',
    ]);
  });

  test('its tables scroll in regions that have names and are reached by keyboard', () => {
    const regions = [...page.querySelectorAll('[role=region]')];
    expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
      'Figures & facts',
      'A "section": table 2',
    ]);
    expect(
      regions.every(
        (region) =>
          region.getAttribute('tabindex') === '0' && region.firstElementChild?.localName === 'table',
      ),
    ).toBe(true);
  });

  test('a sixth level is the last', () => {
    const deep = dressHtml('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>', { below: 2 });
    expect(deep).toBe('<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6><h6>f</h6>');
  });
});
