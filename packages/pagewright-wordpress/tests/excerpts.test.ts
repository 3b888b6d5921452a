import { leadOf, normalizeEntry, wordpress } from 'pagewright-wordpress';
import { describe, expect, it } from 'vitest';

const text =
  '<h2>At dawn</h2>\n<p>The <em>night</em> team &amp; the day team meet at the pier, before the ferry’s first run of the day.</p>\n<p>Nobody speaks.</p>';

const entryWith = (excerpt: string, content = text, more: object = {}) => ({
  link: 'https://cms.example/at-dawn/',
  excerpt: { rendered: `<p>${excerpt}</p>\n`, protected: false },
  content: { rendered: content, protected: false },
  ...more,
});

describe('the lead of an entry of a WordPress without the plugin', () => {
  it.each(['Eleven mornings next to a lift.', 'Nobody speaks.', 'The day team meets the night team.'])(
    'is an excerpt that somebody wrote: %s',
    (excerpt) => {
      expect(leadOf(entryWith(excerpt))).toBe(`<p>${excerpt}</p>\n`);
    },
  );

  it.each([
    ['its beginning', 'At dawn The night team &#038; the day team [&hellip;]'],
    [
      'all of it',
      'At dawn The night team &amp; the day team meet at the pier, before the ferry&#8217;s first run of the day. Nobody speaks.',
    ],
    ['a single word', 'At […]'],
    [
      'its beginning, and a link of the theme',
      'At dawn The night team&hellip; <a class="more-link" href="https://cms.example/at-dawn/#more-7">Weiterlesen <span class="screen-reader-text">At dawn</span></a>',
    ],
    [
      'its beginning, and a link to the entry',
      'At dawn The night&hellip; <a href="https://cms.example/at-dawn/">→</a>',
    ],
    ['its beginning, and words of the theme', 'At dawn The night… Continue reading At dawn'],
    ['nothing', '&nbsp;'],
  ])('is none if the excerpt is %s', (_, excerpt) => {
    expect(leadOf(entryWith(excerpt))).toBeUndefined();
  });

  it.each([
    [
      'a picture with a caption',
      '<figure class="wp-block-image"><img src="/a.jpg" alt=""><figcaption>The pier.</figcaption></figure>',
    ],
    [
      'a classic caption',
      '<div class="wp-caption"><img src="/a.jpg" alt=""><div><p>The pier.</p></div></div>',
    ],
    ['code', '<pre class="wp-block-code"><code>if (a &lt; b) { }</code></pre>'],
    [
      'a video',
      '<figure class="wp-block-video"><video src="/a.mp4"></video><figcaption>Run 1</figcaption></figure>',
    ],
    ['a cover', '<div class="wp-block-cover"><div><p>Big words</p></div></div>'],
    ['a comment with a tag', '<!-- <figure> -->'],
  ])('is none if WordPress made the excerpt of a text that begins with %s', (_, first) => {
    expect(
      leadOf(
        entryWith(
          'The night team &#038; the [&hellip;]',
          `${first}<p>The night team &amp; the day team meet.</p>`,
        ),
      ),
    ).toBeUndefined();
  });

  const paragraphs = (...texts: readonly string[]) => texts.map((each) => `<p>${each}</p>`).join('\n');

  it.each([
    [
      'a gallery between two paragraphs',
      'The tide turns. Boats come home.',
      '<p>The tide turns.</p><figure class="wp-block-gallery"><figcaption>Nets</figcaption></figure><p>Boats come home.</p>',
    ],
    [
      'details, buttons and a list, in a group',
      'The tide turns. Boats come home. [&hellip;]',
      '<div class="wp-block-group is-layout-flow"><details class="wp-block-details"><summary>When?</summary><p>Now.</p></details><p>The tide turns.</p><ul class="wp-block-list"><li>Nets</li></ul><div class="wp-block-buttons"><a>Go</a></div><p>Boats come home. Nobody speaks.</p></div>',
    ],
    [
      'a shortcode in a sentence',
      'Our ferry has run across the bay since and it stops at each pier.',
      paragraphs('Our ferry has run across the bay since 1912 and it stops at each pier.'),
    ],
    [
      'a footnote',
      'The tide turns. Boats come home.',
      '<p>The tide<sup data-fn="a" class="fn"><a href="#a">1</a></sup> turns. Boats come home.</p>',
    ],
    [
      'a teaser',
      'The tide turns.',
      '<p>The tide turns.</p><p><span id="more-7"></span></p><p>Boats come home.</p>',
    ],
    [
      'other references',
      'Café “Tide” &#8217;s ﬁrst',
      paragraphs('Caf&eacute; &#8220;Tide&#8221; &rsquo;s first day.'),
    ],
    [
      'hidden words that it repeats',
      'The tide turns. Skip this Boats come home.',
      '<p>The tide turns.</p><span class="screen-reader-text">Skip this</span><p>Boats come home.</p>',
    ],
    [
      'hidden words that it leaves out',
      'The tide turns. Boats come home.',
      '<p>The tide turns.</p><p hidden>Skip this</p><p>Boats come home.</p>',
    ],
    [
      'more words, and words of the theme in any language follow',
      'The tide turns twice a day, and the boats follow it out and home again … Weiterlesen Ebbe und Flut',
      paragraphs('The tide turns twice a day, and the boats follow it out and home again, in every weather.'),
    ],
    [
      'Japanese and a picture between',
      '夜の組と昼の組が会う。だれも話さない[&hellip;]',
      '<p>夜の組と昼の組が会う。</p><figure><figcaption>桟橋</figcaption></figure><p>だれも話さない朝。</p>',
    ],
  ])('is none if WordPress can have made the excerpt of a text with %s', (_, excerpt, html) => {
    expect(leadOf(entryWith(excerpt, html))).toBeUndefined();
  });

  it.each([
    ['quotes a later paragraph', 'Boats come home.', paragraphs('The tide turns.', 'Boats come home.')],
    ['quotes a part of a paragraph', 'Boats come home.', paragraphs('The tide turns. Boats come home.')],
    [
      'has words of the text in its order',
      'How the tide brings boats home',
      paragraphs('How we wait for the tide.', 'It brings the nets, the boats and us home.'),
    ],
    ['says more than the text', 'The tide turns. So we left.', paragraphs('The tide turns.')],
    [
      'starts as the text',
      'The tide turns… and nobody waits.',
      paragraphs('The tide turns.', 'Boats come home.'),
    ],
    ['is all there is', 'The tide turns.', ''],
  ])('is an excerpt that %s', (_, excerpt, html) => {
    expect(leadOf(entryWith(excerpt, html))).toBe(`<p>${excerpt}</p>\n`);
  });

  it('is none in languages without spaces between words', () => {
    const japanese = '<p>夜の組と昼の組が桟橋で会う。だれも話さない。</p>';
    expect(leadOf(entryWith('夜の組と昼の組が[&hellip;]', japanese))).toBeUndefined();
    expect(leadOf(entryWith('十一回の朝。', japanese))).toBe('<p>十一回の朝。</p>\n');
  });

  it('is unknown without the text, as in lists', () => {
    const { content: _, ...listed } = entryWith('Eleven mornings.');
    expect(leadOf(listed)).toBeUndefined();
    expect(leadOf('no entry')).toBeUndefined();
  });

  // Work that grew with the square of the length would not end before the time limit of a test.
  it('is found in a text of any size', () => {
    const large = `${'<figure><a>'.repeat(60_000)}${'<p class="'.repeat(20_000)}`;
    expect(leadOf(entryWith('Eleven mornings.', large))).toBe('<p>Eleven mornings.</p>\n');
    expect(leadOf(entryWith('<a class="more-link">'.repeat(900), large))).toBeUndefined();
    const steps = `<p>${'ab<i>ba</i>'.repeat(20_000)}</p>`;
    expect(leadOf(entryWith('ab'.repeat(3000), steps))).toBe(`<p>${'ab'.repeat(3000)}</p>\n`);
  });
});

