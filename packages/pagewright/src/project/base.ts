/** The base that a text means, such as `/museum/` for `museum`; undefined if it has a part that a base cannot have. */
export function correctBase(text: string): string | undefined {
  const written = text.trim();
  const path = /^https?:\/\//i.test(written) && URL.canParse(written) ? new URL(written).pathname : written;
  const parts = path.split('/').filter((part) => part !== '');
  const isUsable = parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part));
  return isUsable ? ['', ...parts, ''].join('/') : undefined;
}

/** The origin and the base in the URL of a site; undefined if the text is not a URL with a path that can be a base. */
export function originAndBase(url: string): { readonly origin: string; readonly base: string } | undefined {
  if (!/^https?:\/\/[^\s/]/i.test(url) || /[?#]/.test(url) || !URL.canParse(url)) return undefined;
  const base = correctBase(url);
  return base === undefined || base === '/' ? undefined : { origin: new URL(url).origin, base };
}
