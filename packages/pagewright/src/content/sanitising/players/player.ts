/** What a frame shows: it decides about the shape of the frame. */
export type PlayerKind = 'video' | 'audio' | 'map';

/** A player or a map of another site. */
export interface Player {
  /** The provider, in its own spelling. */
  readonly provider: string;
  readonly kind: PlayerKind;
  /** The URL of the frame, always in the same form: reading it again gives the same player. */
  readonly frame: string;
  /** The URL of the page that people open. The URL of the frame if the provider has no such page. */
  readonly page: string;
}

/** The two addresses of a player. */
export type Addresses = Pick<Player, 'frame'> & Partial<Pick<Player, 'page'>>;

/** A provider of players or maps. */
export interface Provider extends Pick<Player, 'provider' | 'kind'> {
  /**
   * The addresses of the player that a URL of this provider means; undefined for every other URL.
   * @param place host and path, without `www.`, `m.` and a slash at the end
   */
  readonly read: (url: URL, place: string) => Addresses | undefined;
}

/** A URL with a query. Leaves out parameters without a value. */
export function withQuery(
  address: string,
  query: Readonly<Record<string, string | null | undefined>>,
): string {
  const written = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return written.length === 0 ? address : `${address}?${written.join('&')}`;
}

/** The parameters of a URL that stay in the URL of a frame, in this order. */
export function kept({ searchParams }: URL, ...names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name)]));
}

/** A time as seconds: `90`, `90s` or `1h2m3s`; undefined for other texts. */
export function secondsOf(time: string | null): string | undefined {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '') ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? String(total) : undefined;
}

/** A provider whose pages and players have the same path in other places. */
export function provider(
  name: string,
  kind: PlayerKind,
  places: RegExp,
  addressesOf: (id: string, url: URL) => Addresses,
): Provider {
  return {
    provider: name,
    kind,
    read(url, place) {
      const id = places
        .exec(place)
        ?.slice(1)
        .find((part) => part !== undefined);
      return id === undefined ? undefined : addressesOf(id, url);
    },
  };
}
