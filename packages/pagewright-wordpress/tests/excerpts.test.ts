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

  it('is found in time in a text of any size', () => {
    const large = `${'<figure><a>'.repeat(60_000)}${'<p class="'.repeat(20_000)}`;
    const before = performance.now();
    expect(leadOf(entryWith('Eleven mornings.', large))).toBe('<p>Eleven mornings.</p>\n');
    expect(leadOf(entryWith('<a class="more-link">'.repeat(900), large))).toBeUndefined();
    expect(performance.now() - before).toBeLessThan(2000);
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

  it('of a list of the plugin are texts', () => {
    expect(shownIn?.([{ excerpt: '<p>Short [&hellip;]</p>' }])).toEqual([{ excerpt: '<p>Short…</p>' }]);
  });
});
