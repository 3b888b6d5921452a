import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { lossesOf } from '../../shown-content/losses.ts';
import { answerFor, service, site } from '../../shown-content/plain-site.ts';
import { readingOf } from '../../shown-content/reading.ts';

const { document } = new JSDOM('').window;

const reading = (html: string) =>
  readingOf(html, { page: `${service}/2026/11/28/a-sample/`, answerFor }, document);

/** What is lost if a site shows `after` where WordPress shows `before`. */
function lost(before: string, after: string): string[] {
  const shown = readingOf(after, { page: `${site}/posts/a-sample` }, document);
  return lossesOf(reading(before), shown).map(({ kind, what }) => `${kind}: ${what}`);
}

const same: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'other elements around the same words': [
    '<section class="a"><div><p>One <b>two</b></p></div></section>',
    '<p>One <strong>two</strong></p>',
  ],
  'hidden text that is gone': [
    '<p style="color:red; display: none">Draft</p><p hidden>Remark</p><h2>Berths<span class="screen-reader-text"> here</span></h2>',
    '<h3>Berths</h3>',
  ],
  'a panel that a tab opens, below its tab': [
    '<div role="tablist"><button role="tab" aria-controls="a">Boats</button><button role="tab" aria-controls="b">Crew</button></div><div role="tabpanel" id="a">Nine</div><div role="tabpanel" id="b" hidden>Forty</div>',
    '<div><p>Boats</p><p>Nine</p></div><div><p>Crew</p><p>Forty</p></div>',
  ],
  'the name of an icon in place of the icon': [
    '<a href="https://social.example/"><svg></svg><span class="screen-reader-text">Mastodon</span></a>',
    '<a href="https://social.example/">Mastodon</a>',
  ],
  'a sign in a button': ['<button>Hours<span aria-hidden="true">+</span></button>', '<p>Hours</p>'],
  'controls of a form': [
    '<p>Mail <input value="typed"><select><option>Daily</option></select></p>',
    '<p>Mail</p>',
  ],
  'a picture that was to be loaded late': [
    '<img src="data:image/gif;base64,AAAA" data-src="/quay.jpg" alt="The quay"><noscript><img src="/quay.jpg" alt="The quay"></noscript>',
    `<img src="${service}/quay.jpg" alt="The quay">`,
  ],
  'a background as a picture': [
    `<div role="img" aria-label="Rain" style="background-image:url('${service}/rain.jpg')"></div>`,
    `<img src="${service}/rain.jpg" alt="Rain">`,
  ],
  'a permalink as the page of the site': [
    `<a href="${service}/2024/05/01/the-pier/">The pier</a>`,
    '<a href="/posts/the-pier">The pier</a>',
  ],
  'an anchor with the prefix of the site': [
    '<a href="#%C3%B6l">Oil</a><h2 id="öl">Oil</h2>',
    '<a href="#content-öl">Oil</a><h3 id="content-öl">Oil</h3>',
  ],
  'the name of a link as an id': [
    '<a href="#fees">Fees</a><a name="fees"></a>',
    '<a href="#content-fees">Fees</a><span id="content-fees"></span>',
  ],
  'a plate in place of a frame': [
    '<iframe src="https://www.youtube.com/embed/abc123?start=4" title="Tides"></iframe>',
    '<a href="https://www.youtube.com/watch?v=abc123" data-player="https://www.youtube-nocookie.com/embed/abc123?start=4">Tides</a>',
  ],
  'a plate in place of an address alone': [
    '<p>https://vimeo.com/7712345</p>',
    '<p><a href="https://vimeo.com/7712345" data-player="https://player.vimeo.com/video/7712345">Vimeo</a></p>',
  ],
  'an anchor with the whole address of its page': [
    `<a href="${service}/2026/11/28/a-sample/#fees">Fees</a><p id="fees">Five</p>`,
    '<a href="/posts/a-sample#fees">Fees</a><p id="content-fees">Five</p>',
  ],
  'a letter before an item': [
    '<ol style="list-style-type:lower-alpha"><li>Moor</li><li>Pay</li></ol>',
    '<ol type="a"><li>Moor</li><li>Pay</li></ol>',
  ],
};

for (const [title, [before, after]] of Object.entries(same)) {
  test(`nothing is lost: ${title}`, () => {
    expect(lost(before, after)).toEqual([]);
  });
}

