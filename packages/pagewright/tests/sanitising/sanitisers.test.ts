// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { wordpress } from '../../../pagewright-wordpress/src/wordpress.ts';
import { allowedElements } from '../../src/content/sanitising/allow-list.ts';
import { formulaElements } from '../../src/content/sanitising/formula-elements.ts';
import { playerAt } from '../../src/content/sanitising/players/known-players.ts';
import { labelTables } from '../../src/content/sanitising/rewrites/structure/table-labels.ts';
import { maxHtmlLength, sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { budget, someOf } from '../budget.ts';
import { attackStrings } from '../fixtures/attack-strings.ts';

/** HTML as a browser parses it. */
function parsed(html: string): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
}

/** The attributes of plates, with the values that the sanitiser writes. */
function isOfPlate(element: Element, name: string, value: string): boolean {
  if (name === 'data-height') return element.localName === 'a' && /^\d+$/.test(value);
  if (name !== 'data-player') return false;
  return element.localName === 'a' ? playerAt(value)?.frame === value : value === 'loop';
}

/** Elements that the lists do not contain, or in the wrong place: elements of formulas belong into formulas, and no others. */
function isWrong(element: Element): boolean {
  const isFormula = element.namespaceURI === 'http://www.w3.org/1998/Math/MathML';
  const within =
    element.parentElement?.closest('math') !== undefined && element.parentElement?.closest('math') !== null;
  const list = isFormula ? formulaElements : allowedElements;
  return !list.has(element.localName) || (within && !isFormula) || (within && element.localName === 'math');
}

