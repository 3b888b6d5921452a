import { kept, type Provider, provider, withQuery } from './player.ts';

const soundCloud: Provider = {
  provider: 'SoundCloud',
  kind: 'audio',
  read(url, place) {
    const isPlayer = place === 'w.soundcloud.com/player';
    const given = isPlayer
      ? (url.searchParams.get('url') ?? '')
      : /^soundcloud\.com\/(?!you\/|discover\/)[\w-]+\/[\w-]+/.test(place)
        ? `https://soundcloud.com${url.pathname}`
        : '';
    const sound = /^https?:\/\/(?:api\.)?soundcloud\.com\/[\w/%:.-]+/
      .exec(given)?.[0]
      .replace(/^http:/, 'https:');
    if (sound === undefined) return undefined;
    const options = kept(
      url,
      'visual',
      'color',
      'show_artwork',
      'hide_related',
      'show_comments',
      'start_track',
    );
    const frame = withQuery('https://w.soundcloud.com/player/', { url: sound, ...(isPlayer ? options : {}) });
    // The addresses of the interface have no page.
    return sound.startsWith('https://api.') ? { frame } : { frame, page: sound };
  },
};

const mixcloud: Provider = {
  provider: 'Mixcloud',
  kind: 'audio',
  read(url, place) {
    const isPlayer = /^(?:player-widget\.)?mixcloud\.com\/widget\/iframe$/.test(place);
    const feed = isPlayer
      ? /^(?:https?:\/\/(?:www\.)?mixcloud\.com)?(\/[^?#\s]+)$/.exec(url.searchParams.get('feed') ?? '')?.[1]
      : /^mixcloud\.com(\/[\w%-]+\/[\w%-]+)$/.exec(place)?.[1]?.concat('/');
    if (feed === undefined || feed.startsWith('//')) return undefined;
    return {
      frame: withQuery('https://player-widget.mixcloud.com/widget/iframe/', {
        ...kept(url, 'hide_cover', 'mini', 'light'),
        feed,
      }),
      page: `https://www.mixcloud.com${feed}`,
    };
  },
};

/** Music, podcasts and other sound. */
export const audioPlayers: readonly Provider[] = [
  provider(
    'Spotify',
    'audio',
    /^open\.spotify\.com\/(?:intl-[\w-]+\/)?(?:embed(?:-podcast)?\/)?((?:track|album|artist|playlist|episode|show|audiobook)\/\w+)/,
    (id, url) => ({
      frame: withQuery(`https://open.spotify.com/embed/${id}`, kept(url, 'theme', 't')),
      page: withQuery(`https://open.spotify.com/${id}`, kept(url, 't')),
    }),
  ),
  soundCloud,
  ...(['podcasts', 'music'] as const).map((shop) =>
    provider(
      shop === 'podcasts' ? 'Apple Podcasts' : 'Apple Music',
      'audio',
      new RegExp(`^(?:embed\\.)?${shop}\\.apple\\.com/([a-z]{2}/[\\w-]+/(?:[^\\s?#/]+/)?[\\w.-]+)$`),
      (path, url) => ({
        frame: withQuery(`https://embed.${shop}.apple.com/${path}`, kept(url, 'i', 'theme')),
        page: withQuery(`https://${shop}.apple.com/${path}`, kept(url, 'i')),
      }),
    ),
  ),
  // Its players do not say where their page is.
  provider('Bandcamp', 'audio', /^bandcamp\.com\/EmbeddedPlayer\/([\w.%:/=-]+)$/, (options) => ({
    frame: `https://bandcamp.com/EmbeddedPlayer/${options}/`,
  })),
  mixcloud,
  provider(
    'Deezer',
    'audio',
    /^(?:widget\.deezer\.com\/widget\/\w+|deezer\.com(?:\/[a-z]{2})?)\/((?:track|album|playlist|show|episode|artist)\/\d+)/,
    (id) => ({ frame: `https://widget.deezer.com/widget/auto/${id}`, page: `https://www.deezer.com/${id}` }),
  ),
  provider('Pocket Casts', 'audio', /^pca\.st\/embed\/([\w-]+)/, (id) => ({
    frame: `https://pca.st/embed/${id}`,
    page: `https://pca.st/${id}`,
  })),
  provider('ReverbNation', 'audio', /^reverbnation\.com\/widget_code\/([\w/]+)/, (id) => ({
    frame: `https://www.reverbnation.com/widget_code/${id}`,
  })),
  provider('Podigee', 'audio', /^([\w-]+\.podigee\.io\/[\w-]+)\/embed$/, (id, url) => ({
    frame: withQuery(`https://${id}/embed`, kept(url, 'context')),
    page: `https://${id}`,
  })),
];