describe('the lead of an entry of a WordPress with the plugin', () => {
  it('is the excerpt that somebody wrote, unless it repeats the text', () => {
    expect(leadOf(entryWith('Any.', text, { written_excerpt: '<p>Written.</p>' }))).toBe('<p>Written.</p>');
    expect(leadOf(entryWith('Not in the text.', text, { written_excerpt: '' }))).toBeUndefined();
    expect(
      leadOf(entryWith('Any.', text, { written_excerpt: '<p>At dawn the night team…</p>' })),
    ).toBeUndefined();
    expect(leadOf({ written_excerpt: '<p>Written.</p>' })).toBe('<p>Written.</p>');
  });
});

describe('excerpts', () => {
  const { shownIn } = wordpress().api;
  it.each([
    ['Short &amp; sweet [&hellip;]', 'Short &amp; sweet…'],
    ['Short [...]', 'Short…'],
    [
      'Short &#91;&#8230;&#93; <a href="https://cms.example/at-dawn/?x=1">Another page</a>',
      'Short… <a href="https://cms.example/at-dawn/?x=1">Another page</a>',
    ],
    ['Short… <a href="https://cms.example/at-dawn/#more-1">(more…)</a>', 'Short… '],
    ['Short&hellip; Read more about it', 'Short&hellip;'],
    ['We read more books [than ever]', 'We read more books [than ever]'],
  ])('never end with brackets or a link to the entry itself: %s', (given, shown) => {
    const entry = entryWith(given);
    const expected = { rendered: `<p>${shown}</p>\n`, protected: false };
    expect(shownIn?.([entry, 7])).toEqual([{ ...entry, excerpt: expected }, 7]);
    expect(shownIn?.(entry)).toEqual({ ...entry, excerpt: expected });
    expect(normalizeEntry(entry)).toMatchObject({ excerpt: expected.rendered });
  });

  it.each([
    ['display:none', '<div style="color:red; display:none">Skip this</div>'],
    ['the attribute', '<p hidden>Skip this</p>'],
    ['a class for screen readers', '<p class="a screen-reader-text">Skip this</p>'],
    ['a place outside of the screen', "<p style='position:absolute;left:-9999px'>Skip this</p>"],
    ['parts', '<div hidden><p>Skip</p><p>this</p></div>'],
    ['the fallback of a player', '<video src="/a.mp4">Skip this</video>'],
  ])('have no words that are hidden in the text by %s', (_, hidden) => {
    const html = `<p>The tide turns.</p>${hidden}<p>Boats come home.</p>`;
    const made = entryWith('The tide turns. Skip this Boats come home.', html);
    expect(normalizeEntry(made)).toMatchObject({ excerpt: '<p>The tide turns. Boats come home.</p>\n' });
    expect(shownIn?.([entryWith('The tide turns. Skip this […]', html)])).toMatchObject([
      { excerpt: { rendered: '<p>The tide turns.…</p>\n' } },
    ]);
    const mixed = entryWith('3 shares. The tide turns. Skip this', html);
    expect(normalizeEntry(mixed)).toMatchObject({ excerpt: '<p>3 shares. The tide turns.</p>\n' });
    const written = entryWith('Do <b>not</b> skip this.', html);
    expect(normalizeEntry(written)).toMatchObject({ excerpt: '<p>Do <b>not</b> skip this.</p>\n' });
  });

  it('of a list of the plugin are texts', () => {
    expect(shownIn?.([{ excerpt: '<p>Short [&hellip;]</p>' }])).toEqual([{ excerpt: '<p>Short…</p>' }]);
  });
});
