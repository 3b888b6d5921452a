import { describe, expect, test } from 'vitest';
import { wordpress } from '../../../pagewright-wordpress/src/wordpress.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';

const { classOf, visibilityOf, scriptResultOf } = wordpress().api;

/** HTML as it is on a page, without the attributes that all pictures get. */
function clean(raw: string): string {
  const html = sanitiseHtml(raw, { classOf, visibilityOf, scriptResultOf });
  expect(sanitiseHtml(html)).toBe(html);
  return html.replaceAll(' loading="lazy" decoding="async"', '');
}

type Case = readonly [what: string, raw: string, clean: string];

function cases(title: string, all: readonly Case[]): void {
  describe(title, () => {
    test.each(all)('%s', (_, raw, expected) => {
      expect(clean(raw)).toBe(expected);
    });
  });
}

cases('words stay', [
  [
    'of an accordion, without the sign of its button',
    '<h3><button type="button" aria-controls="p1"><span>Are you open on Mondays?</span><span aria-hidden="true">+</span></button></h3><div role="region" id="p1" hidden><p>No.</p></div>',
    '<h3><span>Are you open on Mondays?</span></h3><div id="content-p1"><p>No.</p></div>',
  ],
  [
    'of tabs, each above its panel',
    '<div role="tablist"><button role="tab" id="t1" aria-controls="a">Boats</button><button role="tab" id="t2">Nets</button></div><section role="tabpanel" id="a"><p>Ten.</p></section><section role="tabpanel" aria-labelledby="t2" hidden><p>Two.</p></section>',
    '<section id="content-a"><p><strong>Boats</strong></p><p>Ten.</p></section><section><p><strong>Nets</strong></p><p>Two.</p></section>',
  ],
  [
    'of tabs without panels, apart from each other',
    '<div role="tablist"><button role="tab">Boats</button><button role="tab">Nets</button></div>',
    '<div><p>Boats</p><p>Nets</p></div>',
  ],
  [
    'of the songs of a playlist',
    '<ol><li><button><span>Low tide</span><span>3:45</span><span class="screen-reader-text">Select</span></button></li></ol>',
    '<ol><li><p><span>Low tide</span> <span>3:45</span></p></li></ol>',
  ],
  ['of a button in a sentence', '<p>Press<button>Start</button>now</p>', '<p>Press Start now</p>'],
  [
    'of forms, without what visitors choose or type',
    '<form><fieldset><legend>Visit</legend><label>Name <input value="x"></label><select><option>One</option></select><textarea>t</textarea></fieldset></form>',
    '<div><div><div>Visit</div><span>Name  </span>  </div></div>',
  ],
  [
    'of cells without a table, apart from each other',
    'Fees<tr><td>One</td><td>Two</td></tr><table><tr><td>a</td><td>b</td></tr></table><td title="x<td>">c</td>d',
    'Fees One Two<div class="table-region" role="group" tabindex="0" aria-label="Table 1"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></div> c d',
  ],
  [
    'of two addresses, apart from each other',
    '<address>Road 1</address><address>Second Street 2</address>',
    '<address>Road 1</address><address>Second Street 2</address>',
  ],
  [
    'of the parts of a page, without its landmarks',
    '<main><header>a</header><section>b</section><article>c</article><aside>d</aside><nav>e</nav><footer>f</footer></main>',
    '<div><div>a</div><section>b</section><article>c</article><aside>d</aside><div>e</div><div>f</div></div>',
  ],
  [
    'of a named navigation',
    '<nav aria-label="Pages"><a href="/2">2</a></nav>',
    '<nav aria-label="Pages"><a href="/2">2</a></nav>',
  ],
  [
    'of ruby, with their reading',
    '<ruby>港<rp>(</rp><rt>みなと</rt><rp>)</rp></ruby>',
    '<ruby>港<rp>(</rp><rt>みなと</rt><rp>)</rp></ruby>',
  ],
  [
    'that are struck out, in a typewriter or in the middle',
    '<p>Was <strike>€ 40</strike>, <tt>ls</tt>, <font color="red">red</font></p><center>mid</center>',
    '<p>Was <s>€ 40</s>, <code>ls</code>, <span>red</span></p><div class="content-text-center">mid</div>',
  ],
  [
    'with their direction, their meaning and their breaks',
    '<p>a<wbr>b <bdo dir="rtl">c</bdo> <bdi>d</bdi> <dfn title="t">e</dfn> <data value="1.5">f</data></p>',
    '<p>a<wbr>b <bdo dir="rtl">c</bdo> <bdi>d</bdi> <dfn title="t">e</dfn> <data value="1.5">f</data></p>',
  ],
  [
    'of a date after a title',
    '<ul><li><a href="/x">Low tide</a><time datetime="2026-01-02">2 January</time></li></ul>',
    '<ul><li><a href="/x">Low tide</a> <time datetime="2026-01-02">2 January</time></li></ul>',
  ],
  ['of an old listing', '<xmp>a <b> c</xmp>', '<pre>a &lt;b> c</pre>'],
  [
    'emphasised and aligned by a style or an old attribute',
    '<p style="text-align: center">a</p><p align="right">b</p><p><span style="font-weight: 700">c</span> <span style="text-decoration:line-through">d</span> <b style="font-weight:normal">e</b></p><h2 style="text-decoration:line-through">f</h2><img align="left" src="/a.png" alt="">',
    '<p class="content-text-center">a</p><p class="content-text-right">b</p><p><strong>c</strong> <s>d</s> <span>e</span></p><h3><s>f</s></h3><img src="/a.png" alt="" class="content-align-left">',
  ],
]);