const losses: Readonly<Record<string, readonly [before: string, after: string, loss: string]>> = {
  'a word': ['<h3><button>When?</button></h3><p>Now</p>', '<p>Now</p>', 'words: When?'],
  'a word that stands twice': ['<p>twice twice</p>', '<p>twice</p>', 'words: twice'],
  'hidden text that becomes visible': [
    '<p>Open</p><p hidden>Margin</p>',
    '<p>Open</p><p>Margin</p>',
    'extra words: Margin',
  ],
  'text that is shown twice': ['<p>Once</p>', '<p>Once</p><p>Once</p>', 'extra words: Once'],
  'a space between two blocks': [
    '<address>Road 1</address><address>Second Street 2</address>',
    'Road 1Second Street 2',
    'words: 1 Second',
  ],
  'the order': ['<p>One</p><p>two</p>', '<p>two</p><p>One</p>', 'order: One two → two One'],
  'a strike through words': ['<strike>€ 40</strike>', '€ 40', 'marks: struck: € 40'],
  'a strike by a style': [
    '<span style="text-decoration: line-through">€ 40</span>',
    '€ 40',
    'marks: struck: € 40',
  ],
  'letters of a list': [
    '<ol type="A" start="3"><li>Pay</li></ol>',
    '<ol start="3"><li>Pay</li></ol>',
    'marks: item C: Pay',
  ],
  'roman numbers of a list': [
    '<ol type="i" start="9"><li>Pay</li></ol>',
    '<ol start="9"><li>Pay</li></ol>',
    'marks: item ix: Pay',
  ],
  'a count that goes down': [
    '<ol reversed><li>Two</li><li>One</li></ol>',
    '<ol><li>Two</li><li>One</li></ol>',
    'marks: item 2: Two',
  ],
  'a number that an item has': [
    '<ol><li value="7">Pay</li></ol>',
    '<ol><li>Pay</li></ol>',
    'marks: item 7: Pay',
  ],
  'how a word is read': ['<ruby>漢字<rt>かんじ</rt></ruby>', '漢字かんじ', 'marks: reading: かんじ'],
  'the direction of words': ['<bdo dir="rtl">abc</bdo>', 'abc', 'marks: from right to left: abc'],
  'the language of words': ['<p lang="ja">日本</p>', '<p>日本</p>', 'marks: language ja: 日本'],
  'a heading': ['<h2>Fees</h2>', '<p>Fees</p>', 'marks: heading: Fees'],
  'a picture': ['<img src="/quay.jpg" alt="The quay">', '', `pictures: ${service}/quay.jpg (The quay)`],
  'the words for a picture': [
    '<img src="/quay.jpg" alt="The quay">',
    `<img src="${service}/quay.jpg" alt="">`,
    `pictures: ${service}/quay.jpg (The quay)`,
  ],
  'a picture whose address leads to the site': [
    '<img src="/quay.jpg">',
    '<img src="/quay.jpg">',
    `pictures: ${service}/quay.jpg ()`,
  ],
  'a picture that is a background': [
    '<div style="background:url(/rain.jpg)">Rain</div>',
    '<div>Rain</div>',
    `pictures: ${service}/rain.jpg ()`,
  ],
  'a link': [
    '<a href="https://elsewhere.example/">There</a>',
    'There',
    'links: There → https://elsewhere.example/',
  ],
  'a link that leads elsewhere': [
    '<a href="?p=123">Other</a>',
    '<a href="/">Other</a>',
    `links: Other → ${service}/?p=123`,
  ],
  'what a link says of its target': [
    '<a href="https://shop.example/" rel="nofollow sponsored">Shop</a>',
    '<a href="https://shop.example/" rel="noopener">Shop</a>',
    'links: Shop → https://shop.example/ (nofollow sponsored)',
  ],
  'an anchor': [
    '<a href="#fees">Fees</a><section id="fees">Five</section>',
    '<a href="#fees">Fees</a><section>Five</section>',
    'anchors: fees',
  ],
  'an anchor without the prefix of its id': [
    '<a href="#fees">Fees</a><p id="fees">Five</p>',
    '<a href="#fees">Fees</a><p id="content-fees">Five</p>',
    'anchors: fees',
  ],
  'a video': ['<video src="/tide.mp4"></video>', '', `players: ${service}/tide.mp4`],
  'a frame': [
    '<iframe src="https://player.vimeo.com/video/55?h=1"></iframe>',
    '<a href="https://vimeo.com/55">Vimeo</a>',
    'players: Vimeo 55',
  ],
  'where a video begins': [
    '<iframe src="https://www.youtube.com/embed/abc123?start=90"></iframe>',
    '<a data-player="https://www.youtube-nocookie.com/embed/abc123">Tides</a>',
    'players: YouTube abc123 from second 90',
  ],
  'the picture before a video': [
    '<video src="/a.mp4" poster="/a.jpg"></video>',
    `<video src="${service}/a.mp4"></video>`,
    `pictures: ${service}/a.jpg`,
  ],
  'a formula': ['<math><mi>π</mi><mn>2</mn></math>', 'π2', 'formulas: π 2'],
};

for (const [title, [before, after, loss]] of Object.entries(losses)) {
  test(`the comparison names a loss: ${title}`, () => {
    expect(lost(before, after)).toContain(loss);
  });
}

test('the same HTML loses nothing', () => {
  for (const [before] of [...Object.values(losses), ...Object.values(same)]) {
    expect(lossesOf(reading(before), reading(before))).toEqual([]);
  }
});
