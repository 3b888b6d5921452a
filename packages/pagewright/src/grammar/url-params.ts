/** A param of the query of a URL, such as `q` of `/search?q=tax`: a small JSON Schema. */
export interface UrlParam {
  readonly type: 'string' | 'integer';
  readonly default?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The params that a page declares, by their names. */
export type UrlParams = { readonly [name: string]: UrlParam };

/** The values of a URL. A param without a value is absent. */
export type UrlValues = { readonly [name: string]: string | number };

/** In characters. A visitor types no more, and servers keep pages by their values. */
export const longestValue = 200;

/** Spaces are written in many ways that mean the same, and a URL may have control characters. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function isWithin(size: number, least: number, most: number): boolean {
  return size >= least && size <= most;
}

/** The value that a text of a URL has; undefined if the param does not allow it. */
function allowedValue(param: UrlParam, text: string): string | number | undefined {
  const { minLength = 1, maxLength = longestValue, minimum = -Infinity, maximum = Infinity } = param;
  const isInteger = param.type === 'integer';
  const value = isInteger ? Number(text) : cleaned(text);
  const fits =
    typeof value === 'number'
      ? /^-?\d{1,15}$/.test(text) && isWithin(value, minimum, maximum)
      : isWithin([...value].length, Math.max(1, minLength), maxLength);
  return fits && (param.enum?.includes(value) ?? true) ? value : undefined;
}

/**
 * The values of the params in the query of a URL. One that is missing or not allowed is the default, or absent. All others of the query are
 * ignored.
 * @param search with or without its `?`, encoded
 */
export function urlValues(params: UrlParams, search: string): UrlValues {
  const given = new URLSearchParams(search);
  const values: Record<string, string | number> = {};
  for (const [name, param] of Object.entries(params)) {
    const text = given.get(name);
    const value = (text === null ? undefined : allowedValue(param, text)) ?? param.default;
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The query with these values: the same for all URLs that mean the same. With its `?`; empty if all params have their defaults. */
export function urlQuery(params: UrlParams, values: UrlValues): string {
  const query = new URLSearchParams();
  for (const [name, param] of Object.entries(params)) {
    const value = values[name];
    if (value !== undefined && value !== param.default) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