cases('formulas stay', [
  [
    'in a sentence, without their source',
    '<p>Area: <math><semantics><mrow><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">\\pi r^2</annotation></semantics></math> m</p>',
    '<p>Area: <math><mrow><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow></math> m</p>',
  ],
  [
    'with what they need, and nothing else',
    '<math display="block" style="x" href="/x"><mo stretchy="false" onclick="x">(</mo><mspace width="1em"></mspace><mspace width="5000px"></mspace><mtext>&nbsp;if <b>so</b></mtext></math>',
    '<math display="block"><mo stretchy="false">(</mo><mspace width="1em"></mspace><mspace></mspace><mtext>\u00a0if so</mtext></math>',
  ],
  [
    'once, without the drawn twin',
    '<span><span><math><mi>x</mi></math></span><span aria-hidden="true"><i>x</i></span></span>',
    '<span><span><math><mi>x</mi></math></span></span>',
  ],
  [
    'with names that styles can distinguish from variables',
    '<math><mi>sin</mi><mi>x</mi><mi mathvariant="bold">ab</mi></math>',
    '<math><mi mathvariant="normal">sin</mi><mi>x</mi><mi mathvariant="bold">ab</mi></math>',
  ],
  [
    'without actions',
    '<math><maction actiontype="toggle"><mi>a</mi><mi>b</mi></maction></math>',
    '<math><mi>a</mi></math>',
  ],
  ['and their elements mean nothing elsewhere', '<p><mi>x</mi><mrow>y</mrow></p>', '<p>xy</p>'],
]);

cases('lists and links keep what they say', [
  [
    'letters and numerals',
    '<ol type="a"><li>x</li></ol><ol style="list-style-type:upper-roman"><li>y</li></ol><ol type="x"><li>z</li></ol>',
    '<ol type="a" class="content-list-lower-alpha"><li>x</li></ol><ol type="I" class="content-list-upper-roman"><li>y</li></ol><ol><li>z</li></ol>',
  ],
  [
    'what is paid for',
    '<a href="https://shop.example/" rel="sponsored nofollow noopener opener" target="_blank" hreflang="de">x</a><a href="/y" rel="ugc">y</a>',
    '<a href="https://shop.example/" rel="noopener sponsored nofollow" hreflang="de">x</a><a href="/y" rel="ugc">y</a>',
  ],
  [
    'downloads and quoted pages',
    '<a href="/a.pdf" download="Prices.pdf">x</a><a href="/b.pdf" download>y</a><q cite="https://x.example/">z</q><q cite="x:y">z</q>',
    '<a href="/a.pdf" download="Prices.pdf">x</a><a href="/b.pdf" download>y</a><q cite="https://x.example/">z</q><q>z</q>',
  ],
  [
    'the name of a link that shows only a drawing',
    '<a href="https://a.example/" aria-label="Mail"><svg><path d="M0 0"/></svg></a> <a href="/b"><svg><title>Feed</title></svg></a><h2 id="x">Tides <a href="#x" aria-label="Link"><svg></svg></a></h2>',
    '<a href="https://a.example/" aria-label="Mail" rel="noopener">Mail</a> <a href="/b">Feed</a><h3 id="content-x">Tides </h3>',
  ],
  [
    'areas of a picture',
    '<img src="/map.png" alt="Map"><map name="m"><area href="/north" alt="North"><area href="/south" alt="South"></map>',
    '<img src="/map.png" alt="Map"><span><a href="/north">North</a> <a href="/south">South</a> </span>',
  ],
]);

