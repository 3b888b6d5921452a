import { type Addresses, kept, type Provider, withQuery } from './player.ts';

const google = 'https://www.google.com/maps';

/** The page of a place: by its name, or else by its coordinates. */
function googleSearch(query: string | undefined): string {
  return query ? withQuery(`${google}/search/`, { api: '1', query }) : google;
}

/** The place in the parameter `pb`, a list of fields after `!`: `2s` is the name of a place, `2d` and `3d` are its coordinates. */
function placeInFields(fields: string): string | undefined {
  const name = /!1s0x[\da-f]+(?::|%3A)0x[\da-f]+!2s([^!]+)/i.exec(fields)?.[1];
  const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(fields) ?? [];
  return name ?? (latitude === undefined ? undefined : `${latitude},${longitude}`);
}

function googleAddresses(url: URL, path: string): Addresses | undefined {
  const { searchParams } = url;
  if (path === '/embed') {
    const pb = searchParams.get('pb');
    return pb
      ? { frame: withQuery(`${google}/embed`, { pb }), page: googleSearch(placeInFields(pb)) }
      : undefined;
  }
  if (/^\/d\/(?:u\/\d+\/)?embed$/.test(path)) {
    const mid = kept(url, 'mid', 'll', 'z');
    return { frame: withQuery(`${google}/d/embed`, mid), page: withQuery(`${google}/d/viewer`, mid) };
  }
  if (/^\/embed\/v1\/[a-z]+$/.test(path)) {
    const options = kept(
      url,
      'key',
      'q',
      'origin',
      'destination',
      'waypoints',
      'mode',
      'center',
      'zoom',
      'maptype',
      'language',
    );
    return {
      frame: withQuery(google + path, options),
      page: googleSearch(options.q ?? options.center ?? undefined),
    };
  }
  if (path === '' && searchParams.get('output') === 'embed') {
    const options = kept(url, 'q', 'll', 'z', 't', 'hl', 'cid', 'daddr', 'saddr');
    return { frame: withQuery(google, { ...options, output: 'embed' }), page: withQuery(google, options) };
  }
  return undefined;
}

const googleMaps: Provider = {
  provider: 'Google Maps',
  kind: 'map',
  read(url, place) {
    const path = /^(?:maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})(?:\/maps)(\/.*)?$/.exec(place);
    if (path) return googleAddresses(url, path[1] ?? '');
    return /^maps\.google\.[a-z.]+$/.test(place) ? googleAddresses(url, '') : undefined;
  },
};

const openStreetMap: Provider = {
  provider: 'OpenStreetMap',
  kind: 'map',
  read(url, place) {
    const options = kept(url, 'bbox', 'layer', 'marker');
    const box = options.bbox?.split(',').map(Number) ?? [];
    if (place !== 'openstreetmap.org/export/embed.html' || box.length !== 4 || !box.every(Number.isFinite))
      return undefined;
    const [west = 0, south = 0, east = 0, north = 0] = box;
    const [markLatitude, markLongitude] = options.marker?.split(',') ?? [];
    const latitude = markLatitude ?? ((south + north) / 2).toFixed(5);
    const longitude = markLongitude ?? ((west + east) / 2).toFixed(5);
    // At zoom 0, the map shows the whole earth in 256 pixels; a frame is about three times as wide.
    const zoom = Math.min(19, Math.max(1, Math.floor(Math.log2((3 * 360) / Math.max(east - west, 0.0001)))));
    const marker = markLatitude === undefined ? {} : { mlat: latitude, mlon: longitude };
    return {
      frame: withQuery('https://www.openstreetmap.org/export/embed.html', options),
      page: `${withQuery('https://www.openstreetmap.org/', marker)}#map=${zoom}/${latitude}/${longitude}`,
    };
  },
};

/** A map on any host of uMap, by its path. */
const uMap: Provider = {
  provider: 'uMap',
  kind: 'map',
  read(url, place) {
    if (!/^umap\.openstreetmap\.(?:fr|de)\/[a-z]{2}(?:-[a-z]+)?\/map\/[\w-]+_\d+$/.test(place))
      return undefined;
    const page = `https://${place}`;
    return {
      frame: withQuery(page, { ...kept(url, 'scaleControl', 'miniMap'), scrollWheelZoom: 'false' }),
      page,
    };
  },
};

/** Maps that frames show. */
export const maps: readonly Provider[] = [googleMaps, openStreetMap, uMap];
