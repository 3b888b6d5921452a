/** HTML as a WordPress stores it, and what the site must show of it. */
export interface ContentCase {
  readonly html: string;
  /** Parts of what the site writes. */
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
  /** All words that a reader sees, if that is not what WordPress shows. */
  readonly words?: string;
}

const item = (title: string, panel: string) =>
  `<div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle">${title}</button></h3><div class="wp-block-accordion-panel" role="region">${panel}</div></div>`;

const uploads = 'https://cms.example/wp-content/uploads';

/** A gif of one transparent pixel, as plugins write it. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Inputs by their kind. Every kind comes from reports of people who show a WordPress on another site. */
export const contentCases: Readonly<Record<string, readonly ContentCase[]>> = {
  'accordions, tabs and other buttons that open content': [
    {
      html: item(
        '<span class="t">Is the ramp open?</span><span aria-hidden="true">+</span>',
        '<p>From six.</p>',
      ),
      has: ['Is the ramp open?', 'From six.'],
      hasNot: ['+', '<button'],
    },
    {
      html: item('<span aria-hidden="true">▾</span>Who <em>pays</em>?', '<ul><li>You</li></ul>'),
      has: ['Who <em>pays</em>?', '<li>You'],
    },
    {
      html: '<div role="tablist"><button role="tab" id="t1" aria-controls="p1">Summer</button><button role="tab" id="t2" aria-controls="p2">Winter</button></div><div role="tabpanel" id="p1"><p>Daily</p></div><div role="tabpanel" id="p2" hidden><p>Sundays</p></div>',
      has: ['Summer', 'Winter', 'Daily', 'Sundays'],
    },
    {
      html: '<button aria-expanded="false" aria-controls="more">More on dues</button><div id="more" style="display:none"><p>Five a day.</p></div>',
      has: ['More on dues', 'Five a day.'],
      words: 'More on dues Five a day.',
    },
    {
      html: '<details><summary>Where?</summary><p>At the lock.</p></details>',
      has: ['<summary>Where?</summary>'],
    },
  ],
  formulas: [
    {
      html: '<p>Depth <math><msup><mi>d</mi><mn>2</mn></msup></math> in feet.</p>',
      has: ['<math>', '<msup>', '<mi>d</mi>', '<mn>2</mn>'],
    },
    {
      html: '<math display="block"><mfrac><mi>a</mi><msqrt><mn>2</mn></msqrt></mfrac></math>',
      has: ['<math display="block">', '<mfrac>', '<msqrt>'],
    },
    {
      html: '<math><semantics><mi>ρ</mi><annotation-xml encoding="text/html"><script>bad()</script></annotation-xml></semantics></math>',
      has: ['<mi>ρ</mi>'],
      hasNot: ['script', 'bad()'],
    },
    {
      html: '<math href="javascript:bad()"><maction actiontype="toggle"><mi>x</mi></maction></math>',
      has: ['<mi>x</mi>'],
      hasNot: ['javascript', 'maction'],
    },
  ],
  'pictures that are loaded late': [
    {
      html: `<img class="lazyload" src="${pixel}" data-src="${uploads}/quay.jpg" alt="Quay"><noscript><img src="${uploads}/quay.jpg" alt="Quay"></noscript>`,
      has: [`src="${uploads}/quay.jpg"`, 'alt="Quay"'],
      hasNot: ['data:'],
    },
    {
      html: `<img data-lazy-src="${uploads}/weir.jpg" src="data:image/svg+xml,%3Csvg%3E" data-lazy-srcset="${uploads}/weir.jpg 600w, ${uploads}/weir-2.jpg 1200w" alt="">`,
      has: [`src="${uploads}/weir.jpg"`, `${uploads}/weir-2.jpg 1200w`],
      hasNot: ['data:'],
    },
    {
      html: `<noscript><img src="${uploads}/only.jpg" alt="Only"></noscript><img data-original="${uploads}/only.jpg" alt="Only">`,
      has: [`src="${uploads}/only.jpg"`],
    },
    {
      html: `<img src="${uploads}/s.jpg" srcset="${uploads}/s.jpg 1x, ${uploads}/s2.jpg 2x" alt="S">`,
      has: [`${uploads}/s2.jpg 2x`],
    },
    {
      html: `<picture><source type="image/webp" srcset="${uploads}/p.webp"><img src="${uploads}/p.jpg" alt="P"></picture>`,
      has: [`src="${uploads}/p.jpg"`],
    },
  ],
  'addresses of files': [
    {
      html: '<img src="//cms.example/wp-content/uploads/pier.jpg" alt="">',
      has: [`src="${uploads}/pier.jpg"`],
    },
    { html: '<img src="/wp-content/uploads/pier.jpg" alt="">', has: [`src="${uploads}/pier.jpg"`] },
    {
      html: '<img src="http://cms.example/wp-content/uploads/pier.jpg" alt="">',
      has: [`src="${uploads}/pier.jpg"`],
    },
    {
      html: `<img src="${uploads}/a.jpg" srcset="/wp-content/uploads/a.jpg 300w, //cms.example/wp-content/uploads/b.jpg 600w" alt="">`,
      has: [`${uploads}/a.jpg 300w`, `${uploads}/b.jpg 600w`],
    },
    {
      html: '<a href="/wp-content/uploads/2019/02/tides.pdf">Tides</a>',
      has: [`href="${uploads}/2019/02/tides.pdf"`],
    },
    {
      html: '<a href="http://cms.example/wp-content/uploads/tides.pdf">Tides</a>',
      has: [`href="${uploads}/tides.pdf"`],
    },
    { html: '<a href="//elsewhere.example/x">There</a>', has: ['href="https://elsewhere.example/x"'] },
  ],
  'links to entries that the site does not have': [
    {
      html: '<a href="https://cms.example/?p=123">Other</a>',
      has: ['href="https://cms.example/?p=123"'],
      hasNot: ['href="/"'],
    },
    { html: '<a href="/?page_id=7#fees">Page</a>', has: ['href="https://cms.example/?page_id=7#fees"'] },
    { html: '<a href="http://cms.example/?cat=4">Topic</a>', has: ['?cat=4"'], hasNot: ['href="/"'] },
    { html: '<a href="/category/boats/">Boats</a>', has: ['href="https://cms.example/category/boats/"'] },
    {
      html: '<a href="/index.php/2019/05/old/">Old</a>',
      has: ['href="https://cms.example/index.php/2019/05/old/"'],
    },
  ],
  'what links say of their target': [
    {
      html: '<a href="https://shop.example/x" rel="sponsored nofollow noopener" target="_blank">Shop</a>',
      has: ['sponsored', 'nofollow', 'noopener'],
      hasNot: ['target='],
    },
    { html: '<a href="https://user.example/" rel="ugc">User</a>', has: ['ugc', 'noopener'] },
    { html: '<a href="https://cms.example/de/" hreflang="de">Deutsch</a>', has: ['hreflang="de"'] },
    { html: `<a href="${uploads}/a.pdf" download>Save</a>`, has: ['download'] },
  ],
  'old tags that mean something': [
    { html: '<p>Was <strike>€ 40</strike> now € 30.</p>', has: ['<s>€ 40</s>'] },
    { html: '<p><span style="text-decoration: line-through">€ 40</span></p>', has: ['<s>€ 40</s>'] },
    { html: '<center>Open</center>', has: ['Open', 'content-text-center'] },
    {
      html: '<p><font color="red"><big>Closed</big></font> <tt>rm</tt> <acronym title="Harbour Office">HO</acronym></p>',
      has: ['Closed', '<code>rm</code>', 'title="Harbour Office"'],
    },
    { html: '<p><ruby>港<rp>(</rp><rt>みなと</rt><rp>)</rp></ruby></p>', has: ['<ruby>', '<rt>みなと</rt>'] },
  ],
  'words that a style or a design sets apart': [
    { html: '<h3 style="text-decoration:line-through">€ 0</h3>', has: ['<s>€ 0</s></h'] },
    {
      html: '<li><a href="https://x.example/">The ferry</a><time class="wp-block-latest-posts__post-date">May 1</time></li>',
      has: ['</a> <time'],
    },
    {
      html: '<button><span class="wp-block-playlist-track__content"><span class="wp-block-playlist-track__title">Night shift</span><span class="wp-block-playlist-track__artist">The crew</span></span><span class="wp-block-playlist-track__length">4:10</span></button>',
      words: 'Night shift The crew 4:10',
    },
    {
      html: '<p>Share<span class="sharing-screen-reader-text">Opens a window</span></p>',
      has: ['<p>Share</p>'],
    },
  ],
  'links that show an icon': [
    {
      html: '<p>More: <a href="https://y.example/" aria-label="Photos"><svg><path/></svg></a></p>',
      has: ['>Photos</a>'],
      words: 'More: Photos',
    },
    {
      html: '<p>More: <a href="https://z.example/x" title="Films"><i class="fa fa-film"></i></a></p>',
      has: ['>Films</a>'],
      words: 'More: Films',
    },
    {
      html: '<p>More: <a href="https://social.example/@harbour"><i class="fab fa-social"></i></a></p>',
      has: ['href="https://social.example/@harbour"', '>social.example/@harbour</a>'],
      words: 'More: social.example/@harbour',
    },
    { html: '<a href="https://a.example/"><svg><title>Sign</title></svg> Words</a>', has: ['> Words</a>'] },
    {
      html: '<h2 id="a">Dues<a href="#a" aria-label="Link to it"><svg></svg></a></h2>',
      hasNot: ['Link to it'],
      words: 'Dues',
    },
    { html: '<p>Open<a href="https://a.example/"></a></p>', hasNot: ['<a'] },
    {
      html: '<div class="wp-block-file"><a href="https://a.example/b.ogg">B</a><a href="https://a.example/b.ogg" class="wp-block-file__button wp-element-button" download></a></div>',
      words: 'B',
    },
    {
      html: '<a href="javascript:bad()" title="Bad"><i class="x"></i></a><p>Open</p>',
      hasNot: ['bad()'],
      words: 'Open',
    },
  ],
  'addresses in capital letters': [
    { html: '<a href="HTTPS://elsewhere.example/A">There</a>', has: ['href="https://elsewhere.example/A"'] },
    {
      html: '<a href="Http://elsewhere.example/">There</a> <a href="Mailto:office@harbour.example">Mail</a>',
      has: ['elsewhere.example', 'office@harbour.example'],
    },
    { html: '<a href="JavaScript:bad()">There</a>', hasNot: ['bad()'], words: 'There' },
  ],
  'pictures in styles': [
    {
      html: `<div class="wp-block-cover" style="background-image:url(${uploads}/storm.jpg)"><p>Storm</p></div>`,
      has: [`src="${uploads}/storm.jpg"`, 'Storm'],
    },
    {
      html: `<div role="img" aria-label="Rain" style="background-position:50% 50%;background-image:url('${uploads}/rain.jpg')"></div>`,
      has: [`src="${uploads}/rain.jpg"`, 'alt="Rain"'],
    },
    {
      html: '<div style="background:url(javascript:bad())"><p>Open</p></div>',
      hasNot: ['bad()'],
      words: 'Open',
    },
  ],
  'players of files': [
    {
      html: `<div class="wp-playlist"><audio controls preload="none"></audio><noscript><ol><li><a href="${uploads}/talk.mp3">A talk</a></li></ol></noscript><script type="application/json">{}</script></div>`,
      has: ['<audio', `${uploads}/talk.mp3`, 'A talk'],
      words: 'A talk',
    },
    {
      html: `<figure class="wp-block-video"><video controls poster="${uploads}/tide.jpg" src="/wp-content/uploads/tide.mp4"></video><figcaption>Six hours</figcaption></figure>`,
      has: ['<video', `src="${uploads}/tide.mp4"`, `poster="${uploads}/tide.jpg"`],
      hasNot: ['autoplay'],
    },
    { html: `<video autoplay src="${uploads}/loud.mp4"></video>`, hasNot: ['autoplay'] },
    {
      html: `<figure class="wp-block-audio"><audio src="${uploads}/horn.mp3"></audio></figure>`,
      has: ['<audio', 'controls'],
    },
  ],
  'players of others': [
    {
      html: '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe title="How locks work" src="https://www.youtube.com/embed/locks12345?feature=oembed&start=12"></iframe></div></figure>',
      has: ['data-player="https://www.youtube-nocookie.com/embed/locks12345', 'How locks work'],
      hasNot: ['<iframe'],
    },
    {
      html: '<p>https://vimeo.com/7712345</p>',
      has: ['data-player="https://player.vimeo.com/video/7712345'],
    },
    {
      html: '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/locks12345\n</div></figure>',
      has: ['data-player='],
    },
    {
      html: '<iframe data-src="https://www.youtube.com/embed/late1234567" title="Late"></iframe>',
      has: ['data-player='],
    },
    {
      html: '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12"></iframe>',
      has: ['data-player=', 'Google Maps'],
    },
    {
      html: '<iframe src="javascript:bad()"></iframe><p>Open</p>',
      hasNot: ['bad()', '<iframe'],
      words: 'Open',
    },
  ],
  'lists with letters and other numbers': [
    {
      html: '<ol type="a"><li>First</li><li>Second, see c)</li></ol>',
      has: ['<ol type="a" class="content-list-lower-alpha">'],
    },
    {
      html: '<ol style="list-style-type: upper-roman"><li>One</li></ol>',
      has: ['<ol type="I" class="content-list-upper-roman">'],
    },
    {
      html: '<ol start="5" reversed><li value="9">Nine</li></ol>',
      has: ['start="5"', 'reversed', 'value="9"'],
    },
  ],
  'anchors of a table of contents': [
    {
      html: '<p><a href="#fees">Fees</a></p><section class="wp-block-group" id="fees"><h2>Fees</h2></section>',
      has: ['href="#content-fees"', 'id="content-fees"'],
    },
    {
      html: '<a href="#pay">Pay</a><h2><a name="pay"></a>Pay</h2>',
      has: ['href="#content-pay"', 'id="content-pay"'],
    },
    { html: '<a href="#%E6%B8%AF">港</a><h2 id="港">港</h2>', has: ['id="content-港"'] },
    { html: '<a href="#Über uns">Us</a><p><a name="Über uns"></a>We</p>', has: ['id="content-Über_uns"'] },
    { html: '<a href="#toc1">One</a><h2><span id="toc1">One</span></h2>', has: ['id="content-toc1"'] },
    { html: '<a href="#Fees-&-dues">Fees</a><h2 id="Fees-&-dues">Fees</h2>', has: ['Fees'] },
  ],
  'what nobody sees': [
    {
      html: '<p>Open.</p><p style="display:none">Internal: margin 40 %</p>',
      has: ['Open.'],
      hasNot: ['margin'],
    },
    { html: '<p>Open.</p><div hidden><p>Draft</p></div>', hasNot: ['Draft'] },
    { html: '<p>Open.</p><p style="color:red;visibility : hidden">Ghost</p>', hasNot: ['Ghost'] },
    {
      html: '<h2>Berths<span class="screen-reader-text"> of the harbour</span></h2>',
      has: ['Berths</h'],
      hasNot: ['of the harbour'],
    },
    {
      html: '<a class="more" href="https://x.example/">More<span class="sr-only">about boats</span></a>',
      hasNot: ['Moreabout</a>'],
    },
    {
      html: '<script>bad()</script><style>.a{}</style><template>Inert</template><p>Open.</p>',
      hasNot: ['bad', '.a', 'Inert'],
    },
  ],
  'blocks side by side': [
    {
      html: '<address>Road 1</address><address>Second Street 2</address>',
      hasNot: ['1Second', '1</address>Second'],
    },
    { html: '<div>Left</div><div>Right</div>', hasNot: ['LeftRight'] },
    {
      html: '<form><fieldset><legend>Dues</legend><label>Name</label></fieldset></form>',
      has: ['Dues', 'Name'],
      hasNot: ['<form', 'DuesName'],
    },
  ],
  'very long source with little to show': [
    {
      html: `<p>A sentence that readers need.</p><img src="data:image/png;base64,${'A'.repeat(300_000)}" alt="Pasted">`,
      has: ['A sentence that readers need.'],
      hasNot: ['AAAA'],
    },
    { html: `<p data-settings="${'x'.repeat(400_000)}">Built.</p>`, has: ['Built.'], hasNot: ['xxx'] },
    {
      html: `<!-- ${'y'.repeat(400_000)} --><p>After a comment.</p>`,
      has: ['After a comment.'],
      hasNot: ['yyy'],
    },
    {
      html: `<style>${'.a{color:red}'.repeat(30_000)}</style><p>After a style.</p>`,
      has: ['After a style.'],
      hasNot: ['color'],
    },
  ],
  'text in the light format': [
    {
      html: 'Line one\n\nLine two with <strong>bold</strong>',
      has: ['<p>Line one</p>', '<p>Line two with <strong>bold</strong></p>'],
    },
    { html: 'One\ntwo <em>three</em>', has: ['<em>three</em>'], words: 'One two three' },
    {
      html: '<em>First</em> line\n\n<a href="https://x.example/">Second</a> line',
      has: ['<p><em>First</em> line</p>'],
    },
    { html: '<p>One</p>\n\n<p>Two</p>', has: ['<p>One</p>', '<p>Two</p>'], hasNot: ['<p></p>', '<br'] },
  ],
};