cases('pictures stay', [
  [
    'of an AMP page, once',
    '<amp-img src="/quay.jpg" width="9" height="6" alt="Quay" layout="responsive"><noscript><img src="/quay.jpg"></noscript><img fallback src="/small.jpg"></amp-img> words',
    '<img src="/quay.jpg" width="9" height="6" alt="Quay"> words',
  ],
  [
    'without words if nobody wrote any, and empty words are for decoration',
    '<img src="/a.png"><img src="/b.png" alt=""><img src="/c.png" role="presentation"><img src="/d.png" aria-hidden="true">',
    '<img src="/a.png"><img src="/b.png" alt=""><img src="/c.png" alt=""><img src="/d.png" alt="">',
  ],
]);

cases('anchors lead to their place', [
  [
    'sections, names and headings',
    '<p><a href="#fees">1</a><a href="#old">2</a><a href="#%C3%BCber">3</a><a href="#a(b)">4</a></p><section id="fees">F</section><a name="old"></a><h2 id="über">Ü</h2><h2 id="a(b)">A</h2>',
    '<p><a href="#content-fees">1</a><a href="#content-old">2</a><a href="#content-%C3%BCber">3</a><a href="#content-a(b)">4</a></p><section id="content-fees">F</section><a id="content-old"></a><h3 id="content-über">Ü</h3><h3 id="content-a(b)">A</h3>',
  ],
  [
    'names with spaces, and a link with a name and an id',
    '<p><a href="#Über uns">1</a><a href="#%C3%9Cber%20uns">2</a><a href="#fees&#10; 2024 ">3</a><a href="#b">4</a></p><a name="Über uns"></a><h2 id=" fees 2024">F</h2><a id="a" name="b"></a>',
    '<p><a href="#content-%C3%9Cber_uns">1</a><a href="#content-%C3%9Cber_uns">2</a><a href="#content-fees_2024">3</a><a href="#content-a">4</a></p><a id="content-Über_uns"></a><h3 id="content-fees_2024">F</h3><a id="content-a"></a>',
  ],
  [
    'elements that are dropped',
    '<p><a href="#e">1</a><a href="#c">2</a></p><h2 id="e"></h2><x-card id="c">words</x-card>',
    '<p><a href="#content-e">1</a><a href="#content-c">2</a></p><span id="content-e"></span><span id="content-c"></span>words',
  ],
]);

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

