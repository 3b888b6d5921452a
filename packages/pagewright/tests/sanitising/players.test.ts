// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { wordpress } from '../../../pagewright-wordpress/src/wordpress.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';

const { classOf, scriptResultOf } = wordpress().api;

/** The sanitised HTML as elements. */
function shown(raw: string): HTMLElement {
  const body = document.createElement('div');
  const clean = sanitiseHtml(raw, { classOf, scriptResultOf });
  expect(sanitiseHtml(clean)).toBe(clean);
  body.innerHTML = clean;
  return body;
}

/** The plates in sanitised HTML: the page, the frame and the words of each. */
function plates(raw: string): (readonly [page: string, frame: string | undefined, words: string])[] {
  return [...shown(raw).querySelectorAll<HTMLAnchorElement>('a[data-player]')].map((plate) => [
    plate.href,
    plate.dataset.player,
    plate.textContent,
  ]);
}

const film = ['https://www.youtube.com/watch?v=abc', 'https://www.youtube-nocookie.com/embed/abc'] as const;

describe('a plate', () => {
  test.each([
    [
      'a frame',
      '<iframe title="How tides work" src="https://www.youtube.com/embed/abc"></iframe>',
      'How tides work YouTube',
    ],
    [
      'a frame in a figure, with the words of its caption',
      '<figure class="wp-block-embed"><div><iframe src="https://youtu.be/abc"></iframe></div><figcaption>The <b>tides</b></figcaption></figure>',
      'The tides YouTube',
    ],
    [
      'a frame that loads late',
      '<iframe src="about:blank" data-lazy-src="//www.youtube.com/embed/abc"></iframe>',
      'YouTube',
    ],
    [
      'a frame that waits for consent',
      '<iframe data-src-cmplz="https://www.youtube.com/embed/abc"></iframe>',
      'YouTube',
    ],
    [
      'a place that a script would fill',
      '<div class="lazy-film" data-src="https://www.youtube.com/embed/abc"></div>',
      'YouTube',
    ],
    [
      'an object of ten years ago',
      '<object width="425"><param name="movie" value="http://www.youtube.com/v/abc"><embed src="http://www.youtube.com/v/abc"></object>',
      'YouTube',
    ],
    [
      'an embed that the service could not ask for',
      '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc\n</div></figure>',
      'YouTube',
    ],
    [
      'a video without a file',
      '<video controls src="https://www.youtube.com/watch?v=abc"></video>',
      'YouTube',
    ],
    [
      'a video whose source is a page',
      '<video width="640"><source type="video/youtube" src="https://www.youtube.com/watch?v=abc&#038;_=1"><a href="https://youtu.be/abc">https://youtu.be/abc</a></video>',
      'YouTube',
    ],
    [
      'a poster that a script would replace',
      '<div class="facade" data-facadesrc="https://www.youtube.com/embed/abc"><img src="/p.jpg"><button>Play</button></div>',
      'YouTube',
    ],
    [
      'a video in the settings of a page builder',
      `<div class="elementor-widget-video" data-settings='{"youtube_url":"https:\\/\\/youtu.be\\/abc","video_type":"youtube"}'><div><div class="elementor-video"></div><div style="background-image:url(/p.jpg)"><i class="play"></i><span>Play</span></div></div></div>`,
      'YouTube',
    ],
    ['a URL alone in a paragraph', '<p>https://youtu.be/abc</p>', 'YouTube'],
    [
      'a link alone in a paragraph',
      '<p> <a href="https://youtu.be/abc">https://youtu.be/abc</a><br></p>',
      'YouTube',
    ],
    [
      'an element of a light player',
      '<lite-youtube videoid="abc" playlabel="Play"></lite-youtube>',
      'YouTube',
    ],
    [
      'a place whose player is a link for browsers without scripts',
      '<div class="film" id="film_abc"><noscript><a href="https://youtu.be/abc"><img src="https://i.ytimg.com/vi/abc/0.jpg" alt=""></a></noscript></div>',
      'YouTube',
    ],
    ['an element of a light page', '<amp-youtube data-videoid="abc" width="480"></amp-youtube>', 'YouTube'],
    [
      'one player of a place and of its frame for browsers without scripts',
      '<div class="lazy-film" data-src="https://www.youtube.com/embed/abc"></div><iframe src="https://www.youtube.com/embed/abc"></iframe>',
      'YouTube',
    ],
    ['a URL alone in a text without markup', 'A film:\n\nhttps://youtu.be/abc', 'YouTube'],
  ])('replaces %s', (_, raw, words) => {
    expect(plates(raw)).toEqual([[...film, words]]);
  });

  test('leads to the page that a provider names inside the frame', () => {
    const raw =
      '<iframe src="https://bandcamp.com/EmbeddedPlayer/album=1/size=large/" height="120"><a href="https://quay.example/album">Ropes by The Quay</a></iframe>';
    expect(plates(raw)).toEqual([
      [
        'https://quay.example/album',
        'https://bandcamp.com/EmbeddedPlayer/album=1/size=large/',
        'Ropes by The Quay Bandcamp',
      ],
    ]);
    expect(sanitiseHtml(raw)).toContain('data-height="120"');
  });

  test('has the shape of its frame', () => {
    const shape = (size: string) =>
      shown(`<iframe ${size} src="https://youtu.be/abc"></iframe>`).querySelector('a')?.className;
    expect(shape('width="640" height="360"')).toBe('content-player content-player-video');
    expect(shape('width="500" height="375"')).toContain(' content-aspect-4-3');
    expect(shape('width="315" height="560"')).toContain(' content-aspect-9-16');
    expect(shape('width="100%" height="400"')).toBe('content-player content-player-video');
  });

  test('replaces no link in words, and no page that is not a player', () => {
    for (const raw of [
      '<p>See https://youtu.be/abc now</p>',
      '<p><a href="https://youtu.be/abc">Our film</a></p>',
      '<p>https://www.youtube.com/@harbour</p>',
      '<iframe title="Our form" src="https://forms.example/7"></iframe>',
      '<a class="content-player" data-player="https://evil.example/embed/abc" href="https://evil.example/">x</a>',
    ])
      expect(plates(raw), raw).toEqual([]);
    const other = shown('<iframe title="Our form" src="https://forms.example/7"></iframe>');
    expect(other.innerHTML).toBe('<a href="https://forms.example/7" rel="noopener">Our form</a>');
    expect(
      shown('<figure class="wp-block-embed"><div>https://posts.example/7</div></figure>').querySelector('a')
        ?.href,
    ).toBe('https://posts.example/7');
  });
});

