import { type Addresses, kept, type Provider, provider, secondsOf, withQuery } from './player.ts';

const youTubePlayer = 'https://www.youtube-nocookie.com/embed/';
const youTubePage = 'https://www.youtube.com/';

/** What stays of a URL of YouTube: times, captions, the place in a list, and loops. */
const youTubeOptions = [
  ...['end', 'list', 'index', 'listType', 'playlist', 'loop', 'cc_load_policy', 'cc_lang_pref', 'hl', 'mute'],
  ...['controls', 'rel', 'channel'],
];

function youTubeAddresses(id: string, url: URL): Addresses {
  const options = kept(url, ...youTubeOptions);
  const { list, channel } = options;
  const start = secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t'));
  if (id === 'live_stream')
    return {
      frame: withQuery(youTubePlayer + id, options),
      page: channel ? `${youTubePage}channel/${encodeURIComponent(channel)}/live` : youTubePage,
    };
  const isList = id === 'videoseries';
  return {
    frame: withQuery(youTubePlayer + id, { start, ...options }),
    page: isList
      ? withQuery(`${youTubePage}playlist`, { list })
      : withQuery(`${youTubePage}watch`, { v: id, t: start && `${start}s`, list }),
  };
}

const youTube: Provider = {
  provider: 'YouTube',
  kind: 'video',
  read(url, place) {
    const path =
      /^(?:music\.)?youtube(?:-nocookie|education)?\.com\/(.*)$/.exec(place)?.[1] ??
      /^youtu\.be\/([\w-]+)$/.exec(place)?.[1]?.replace(/^/, 'embed/');
    if (path === undefined) return undefined;
    const { searchParams } = url;
    const list = searchParams.get('list');
    const found =
      path === 'watch' || path === 'watch_popup'
        ? searchParams.get('v')
        : /^(?:embed|e|v|shorts|live)\/([\w-]+)/.exec(path)?.[1];
    const id = found ?? (list !== null && /^(?:playlist|embed|watch)$/.test(path) ? 'videoseries' : '');
    // Without an entry of its list, such a player shows an error.
    if (!/^[\w-]{1,64}$/.test(id) || (id === 'videoseries' && !list)) return undefined;
    return youTubeAddresses(id, url);
  },
};