cases('a picture is shown once, and it is the right one', [
  [
    'next to its twin for visitors without scripts',
    `<img class="lazyload" src="${blank}" data-src="https://cms.example/quay.jpg" alt="Quay"><noscript><img src="https://cms.example/quay.jpg" alt="Quay"></noscript>`,
    '<img src="https://cms.example/quay.jpg" alt="Quay">',
  ],
  [
    'if the twin has another query or comes first',
    `<noscript><img src="https://cms.example/quay.jpg?w=9" alt=""></noscript><img src="${blank}" data-lazy-src="https://cms.example/quay.jpg?lazy=1" alt="">`,
    '<img src="https://cms.example/quay.jpg?lazy=1" alt="">',
  ],
  [
    'if only the twin has it',
    `<p><img src="${blank}" alt=""><noscript><img src="/quay.jpg" alt="Quay"></noscript></p><p><span></span><noscript><img src="/pier.jpg" alt="Pier"></noscript></p>`,
    '<p><img src="/quay.jpg" alt="Quay"></p><p><span></span><img src="/pier.jpg" alt="Pier"></p>',
  ],
  [
    'in its widths',
    `<img src="/blank.gif" srcset="${blank} 1w" data-original="/a.jpg" data-srcset="/a.jpg 400w,/b.jpg 800w" data-sizes="50vw" alt="">`,
    '<img src="/a.jpg" srcset="/a.jpg 400w, /b.jpg 800w" alt="" sizes="50vw">',
  ],
  [
    'and what other scripts keep next to a picture is not used',
    '<img src="/small.jpg" data-original="/large.jpg" alt="">',
    '<img src="/small.jpg" alt="">',
  ],
  [
    'of a picture element, with its widths',
    '<picture><source media="(width < 600px)" srcset="/s.jpg"><source type="image/webp" srcset="/a.webp 400w, /b.webp 800w" sizes="50vw"><img src="/a.jpg" alt=""></picture>',
    '<img src="/a.jpg" alt="" srcset="/a.webp 400w, /b.webp 800w" sizes="50vw">',
  ],
  [
    'in its densities',
    '<img src="/a.jpg" srcset="/a.jpg, /b.jpg 2x" sizes="50vw" alt=""><img src="/a.jpg" srcset="/a.jpg 1x,/b.jpg 1.5x" alt="">',
    '<img src="/a.jpg" srcset="/a.jpg, /b.jpg 2x" alt=""><img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 1.5x" alt="">',
  ],
  [
    'but not if it only counts visits',
    '<p>x</p><img width="1" height="1" src="https://count.example/1"><noscript><img width="1" height="1" src="https://count.example/2"></noscript><noscript>Switch on scripts.</noscript>',
    '<p>x</p>',
  ],
  [
    'and so is a frame',
    '<iframe src="about:blank" data-lazy-src="https://film.example/1" title="Film"></iframe><noscript><iframe src="https://film.example/1"></iframe></noscript>',
    '<a href="https://film.example/1" rel="noopener">Film</a>',
  ],
]);

cases('what nobody sees is not shown', [
  [
    'hidden elements',
    '<p>Open.</p><p style="display:none">a</p><p style="color:red;visibility: hidden !important">b</p><div hidden>c</div><dialog>d</dialog><div popover>e</div><div hidden role="dialog" aria-labelledby="f"><h2 id="f">f</h2></div>',
    '<p>Open.</p>',
  ],
  [
    'but panels that something opens',
    '<p><button aria-expanded="false">Q</button></p><div style="display:none">A</div><p><a href="#more">More</a></p><div id="more" hidden>M</div><div class="accordion-body" style="display:none">S</div><div hidden="until-found">F</div>',
    '<p>Q</p><div>A</div><p><a href="#content-more">More</a></p><div id="content-more">M</div><div>S</div><div>F</div>',
  ],
  [
    'text for screen readers',
    '<h2>Tides<span class="screen-reader-text">of the harbour</span></h2><p>x<span style="position:absolute;left:-9999px">y</span><i style="clip-path: inset(50%)">z</i></p>',
    '<h3>Tides</h3><p>x</p>',
  ],
  [
    'but as the label of a link',
    '<p><a href="/x">More<span class="sr-only"> about tides</span></a> <a href="/y"><span class="visually-hidden">Calendar</span></a></p>',
    '<p><a href="/x" aria-label="More about tides">More</a> <a href="/y"><span>Calendar</span></a></p>',
  ],
  [
    'signs and icons',
    '<p>Next <span aria-hidden="true">→</span><i class="icon" aria-hidden="true"></i><span class="material-icons">home</span></p>',
    '<p>Next </p>',
  ],
  [
    'but prices that only screen readers get in other words',
    '<p><del aria-hidden="true">€ 40</del> <span class="screen-reader-text">Was € 40.</span><ins aria-hidden="true">€ 30</ins></p>',
    '<p><del>€ 40</del> <ins>€ 30</ins></p>',
  ],
]);