describe('video and audio', () => {
  test('keep their files, poster and size, and always have controls', () => {
    const raw =
      '<figure class="wp-block-video"><video width="640" height="360" poster="https://cms.example/p.jpg" playsinline preload="auto" onplay="x()"><source src="https://cms.example/a.webm" type="video/webm; codecs=&quot;vp9&quot;"><source src="https://cms.example/a.mp4"><track src="https://cms.example/a.vtt" kind="captions" srclang="en" label="English" default><a href="https://cms.example/a.mp4">Download</a></video><figcaption>Tides</figcaption></figure>';
    const video = shown(raw).querySelector('video');
    expect(
      Object.fromEntries([...(video?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ).toEqual({
      width: '640',
      height: '360',
      poster: 'https://cms.example/p.jpg',
      playsinline: '',
      preload: 'metadata',
      controls: '',
    });
    expect([...(video?.children ?? [])].map((child) => child.outerHTML)).toEqual([
      '<source src="https://cms.example/a.webm" type="video/webm; codecs=&quot;vp9&quot;">',
      '<source src="https://cms.example/a.mp4">',
    ]);
    expect(shown('<audio src="/a.mp3" autoplay loop></audio>').innerHTML).toBe(
      '<audio src="/a.mp3" loop="" controls="" preload="metadata"></audio>',
    );
    expect(shown('<audio preload="none" src="/a.mp3"></audio>').innerHTML).toContain('preload="none"');
    expect(
      shown('<audio style="width: 100%; visibility: hidden;" src="/a.mp3"></audio>').querySelector('audio'),
    ).not.toBeNull();
  });

  test('have captions that a browser loads, and links to others', () => {
    const film = (attributes: string, track: string) =>
      sanitiseHtml(`<video ${attributes} src="https://cms.example/a.mp4"><track ${track}></video>`);
    const own = film('', 'src="/a.vtt" kind="captions" srclang="en" label="English" default');
    expect(own).toContain('<track src="/a.vtt" kind="captions" srclang="en" label="English" default>');
    const shared = film('crossorigin', 'src="https://cms.example/a.vtt"');
    expect(shared).toContain('<video crossorigin="anonymous"');
    expect(shared).toContain('<track src="https://cms.example/a.vtt">');
    const refused = shown(film('', 'src="https://cms.example/a%20b.vtt" srclang="de" label="Deutsch"'));
    expect(refused.querySelector('track')).toBeNull();
    expect(refused.querySelector('video + small')?.innerHTML).toBe(
      '<a href="https://cms.example/a%20b.vtt" hreflang="de" rel="noopener">Deutsch (a b.vtt)</a>',
    );
    expect(film('', 'src="https://cms.example/a.vtt" kind="metadata"')).not.toContain('a.vtt');
  });

  test('never start by themselves, and only silent loops may be started', () => {
    const mark = (attributes: string) =>
      shown(`<video ${attributes} src="/a.mp4"></video>`).querySelector('video')?.dataset.player;
    expect(mark('autoplay muted loop')).toBe('loop');
    for (const attributes of [
      'autoplay',
      'autoplay muted',
      'autoplay loop',
      'muted loop',
      'loop data-player="loop"',
    ])
      expect(mark(attributes), attributes).toBeUndefined();
    expect(sanitiseHtml('<video autoplay muted loop src="/a.mp4"></video>')).not.toContain('autoplay');
  });

  test('need a file', () => {
    for (const raw of [
      '<video></video>',
      '<audio src="javascript:alert(1)"></audio>',
      '<video src="data:video/mp4,x"><source></video>',
    ])
      expect(sanitiseHtml(raw), raw).toBe('');
    expect(sanitiseHtml('<video src="https://youtu.be/abc"><source src="/a.mp4"></video>')).toBe(
      '<video controls preload="metadata"><source src="/a.mp4"></video>',
    );
    // Outside of a player, these are nothing.
    expect(sanitiseHtml('<source src="/a.mp4"><track src="/a.vtt">')).toBe('');
  });

  test('take the place of the script of a playlist', () => {
    const list = shown(
      '<div class="wp-playlist"><audio controls></audio><noscript><ol><li><a href="/a.mp3">Bells</a></li><li><a href="/b.mp4">Ships</a></li></ol></noscript></div>',
    ).querySelector('ol');
    expect(list?.textContent).toBe('Bells Ships ');
    expect(list?.querySelector('audio')?.getAttribute('src')).toBe('/a.mp3');
    expect(list?.querySelector('audio')?.getAttribute('aria-label')).toBe('Bells');
    expect(list?.querySelector('video')?.getAttribute('src')).toBe('/b.mp4');
  });
});
