/** The declaration of a param in the query of a URL, such as `q` in `/search?q=tax`: a small JSON Schema. */
export interface UrlParam {
  readonly type: 'string' | 'integer';
  readonly default?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type UrlParams = { readonly [name: string]: UrlParam };

/** The values of the params in a URL, by name. A param without a value is absent. */
export type UrlValues = { readonly [name: string]: string | number };

/** Maximum length of a value, in characters. Visitors type no more, and servers keep a page for each value. */
export const longestValue = 200;

/** Collapses white space, because it has many equivalent forms, and removes control characters, which a URL may contain. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function isWithin(size: number, least: number, most: number): boolean {
  return size >= least && size <= most;
}

/** The value of a param, parsed from its text in the URL; undefined if the param does not allow it. */
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
 * The values of a page's params in the query of a URL. A missing or invalid value is replaced by the default, or absent without one. Other
 * params of the query are ignored.
 * @param search encoded, with or without its `?`
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

/** The canonical query for these values, with its `?`. Empty if all params have their defaults. */
export function urlQuery(params: UrlParams, values: UrlValues): string {
  const query = new URLSearchParams();
  for (const [name, param] of Object.entries(params)) {
    const value = values[name];
    if (value !== undefined && value !== param.default) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