const vimeo: Provider = {
  provider: 'Vimeo',
  kind: 'video',
  read(url, place) {
    const event = /^vimeo\.com\/event\/(\d+)/.exec(place)?.[1];
    if (event !== undefined)
      return {
        frame: `https://vimeo.com/event/${event}/embed`,
        page: `https://vimeo.com/event/${event}`,
      };
    const [, id, inPath] =
      /^(?:player\.vimeo\.com\/video|vimeo\.com(?:\/channels\/[\w-]+|\/groups\/[\w-]+\/videos|\/(?:showcase|album)\/\d+\/video|\/ondemand\/[\w-]+)?)\/(\d+)(?:\/(\w+))?$/.exec(
        place,
      ) ?? [];
    if (id === undefined) return undefined;
    const h = url.searchParams.get('h') ?? inPath;
    const options = kept(url, 'texttrack', 'loop', 'muted', 'title', 'byline', 'portrait', 'color');
    const start = secondsOf(/^#t=([\dhms]+)$/.exec(url.hash)?.[1] ?? null);
    const at = start === undefined ? '' : `#t=${start}s`;
    return {
      frame: withQuery(`https://player.vimeo.com/video/${id}`, { h, ...options, dnt: '1' }) + at,
      page: `https://vimeo.com/${id}${h ? `/${h}` : ''}${at}`,
    };
  },
};

const dailymotion: Provider = {
  provider: 'Dailymotion',
  kind: 'video',
  read(url, place) {
    const isPlayer = /^geo\.dailymotion\.com\/player(?:\/\w+)?\.html$/.test(place);
    const id =
      (isPlayer ? url.searchParams.get('video') : undefined) ??
      /^(?:dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/(\w+)/.exec(place)?.[1];
    if (!id || !/^\w{1,40}$/.test(id)) return undefined;
    const start = secondsOf(url.searchParams.get('startTime') ?? url.searchParams.get('start'));
    return {
      frame: withQuery('https://geo.dailymotion.com/player.html', { video: id, startTime: start }),
      page: withQuery(`https://www.dailymotion.com/video/${id}`, { start }),
    };
  },
};

/** A player on any host, by its path: the hosts of PeerTube belong to many people. */
const peerTube: Provider = {
  provider: 'PeerTube',
  kind: 'video',
  read(url) {
    const [, id] = /^\/videos\/embed\/([\w-]{20,40})\/?$/.exec(url.pathname) ?? [];
    if (id === undefined) return undefined;
    const options = kept(url, 'start', 'stop', 'subtitle', 'loop', 'muted', 'title', 'warningTitle');
    return {
      frame: withQuery(`${url.origin}/videos/embed/${id}`, options),
      page: withQuery(`${url.origin}/videos/watch/${id}`, kept(url, 'start', 'stop', 'subtitle')),
    };
  },
};

/** Videos, in the order in which a URL is compared with them. */
export const videoPlayers: readonly Provider[] = [
  youTube,
  vimeo,
  dailymotion,
  provider(
    'TED',
    'video',
    /^(?:embed\.)?(?:embed-ssl\.)?ted\.com\/talks\/((?:lang\/[\w-]+\/)?\w+)/,
    (id, url) => {
      const [, lang, talk = id] = /^lang\/([\w-]+)\/(\w+)$/.exec(id) ?? [];
      const language = /^[\w-]+$/.exec(lang ?? url.searchParams.get('language') ?? '')?.[0];
      return {
        frame: `https://embed.ted.com/talks/${language === undefined ? '' : `lang/${language}/`}${talk}`,
        page: withQuery(`https://www.ted.com/talks/${talk}`, { language }),
      };
    },
  ),
  provider(
    'VideoPress',
    'video',
    /^(?:videopress\.com|video\.wordpress\.com)\/(?:embed|v)\/(\w+)/,
    (id, url) => ({
      frame: withQuery(`https://videopress.com/embed/${id}`, kept(url, 'at', 'loop', 'muted')),
      page: withQuery(`https://videopress.com/v/${id}`, kept(url, 'at')),
    }),
  ),
  provider('Loom', 'video', /^loom\.com\/(?:embed|share)\/(\w+)/, (id, url) => ({
    frame: withQuery(`https://www.loom.com/embed/${id}`, kept(url, 't')),
    page: withQuery(`https://www.loom.com/share/${id}`, kept(url, 't')),
  })),
  provider('Wistia', 'video', /^(?:fast\.)?wistia\.(?:net|com)\/embed\/iframe\/(\w+)/, (id) => ({
    frame: `https://fast.wistia.net/embed/iframe/${id}`,
  })),
  provider('Internet Archive', 'video', /^archive\.org\/embed\/([\w.-]+)/, (id, url) => ({
    frame: withQuery(`https://archive.org/embed/${id}`, kept(url, 'start', 'playlist')),
    page: `https://archive.org/details/${id}`,
  })),
  provider('Streamable', 'video', /^streamable\.com\/(?:e|o|s)\/(\w+)/, (id) => ({
    frame: `https://streamable.com/e/${id}`,
    page: `https://streamable.com/${id}`,
  })),
  {
    provider: 'Facebook',
    kind: 'video',
    read(url, place) {
      const page = url.searchParams.get('href') ?? '';
      if (place !== 'facebook.com/plugins/video.php' || !/^https:\/\/(?:www\.)?facebook\.com\//.test(page))
        return undefined;
      return { frame: withQuery('https://www.facebook.com/plugins/video.php', { href: page }), page };
    },
  },
  peerTube,
];
