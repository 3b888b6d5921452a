import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerAt } from '../../src/content/sanitising/players/known-players.ts';
import { frameOfPage } from '../../src/project/framed-pages.ts';
import { budget } from '../budget.ts';

/** URLs as content has them, with the frame and the page that they mean. */
const known: readonly (readonly [url: string, frame: string, page: string])[] = [
  ...[
    'https://www.youtube.com/watch?v=M7lc1UVf-VE&feature=share',
    'http://youtube.com/embed/M7lc1UVf-VE?feature=oembed',
    '//www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1',
    'https://m.youtube.com/shorts/M7lc1UVf-VE',
    'https://www.youtube.com/live/M7lc1UVf-VE?si=a',
    'https://youtu.be/M7lc1UVf-VE?si=a',
    'http://www.youtube.com/v/M7lc1UVf-VE&hl=en_US&fs=1',
  ].map(
    (url) =>
      [
        url,
        'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
        'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      ] as const,
  ),
  [
    'https://youtu.be/M7lc1UVf-VE?t=1m30s',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=90',
    'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=90s',
  ],
  [
    'https://www.youtube.com/embed/M7lc1UVf-VE?start=7&cc_load_policy=1&cc_lang_pref=de',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=7&cc_load_policy=1&cc_lang_pref=de',
    'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=7s',
  ],
  [
    'https://www.youtube.com/playlist?list=PL012345',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL012345',
    'https://www.youtube.com/playlist?list=PL012345',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=0&app_id=1#t=1m2s',
    'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=1#t=62s',
    'https://vimeo.com/76979871/0a1b2c#t=62s',
  ],
  [
    'https://vimeo.com/76979871/0a1b2c',
    'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=1',
    'https://vimeo.com/76979871/0a1b2c',
  ],
  [
    'https://dai.ly/x7tgad0',
    'https://geo.dailymotion.com/player.html?video=x7tgad0',
    'https://www.dailymotion.com/video/x7tgad0',
  ],
  [
    'https://www.ted.com/talks/a_speaker_a_talk?language=de',
    'https://embed.ted.com/talks/lang/de/a_speaker_a_talk',
    'https://www.ted.com/talks/a_speaker_a_talk?language=de',
  ],
  [
    'https://open.spotify.com/intl-de/episode/0abc?si=1',
    'https://open.spotify.com/embed/episode/0abc',
    'https://open.spotify.com/episode/0abc',
  ],
  [
    'https://w.soundcloud.com/player/?visual=true&url=https%3A%2F%2Fsoundcloud.com%2Fharbour%2Fbells&show_artwork=true',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fharbour%2Fbells&visual=true&show_artwork=true',
    'https://soundcloud.com/harbour/bells',
  ],
  [
    'https://podcasts.apple.com/us/podcast/the-quay/id123?i=456',
    'https://embed.podcasts.apple.com/us/podcast/the-quay/id123?i=456',
    'https://podcasts.apple.com/us/podcast/the-quay/id123?i=456',
  ],
  [
    'https://films.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d?start=10s&subtitle=en&api=1',
    'https://films.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d?start=10s&subtitle=en',
    'https://films.example/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d?start=10s&subtitle=en',
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18!2m3!3m3!1m2!1s0x1a:0x2b!2sThe%20Old%20Quay!5e0',
    'https://www.google.com/maps/embed?pb=!1m18!2m3!3m3!1m2!1s0x1a%3A0x2b!2sThe%20Old%20Quay!5e0',
    'https://www.google.com/maps/search/?api=1&query=The%20Old%20Quay',
  ],
  [
    'https://maps.google.de/maps?q=Columbus&output=embed&iwloc=near',
    'https://www.google.com/maps?q=Columbus&output=embed',
    'https://www.google.com/maps?q=Columbus',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=9.9,53.5,10.1,53.6&layer=mapnik&marker=53.55,10',
    'https://www.openstreetmap.org/export/embed.html?bbox=9.9%2C53.5%2C10.1%2C53.6&layer=mapnik&marker=53.55%2C10',
    'https://www.openstreetmap.org/?mlat=53.55&mlon=10#map=12/53.55/10',
  ],
];

describe('the player of a URL', () => {
  test.each(known)('%s', (url, frame, page) => {
    expect(playerAt(url)).toMatchObject({ frame, page });
  });

  test.each([
    'https://www.youtube.com/@harbour',
    'https://www.youtube.com/results?search_query=tides',
    'https://www.youtube.com/embed/videoseries',
    'https://youtube.com.evil.example/embed/M7lc1UVf-VE',
    'https://evil.example/youtube.com/embed/M7lc1UVf-VE',
    'https://user:word@www.youtube.com/embed/M7lc1UVf-VE',
    'https://www.youtube.com:8443/embed/M7lc1UVf-VE',
    'https://www.youtube.com/embed/"onload="x',
    'https://vimeo.com/about',
    'https://open.spotify.com/search',
    'https://soundcloud.com/harbour',
    'https://www.google.com/maps/place/Columbus',
    'https://films.example/videos/embed/../../admin',
    'javascript:alert(1)//www.youtube.com/embed/M7lc1UVf-VE',
    '/embed/M7lc1UVf-VE',
    '',
  ])('is none for %s', (url) => {
    expect(playerAt(url)).toBeUndefined();
  });

  test('has a frame that means itself, and https everywhere', () => {
    const urls = known.map(([url]) => url);
    const part = fc.oneof(
      fc.constantFrom(
        '?t=1m',
        '&t=9',
        '#t=5s',
        '?list=PL1',
        '&h=%41',
        '/',
        '%00',
        '"',
        '\ud800',
        '&q=ü',
        '?url=',
      ),
      fc.string({ unit: 'binary-ascii', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...urls), fc.array(part, { maxLength: 4 }), (url, more) => {
        const player = playerAt(url + more.join(''));
        if (!player) return;
        expect(player.frame).toMatch(/^https:\/\/[\w.-]+\/[^\s"<>]*$/);
        expect(player.page).toMatch(/^https:\/\//);
        expect(playerAt(player.frame)?.frame).toBe(player.frame);
      }),
      budget(200, 20_000),
    );
  });

  test.each([
    ['https://bandcamp.com/EmbeddedPlayer/', 'a=b', '!'],
    ['https://podcasts.apple.com/us/', 'a/', '!'],
    ['https://www.google.com/maps/embed?pb=', '!1s0x', ''],
    ['https://www.google.com/maps/embed?pb=', '!2d1', ''],
    ['https://w.soundcloud.com/player/?url=https://soundcloud.com/', 'a/', '!'],
    ['https://youtu.be/x?t=', '1', 'x'],
    ['https://films.example', '/', 'a'],
  ])('is looked for in a long URL within the time limit of a test: %s%s…%s', (start, part, end) => {
    const url = start + part.repeat(Math.floor(3900 / part.length)) + end;
    // Work that grew with the square of the length would take minutes.
    for (let times = 0; times < 20; times += 1) playerAt(url);
    expect(url.length).toBeGreaterThan(3_000);
  });
});

test('a page of a video, which refuses to be framed, has a frame; a frame and a page of sounds or maps have none', () => {
  const youTube = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';
  expect(frameOfPage('https://www.youtube.com/watch?v=M7lc1UVf-VE')).toBe(youTube);
  expect(frameOfPage('https://youtu.be/M7lc1UVf-VE')).toBe(youTube);
  expect(frameOfPage('https://www.ted.com/talks/a_talk')).toBe('https://embed.ted.com/talks/a_talk');
  expect(frameOfPage('https://open.spotify.com/episode/0abc')).toBeUndefined();
  for (const [, frame] of known) expect(frameOfPage(frame), frame).toBeUndefined();
});