cases('links that were icons', [
  [
    'stay apart',
    '<p><a href="/f"><i class="fa"></i><span class="screen-reader-text">Harbour page</span></a><a href="/m"><svg><title>Mail icon</title></svg></a></p>',
    '<p><a href="/f"><i></i><span>Harbour page</span></a> <a href="/m">Mail icon</a></p>',
  ],
  [
    'stay apart in their boxes',
    '<div><span class="item"><a href="/f" title="Photos"><svg></svg></a></span><span class="item"><a href="/m" title="Mail"><svg></svg></a></span></div>',
    '<div><span><a href="/f" title="Photos">Photos</a></span> <span><a href="/m" title="Mail">Mail</a></span></div>',
  ],
  [
    'but the two parts of one link are one word',
    '<p><a class="x" href="/f">Har</a><a class="x" href="/f">bour</a></p>',
    '<p><a href="/f">Har</a><a href="/f">bour</a></p>',
  ],
]);

cases('numbers that a script would count up to', [
  [
    'of a page builder, with its separator',
    '<p>+<span class="elementor-counter-number" data-to-value="12500" data-delimiter="," data-from-value="0">0</span>kg</p>',
    '<p>+<span>12,500</span>kg</p>',
  ],
  [
    'in the empty part of a counter',
    '<div class="et_pb_number_counter" data-number-value="75"><p><span></span><span>%</span></p><h3>Ropes</h3></div>',
    '<div><p><span>75</span><span>%</span></p><h3>Ropes</h3></div>',
  ],
  [
    'of other scripts',
    '<p><b data-count="90">0</b> <b class="odometer" data-target="4.5">00</b> <b class="timer" data-to="7"></b> <b class="stat-number" data-value="12">1</b></p>',
    '<p><b>90</b> <b>4.5</b> <b>7</b> <b>12</b></p>',
  ],
  [
    'but no other attributes',
    '<p><b data-value="20300101">1 January</b> <a href="/x" data-count="3"><i class="x"></i>Share</a> <b class="countdown" data-end="99"></b> <b class="counter" data-count="<b>">0</b></p>',
    '<p><b>1 January</b> <a href="/x"><i></i>Share</a> <b></b> <b>0</b></p>',
  ],
]);

cases('a picture in a style', [
  [
    'is behind the words of its group',
    '<div class="wp-block-group alignfull has-background is-layout-flex" style="background-image:url(&#039;/pier.jpg&#039;);background-size:cover"><p>Low tide</p></div>',
    '<div class="content-align-full content-cover"><img src="/pier.jpg" alt="" class="content-cover__image-background"><div class="content-cover__inner-container"><div class="content-group content-row"><p>Low tide</p></div></div></div>',
  ],
  [
    'is behind the words of its column',
    '<div class="wp-block-columns"><div class="wp-block-column" style="background:url(/pier.jpg)"><p>Low tide</p></div></div>',
    '<div class="content-columns"><div class="content-column"><div class="content-cover"><img src="/pier.jpg" alt="" class="content-cover__image-background"><div class="content-cover__inner-container"><div><p>Low tide</p></div></div></div></div></div>',
  ],
  [
    'is a picture without words',
    '<div style="background-image:url(/pier.jpg)"></div>',
    '<div><img src="/pier.jpg" alt="" class="content-background"></div>',
  ],
]);

cases('text without paragraphs gets them at blank lines', [
  [
    'with tags in its lines',
    'Line one\n\nLine two with <strong>bold</strong>\nand more\n \n<em>Three</em>',
    '<p>Line one</p>\n<p>Line two with <strong>bold</strong><br>and more</p>\n<p><em>Three</em></p>',
  ],
  [
    'around blocks',
    'Before\n\n<ul>\n<li>x</li>\n\n</ul>\n\nAfter <b>it</b>\n\n',
    '<p>Before</p><ul>\n<li>x</li>\n\n</ul><p>After <b>it</b></p>',
  ],
  ['and no others', '<b>a</b>\nb<p>c</p>\n\n<p>d</p>', '<b>a</b>\nb<p>c</p>\n\n<p>d</p>'],
]);