/** Elements and attributes that the allow-lists do not contain. */
function dangers(html: string): string[] {
  return [...parsed(html).querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const wrong = isWrong(element) ? [`<${name}>`] : [];
    const isFormula = element.closest('math') !== null;
    const attributes = [...element.attributes].filter(
      ({ name: key, value }) =>
        (/^on|^style$|^data-|^xmlns|^name$|^target$|^ping$|:/.test(key) && !isOfPlate(element, key, value)) ||
        (isFormula && /^(?:href|src|actiontype)$/.test(key)) ||
        (key === 'id' && !value.startsWith('content-')) ||
        (key === 'rel' && /(?:^|\s)opener/.test(value)) ||
        (/^(?:href|src|poster|cite)$/.test(key) &&
          !/^(?:https?:\/\/|mailto:|tel:|sms:|ftp:\/\/|\/(?!\/)|[#?]|\.)/i.test(value)),
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
  '<video controls src="javascript:alert(1)" onerror=alert(1)></video><audio src="data:audio/mp3,x" onplay=alert(1)>',
  '<video autoplay src=/a.mp4 style="position:fixed" data-player="https://evil.example/"><script>alert(1)</script></video>',
  '<video src="https://youtu.be/a&quot;onload=&quot;alert(1)"><source src="javascript:alert(1)"></video>',
  '<b class="counter" data-count="1" onclick=alert(1)>0</b><div class="elementor-widget-video" data-settings="{&quot;youtube_url&quot;:&quot;//evil.example/&quot;}"></div>',
  '<div class="elementor-widget-video" data-settings="{&quot;url&quot;:&quot;https://youtu.be/a\\&quot;><script>alert(1)</script>&quot;}">x</div>',
  '<div style="background-image:url(javascript:alert(1))">x</div><section style="background:url(&quot;/a.png&quot; onerror=alert(1))">x</section>',
  '<a data-player="javascript:alert(1)" data-height="9" href="/a">x</a>',
  '<a data-player="https://evil.example/embed" class="content-player" href="/a">x</a>',
  '<iframe src="https://www.youtube.com/embed/a&quot;onload=&quot;alert(1)" title="<img src=x onerror=alert(1)>"></iframe>',
  '<iframe data-src="javascript://x/%0aalert(1)" src="javascript:alert(1)"></iframe>',
  '<iframe src="https://bandcamp.com/EmbeddedPlayer/album=1/"><a href="javascript:alert(1)">x</a></iframe>',
  '<iframe src="https://forms.example/"><script>alert(1)</script><a href="javascript:alert(1)" onclick=alert(1)>x</a></iframe>',
  '<noembed><img src=x onerror=alert(1)><iframe><noembed><iframe><script>alert(1)</script></iframe></noembed>',
  '<object data="/a.pdf" aria-label="<img src=x onerror=alert(1)>"><script>alert(1)</script><p onclick=alert(1)>x</p></object>',
  '<embed type="image/svg+xml" src="data:image/svg+xml,<svg onload=alert(1)>"><embed type="video/mp4" src="javascript:alert(1)//.mp4">',
  '<object><param name="movie" value="javascript:alert(1)//.pdf"><embed src="vbscript:x"></object><applet code="x" onload=alert(1)>x</applet>',
  '<a href="javascript:alert(1)"><svg onload=alert(1)><title><img src=x onerror=alert(1)></title></svg></a>',
  '<a href="/%3Cscript%3Ealert(1)%3C/script%3E"><i class="fa"></i></a>',
  '<video src="/a.mp4"><track src="javascript:alert(1)" label="x"><track src="https://evil.example/a.vtt" label="<script>alert(1)</script>"></video>',
  '<p>https://youtu.be/a"><script>alert(1)</script></p>',
  '<noscript><ol><li><a href="javascript:alert(1)//.mp3">x</a></li></ol></noscript>',
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
  '<math><mi href="javascript:alert(1)" style="position:fixed" onclick=alert(1) id=x>x</mi></math>',
  '<math href="javascript:alert(1)" xlink:href="javascript:alert(1)" onload=alert(1)><mrow><mn>1</mn></mrow></math>',
  '<math><maction actiontype="statusline" href="javascript:alert(1)"><mtext>a</mtext><mtext>b</mtext></maction></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)><p>x</p></annotation-xml></math>',
  '<math><mtext><math><mtext><script>alert(1)</script><a href="javascript:alert(1)">x</a></mtext></math></mtext></math>',
  '<math><mtext><b><mi><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<math><mi><p><math><mo><table><mn><img src=x onerror=alert(1)></math>',
  '<math><mspace width="99999px" height="-9999em"/><mpadded voffset="-999px" width="9999px"><mn>1</mn></mpadded></math>',
  '<mi>x</mi><mrow><script>alert(1)</script></mrow><math></math><mo>y</mo>',
  '<noscript><img src=x onerror=alert(1)><img src="/a.png" onload=alert(1) style="x"><iframe src="javascript:alert(1)"></iframe></noscript>',
  '<noscript><picture><source srcset="javascript:alert(1)"><img data-src="javascript:alert(1)" onerror=alert(1)></picture></noscript>',
  '<img data-src="javascript:alert(1)" data-srcset="javascript:alert(1) 1x" src="data:image/gif;base64,R0">',
  '<iframe data-src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe>',
  '<button onclick=alert(1) formaction="javascript:alert(1)" popovertarget=x><img src=x onerror=alert(1)>x</button>',
  '<map name=body><area href="javascript:alert(1)" alt="x"><area href="/a" alt="<img src=x onerror=alert(1)>"></map>',
  '<a name="body" ping="https://evil.example" rel="opener noopener" target=x href="https://evil.example">x</a>',
  '<a name="cookie"></a><form id="forms" name="forms"><p name=x>x</p></form><img name="getElementById" src="/a.png">',
  '<blockquote cite="javascript:alert(1)">x</blockquote><q cite="data:text/html,x">y</q><ins cite=" javascript:alert(1)">z</ins>',
  '<nav aria-label="&quot; onclick=&quot;alert(1)">x</nav><data value="&quot;><script>">x</data><ol type="&quot;><script>"><li>x</ol>',
  '<div role=tablist><b role=tab aria-controls=p onclick=alert(1)>T</b></div><div id=p hidden><script>alert(1)</script>x</div>',
  '<p style="display:none"><img src=x onerror=alert(1)></p><dialog><script>alert(1)</script></dialog><p style="text-align:center;background:url(//evil)">x</p>',
];

const mixtures = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom(
        ...[
          '<p>',
          '</p>',
          '<b>',
          '<i class=wide>',
          '<a href=/x>',
          '</a>',
          '<table><tr><td>',
          '</table>',
          '<caption>',
        ],
        ...[
          '<svg>',
          '</svg>',
          '<math>',
          '<mtext>',
          '"',
          "'",
          '<!--',
          '-->',
          '<a href="',
          '">',
          '<select>',
          '<li>',
          '<ul>',
        ],
        ...[
          '<marquee>',
          '<object>',
          '<object data=/f.pdf>',
          '</object>',
          '<embed src=/f.mp3>',
          '<canvas>',
          '<noembed>',
          '</noembed>',
          '</iframe>',
          '<a href=/f><svg>',
          '<h2>',
          '<h5>',
          '<pre>\n',
          '<dt>',
          '<figure>',
          '<figcaption>',
          '&#13;',
          '&#1;',
          '&nbsp;',
        ],
        ...[
          '<iframe src=/f title=t>',
          '<iframe src=//youtu.be/a>',
          '<video src=/f poster=/p>',
          '<audio><source src=/f>',
          '<video src=/f><track src=https://a.example/f>',
          '<noscript>',
          '<div class=table-region>',
          '<details>',
          '<summary>',
          '<form>',
          '<nobr>',
          '<br>',
        ],
        ...[
          '<mi>',
          '</mi>',
          '<mrow>',
          '<mtext>',
          '</math>',
          '<annotation-xml encoding=text/html>',
          '<semantics>',
        ],
        ...[
          '<noscript>',
          '</noscript>',
          '<img data-src=/b.png>',
          '<img src=/b.png>',
          '<picture>',
          '<button>',
          '<h3><button>',
        ],
        ...[
          '<ruby>',
          '<rt>',
          '<nav>',
          '<center>',
          '<legend>',
          '<label>',
          '<main>',
          '<area href=/x alt=a>',
          '<a name=n>',
        ],
        ...[
          '\n\n',
          'words',
          '<div hidden>',
          '<p style="display:none">',
          '<b style="font-weight:400">',
          '<span aria-hidden=true>',
        ],
        ...[
          '<div role=tablist>',
          '<button role=tab id=t aria-controls=p>',
          '<div id=p hidden>',
          '<xmp>',
          '</xmp>',
          '<p id=q></p>',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('the sanitiser', () => {
  test.each(hostile)('removes everything unsafe from %s', (raw) => {
    const clean = sanitiseHtml(raw);
    expect(dangers(clean)).toEqual([]);
    expect(dangers(labelTables(clean, '<x> "y"'))).toEqual([]);
  });

  test('removes everything unsafe from any combination of these', () => {
    fc.assert(
      fc.property(mixtures, (raw) => {
        expect(dangers(sanitiseHtml(raw))).toEqual([]);
      }),
      budget(30, 1_000),
    );
  });

  test('removes everything unsafe from the attack strings, and does not change its own output', () => {
    for (const raw of someOf([...attackStrings(17)], 60)) {
      const clean = sanitiseHtml(raw);
      expect(dangers(clean), raw).toEqual([]);
      expect(sanitiseHtml(clean), raw).toBe(clean);
      // The browser serialises the parsed HTML to the same text, so there is only one way to parse it.
      const { innerHTML } = parsed(clean);
      if (innerHTML !== clean) expect(sanitiseHtml(innerHTML), raw).toBe(clean);
    }
  });

  test('does not change its own output', () => {
    for (const raw of [...hostile, ...editor])
      expect(sanitiseHtml(sanitiseHtml(raw))).toBe(sanitiseHtml(raw));
    fc.assert(
      fc.property(mixtures, (raw) => {
        const clean = sanitiseHtml(raw);
        expect(sanitiseHtml(clean)).toBe(clean);
        const { innerHTML } = parsed(clean);
        if (innerHTML !== clean) expect(sanitiseHtml(innerHTML)).toBe(clean);
      }),
      budget(50, 3_000),
    );
  });
});

/** HTML of WordPress's block editor. */
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

/** HTML that no editor writes but that copied text contains, and its sanitised form. */
const strays = [
  ['<li>One</li>\n<li>Two</li> and words', '<ul><li>One</li>\n<li>Two</li></ul> and words'],
  ['<p>Words<li>One</li></p><p>More</p>', '<p>Words</p><ul><li>One</li></ul><p>More</p>'],
  ['<ul><div><li>One</li></div></ul>', '<ul><div><ul><li>One</li></ul></div></ul>'],
  ['<ol><li>One<ul><li>Two</li></ul></li></ol>', '<ol><li>One<ul><li>Two</li></ul></li></ol>'],
  ['<dt>a</dt><dd>b</dd>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['<div><tr><td>a</td> <th>b</th></tr></div>', '<div>a b</div>'],
  ['<thead><tr><th>a</th></tr></thead><caption>b</caption>', '<p>a b</p>'],
  [
    '<table><caption>c</caption><tr><td>a<td>b</tr>\n<td>d</td></table>',
    '<div class="table-region" role="group" tabindex="0" aria-label="c"><table><caption>c</caption><tbody><tr><td>a</td><td>b</td></tr>\n<tr><td>d</td></tr></tbody></table></div>',
  ],
  [
    '<table><tr><th>a</th></tr><tfoot><td><li>b</li></td></tfoot></table>',
    '<div class="table-region" role="group" tabindex="0" aria-label="Table 1"><table><tbody><tr><th>a</th></tr></tbody><tfoot><tr><td><ul><li>b</li></ul></td></tr></tfoot></table></div>',
  ],
] as const;

describe('content', () => {
  test.each(strays)('has lists around its items and tables around their rows: %s', (raw, clean) => {
    expect(sanitiseHtml(raw)).toBe(clean);
    expect(parsed(clean).innerHTML).toBe(clean);
    expect(sanitiseHtml(clean)).toBe(clean);
  });

  test('keeps the styles of the block editor as classes of the site, without style attributes', () => {
    const clean = sanitiseHtml(editor.join(''), wordpress().api);
    for (const kept of [
      'content-align-left',
      'content-gallery',
      'content-columns-2',
      'colspan="2"',
      'srcset=',
      'loading="lazy"',
      '<cite>',
      'start="3"',
      'content-language-ts',
      'rel="noopener"',
    ]) {
      expect(clean).toContain(kept);
    }
    expect(clean).toContain('<a href="https://video.example/embed/x?a=1&amp;b=2" rel="noopener">A film</a>');
    expect(clean).not.toMatch(
      /style=|<iframe|<!--| id="(?!content-)|target=|wp-image-7|fetchpriority|class="(?!content-|table-region)/,
    );
  });
});

describe('content adapted to a page', () => {
  let page: HTMLElement;
  beforeEach(() => {
    page = parsed(
      labelTables(
        sanitiseHtml(
          '<h1>a</h1><h4>b</h4><h3>c</h3><h2>d</h2><table><caption>Figures &amp; <b>facts</b></caption><tbody><tr><td><table><tbody><tr><td>in</td></tr></tbody></table></td></tr></tbody></table><table><tbody><tr><td>x</td></tr></tbody></table>',
        ),
        'A "section"',
      ),
    );
  });

  test('has headings below the heading of the page, without skipped levels', () => {
    expect([...page.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) => localName)).toEqual([
      'h3',
      'h4',
      'h4',
      'h4',
    ]);
  });

  test('has tables in scrollable regions with a name, which the keyboard can reach', () => {
    const regions = [...page.querySelectorAll('[role=group]')];
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

  test('has tables named after the caption of their figure', () => {
    const figure =
      '<figure class="wp-block-table"><table><tr><td>1</td></tr></table><figcaption>Words</figcaption></figure>';
    expect(sanitiseHtml(figure)).toContain('aria-label="Words"');
  });

  test('has no heading below level 6', () => {
    const deep = sanitiseHtml('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>');
    expect(deep).toBe('<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6><h6>f</h6>');
  });
});

describe('links in content', () => {
  const id = 'e0a0d4e5-0000-4000-8000-000000000001';

  test('footnotes and their back links point to each other', () => {
    const page = parsed(
      sanitiseHtml(
        `<p>Words<sup data-fn="${id}" class="fn"><a id="${id}-link" href="#${id}">1</a></sup></p>` +
          `<ol class="wp-block-footnotes"><li id="${id}">Note <a href="#${id}-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>`,
      ),
    );
    const targets = [...page.querySelectorAll('a')].map((link) =>
      page.querySelector(`[id="${link.hash.slice(1)}"]`),
    );
    expect(targets.map((target) => target?.localName)).toEqual(['li', 'a']);
    expect(page.querySelectorAll('a')[1]?.getAttribute('aria-label')).toBe('Jump to footnote reference 1');
  });

  test('a footnote can be in another field than its link', () => {
    const link = parsed(sanitiseHtml(`<p><a id="${id}-link" href="#${id}">1</a></p>`)).querySelector('a');
    const note = parsed(sanitiseHtml(`<ol><li id="${id}">Note <a href="#${id}-link">back</a></li></ol>`));
    expect(note.querySelector('li')?.id).toBe(link?.hash.slice(1));
    expect(note.querySelector('a')?.hash.slice(1)).toBe(link?.id);
  });

  test('links to anchors of the page are kept, and ids of content differ from the ids of the page', () => {
    expect(sanitiseHtml('<h2 id="team">T</h2><p><a href="#values">v</a> <a href="#team">t</a></p>')).toBe(
      '<h3 id="content-team">T</h3><p><a href="#values">v</a> <a href="#content-team">t</a></p>',
    );
    expect(sanitiseHtml('<p id="a">x</p><p id="a">y</p><p id=" ">z</p>')).toBe(
      '<p id="content-a">x</p><p>y</p><p>z</p>',
    );
  });
});

describe('text without tags', () => {
  test('becomes paragraphs, separated at blank lines', () => {
    expect(sanitiseHtml('One & only\nline\n\nTwo')).toBe('<p>One &amp; only<br>line</p>\n<p>Two</p>');
  });
});

describe('the work is limited', () => {
  const many = (part: string, size = maxHtmlLength) => part.repeat(Math.floor(size / part.length));
  const numbered = (part: (index: number) => string, count: number) =>
    Array.from({ length: count }, (_, index) => part(index)).join('');

  // Without limits, each of these takes minutes or all memory.
  test.each([
    ['divisions in divisions', `${many('<div>', maxHtmlLength - 100)}words`],
    ['quotations in quotations', `${many('<blockquote>', maxHtmlLength - 100)}words`],
    ['lists in lists', `${many('<ul><li>', maxHtmlLength - 100)}words`],
    ['links that never close', `${many('<a href=/x><div>', maxHtmlLength - 100)}words`],
    ['tables in tables', `${many('<table><tr><td>', maxHtmlLength - 100)}words`],
    ['foreign elements', `${many('<svg><g>', maxHtmlLength - 100)}</svg>words`],
    [
      'formatting that is opened again in every paragraph',
      numbered((index) => `<p><b a${index}>words</p>`, 8000),
    ],
    ['text before its table', `<table>${many('<b>x</b>', maxHtmlLength - 100)}words`],
    ['attributes', `<p ${numbered((index) => `a${index} `, 30_000)}>words`],
    ['classes', `<p class="${many('x ', maxHtmlLength - 100)}">words`],
    ['candidates', `words<img src=/a.png srcset="${many('/a.png 1w, ', maxHtmlLength - 100)}">`],
    ['ends without a beginning', `${many('</p></b>', maxHtmlLength - 100)}words`],
    ['open comments', `words${many('<!--', maxHtmlLength - 100)}`],
    ['character references', `words ${many('&amp;', maxHtmlLength - 200)}`],
    ['entries without a list', `${many('<li>x', maxHtmlLength / 3)}words`],
    ['blanks in a text without tags', `many${many(' ', maxHtmlLength - 100)}words`],
    ['blank lines in a text without tags', `many${many('\n\t', maxHtmlLength - 100)}words`],
    ['blanks between candidates', `words<img src=/a.png srcset="/a.png${many(' ', maxHtmlLength - 100)}1w">`],
  ])('for %s, without dropping text', (_, raw) => {
    const clean = sanitiseHtml(raw);
    if (!raw.includes('<svg>')) expect(clean).toContain('words');
    expect(sanitiseHtml(clean)).toBe(clean);
  });

  test('to a maximum length: longer HTML is rejected', () => {
    expect(() => sanitiseHtml(many('<p>words</p>', maxHtmlLength + 100))).toThrow(RangeError);
    expect(() => sanitiseHtml(many('&', maxHtmlLength))).toThrow(RangeError);
  });
});
