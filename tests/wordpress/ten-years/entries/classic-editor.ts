/** Entries as the classic editor saved them, with shortcodes and without blocks. */
export const classicEntries = {
  'classic: paragraphs without tags': `The first boat leaves at six.

The second leaves when it is <em>full</em>,
which may be later.

Nobody has seen the third.`,
  'classic: pictures with captions and sides': `<img class="alignright size-medium wp-image-12" src="{{address}}/wp-content/uploads/2016/03/crane-300x200.jpg" alt="A yellow crane" width="300" height="200" />The crane stands where the old mill stood.

[caption id="attachment_13" align="alignleft" width="300"]<a href="{{address}}/wp-content/uploads/2016/03/mill.jpg"><img class="size-medium wp-image-13" src="{{address}}/wp-content/uploads/2016/03/mill-300x225.jpg" alt="The mill in 1931" width="300" height="225" /></a> The mill, <em>before</em> the fire[/caption]

Words that run beside both pictures.

<img class="aligncenter wp-image-14 size-full" src="{{address}}/wp-content/uploads/2016/03/panorama.jpg" alt="" width="1800" height="500" />`,
  'classic: a gallery, a playlist and players': `[gallery columns="2" link="file" ids="{{id of quay.jpg}},{{id of pier.jpg}},{{id of lock.jpg}}"]

[playlist ids="{{id of harbour-talk.mp3}},{{id of night-shift.mp3}}"]

[video width="640" height="360" mp4="{{address}}/wp-content/uploads/2024/05/tide.mp4" poster="{{address}}/wp-content/uploads/2024/05/quay.jpg"][/video]

[audio mp3="{{address}}/wp-content/uploads/2024/05/harbour-talk.mp3"][/audio]`,
  'classic: frames and addresses alone': `A talk about tides:

<iframe title="How tides work" src="https://www.youtube.com/embed/tides2031x?start=42" width="560" height="315" frameborder="0" allowfullscreen="allowfullscreen"></iframe>

<iframe src="https://player.vimeo.com/video/7263512?h=ab12" width="640" height="360"></iframe>

<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12" width="600" height="450"></iframe>

https://www.youtube.com/watch?v=alone1234xy

[embed]https://vimeo.com/55512345[/embed]`,
  'classic: old tags': `<center>Opening hours</center>
<font color="#cc0000" size="4">Closed on <big>Mondays</big></font>, was <strike>€ 40</strike> now <tt>€ 30</tt>, says the <acronym title="Harbour Office">HO</acronym>.

<ol type="a"><li>First berth</li><li>Second berth, see c)</li></ol>
<ol start="4" type="I"><li>Fourth law</li></ol>
<address>Quay Road 1</address><address>Second Street 2</address>
<dl><dt>Draught</dt><dd>How deep a boat sits.</dd></dl>
<p align="right">To the right.</p>`,
  'classic: a table of contents by names': `<ul><li><a href="#fees">Fees</a></li><li><a href="#how-to-pay">How to pay</a></li><li><a href="#toc_3">Refunds</a></li></ul>
<h2><a name="fees"></a>Fees</h2>
Each berth has a fee.
<h2 id="how-to-pay">How to pay</h2>
By card.
<h2><span id="toc_3">Refunds</span></h2>
Within a week. <a href="#top-of-page">Back</a>`,
  'classic: a table pasted from a spreadsheet': `<table style="width: 100%;" border="1" cellpadding="4"><tbody><tr style="height: 24px;"><td style="width: 50%;"><b>Berth</b></td><td>Hours</td></tr><tr><td>North</td><td>14</td></tr><tr><td colspan="2">Closed in winter</td></tr></tbody></table>`,
  'classic: text pasted from a word processor': `<p class="MsoNormal"><span style="font-family: Calibri; mso-fareast-language: EN-US;" lang="EN-GB">The <b>tide table</b> of<o:p></o:p></span></p><!--[if gte mso 9]><xml>settings</xml><![endif]--><p><span style="font-size:11.0pt">this year is out.</span></p>`,
  'classic: more and pages': `A start that lists show.

<!--more-->

The rest, on this page.

<!--nextpage-->

The second page of the same entry.`,
  'classic: what nobody sees': `<p style="display: none;">Internal margin forty</p>Visible line.
<div hidden>Draft remark</div>
<p style="visibility:hidden">Ghost line</p>
<h3>Berths<span class="screen-reader-text"> of the harbour</span></h3>
<p>Call us <span aria-hidden="true">☎</span> now.</p>
<script>document.write('script words')</script><style>.x { content: 'style words' }</style>`,
  'classic: links of every kind': `<a href="https://shop.example/rope" rel="sponsored nofollow noopener" target="_blank">Rope</a>, <a href="/wp-content/uploads/2019/02/tides.pdf">tides as PDF</a>, <a href="//elsewhere.example/page">elsewhere</a>, <a href="mailto:office@harbour.example?subject=Berth">mail</a>, <a href="tel:+44123456">call</a>, <a href="{{address}}/?p=999">an older post</a>, <a href="?page_id=7">a page</a>, <a href="../../../../2015/07/regatta/">the regatta</a>, <a href="http://user.example/?a=1&amp;b=2#c" hreflang="de">a German page</a>, <a href="https://例え.example/道?q=é">a Japanese page</a>.`,
  'classic: scripts of the world': `<p lang="ja">これは<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>です。</p>
<p dir="rtl" lang="ar">مرحبا <bdi>User 42</bdi> بكم</p>
<p><bdo dir="rtl">txet desrever</bdo> and a very<wbr>long<wbr>word, H<sub>2</sub>O, E = mc<sup>2</sup>, <dfn>draught</dfn>, <data value="7">seven</data>, <time datetime="2024-05-01">May Day</time>, <kbd>Ctrl</kbd>+<kbd>S</kbd>, <samp>ok</samp>, <var>x</var>, <q>said</q>, <small>small</small>, <u>under</u>, <ins>new</ins>, <del>old</del>, <mark>marked</mark>.</p>`,
  'classic: sections of HTML 5': `<article><header><h2>The pilot</h2><p>By the crew</p></header><section id="work"><h3>Work</h3><p>Steering.</p></section><aside><p>Beside it.</p></aside><nav><a href="#work">To the work</a></nav><main><p>The main part.</p></main><footer><p>The end.</p></footer></article><hgroup><h2>Group</h2><p>Its line</p></hgroup>`,
  'classic: a form and a button': `<form action="/newsletter"><label for="mail">Your mail</label><input id="mail" type="email" value="typed@before.example"><select><option>Weekly</option><option>Daily</option></select><textarea>typed</textarea><button>Subscribe</button></form>After the form.`,
  'classic: a formula': `<p>Area: <math><semantics><mrow><mi>π</mi><mo>⁢</mo><msup><mi>r</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">\\pi r^2</annotation></semantics></math> metres.</p>
<math display="block"><mfrac><mrow><mo>−</mo><mi>b</mi></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math>`,
  'classic: preformatted words and code': `<pre>  two spaces
    four</pre>
<code>git push</code> and <pre lang="php">echo 1 &lt; 2;</pre>`,
  'classic: an old plugin for Flash': `<object width="400" height="300"><param name="movie" value="film.swf" /><embed src="film.swf" width="400" height="300" /></object><p>After the film.</p>`,
  'classic: entities and emoji': `<p>Tom &amp; Jerry&#8217;s &alpha;-release &mdash; caf&eacute; 5&nbsp;&euro; ½ ⚓🚢 👩‍🚀 🇯🇵 &lt;not a tag&gt;</p>`,
  'classic: shortcodes that nothing answers': `[contact-form-7 id="12" title="Contact"]

[vc_row][vc_column]Words in a builder[/vc_column][/vc_row]`,
};