cases('links without words get a name', [
  [
    'the name of their icon',
    '<a href="mailto:a@b.example"><svg><title>Mail</title></svg></a> <a href="/x"><i class="fa" title="Home" aria-hidden="true"></i></a>',
    '<a href="mailto:a@b.example">Mail</a> <a href="/x">Home</a>',
  ],
  [
    'the name of a picture that no page can load',
    '<a href="/x"><img src="data:image/png;base64,AA" alt="Map"></a> <a href="/y"><img src="file:///C:/a.png" alt=""></a>',
    '<a href="/x">Map</a> <a href="/y">/y</a>',
  ],
  [
    'their target',
    '<a href="mailto:a@b.example?subject=x"><svg></svg></a> <a href="https://www.pins.example/pin/1/" data-pin-do="embedPin"></a> <a href="https://share.example/s.php?u=1" class="button"><i class="fab" aria-hidden="true"></i></a> <a href="/z"><canvas></canvas></a>',
    '<a href="mailto:a@b.example?subject=x">a@b.example</a> <a href="https://www.pins.example/pin/1/" rel="noopener">pins.example/pin/1</a> <a href="https://share.example/s.php?u=1" rel="noopener">share.example</a> <a href="/z">/z</a>',
  ],
  [
    'except anchors of headings, links that nobody reads, and empty ones',
    '<h2>Tides<a href="#tides" aria-label="Link"><svg></svg></a></h2><p>x<a aria-hidden="true" href="/x"><svg></svg></a><a href="https://a.example/"></a></p>',
    '<h3>Tides</h3><p>x</p>',
  ],
]);

cases('what is shown in place of something else stays', [
  [
    'with a link to the file of an object, once',
    '<object data="/menu.pdf" type="application/pdf"><p>Our <a href="/menu.pdf">menu</a></p></object><object data="https://cms.example/ti%20des.pdf">Tides</object><embed src="/menu.pdf">',
    '<p>Our <a href="/menu.pdf">menu</a></p>Tides <a href="https://cms.example/ti%20des.pdf" rel="noopener">ti des.pdf</a>',
  ],
  [
    'except for pictures, sounds and films, which are shown',
    '<object data="/port.svg">The port</object><embed src="/bells.mp3"><object><param name="src" value="/film.mp4"><embed src="/film.mp4"></object>',
    '<img src="/port.svg" alt="The port"><audio src="/bells.mp3" controls preload="metadata"></audio><video src="/film.mp4" controls preload="metadata"></video>',
  ],
  [
    'of things that no browser shows any more',
    '<applet code="a.class"><param name="x" value="y"><p>A clock</p></applet><embed src="a.swf"><noembed>See <a href="/plan">the plan</a></noembed>',
    '<p>A clock</p>See <a href="/plan">the plan</a>',
  ],
  [
    'of drawings and of players without a file',
    '<canvas>Ships: <a href="/7">7</a></canvas><video><p>No <a href="/film">film</a></p></video>',
    'Ships: <a href="/7">7</a><p>No <a href="/film">film</a></p>',
  ],
  [
    'of a frame, after the link to it',
    '<div><iframe src="https://forms.example/7" title="Form"><p>See <a href="/form">our form</a></p></iframe></div>',
    '<div><a href="https://forms.example/7" rel="noopener">Form</a> <p>See <a href="/form">our form</a></p></div>',
  ],
]);

describe('size', () => {
  test.each([
    ['a pasted picture', `<p>Words</p><p><img src="data:image/png;base64,${'A'.repeat(600_000)}"></p>`],
    ['attributes of a page builder', `<p data-settings='${'{"a":1}'.repeat(90_000)}'>Words</p>`],
    ['a comment', `<!-- ${'x'.repeat(600_000)} --><p>Words</p>`],
    ['a style', `<style>${'a{}'.repeat(200_000)}</style><p>Words</p>`],
  ])('does not count what is dropped: %s', (_, raw) => {
    expect(sanitiseHtml(raw)).toContain('<p>Words</p>');
  });
});
