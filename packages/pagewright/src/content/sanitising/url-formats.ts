const longestAddress = 4096;
const unfit = /[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\]/u;

/** Addresses of this site are resolved against it. No host has this name. */
const site = 'https://site.invalid/a/';

/** A web address is written out: `http:page` and `//host` mean another page on each site that they are read on. */
const web = /^https?:\/\/(?!\/)/i;
const path = /^(?:\/(?!\/)|\.{1,2}\/)/;
const samePage = /^[?#]/;
const other = /^(?:mailto:[^\s@]+@[^\s@]|tel:[+\d(])/i;

/** True for what a browser, too, would read as an address, and which names no user. */
function resolves(text: string): boolean {
  if (!URL.canParse(text, site)) return false;
  const { username, password } = new URL(text, site);
  return username === '' && password === '';
}

function isAddress(text: string, forms: readonly RegExp[]): boolean {
  return (
    text.length <= longestAddress &&
    !unfit.test(text) &&
    forms.some((form) => form.test(text)) &&
    resolves(text)
  );
}

/** The format `href`: where a link may lead. http, https, mailto, tel, or an address of this site; never a bare word. */
export function isHref(text: string): boolean {
  return isAddress(text, [web, path, samePage, other]);
}

/** The format `image-src`: where a picture may come from. http, https, or an address of this site. */
export function isImageSource(text: string): boolean {
  return isAddress(text, [web, path]);
}

/** The format `slug`: letters and digits of any script, hyphen and underscore; at most 200, as content services store them. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M}_-]*$/u.test(text);
}

/** Decodes a percent-encoded slug; content services encode characters outside ASCII. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug.trim());
  } catch {
    return slug;
  }
}

/** The format `srcset`: addresses of pictures, each with its width. */
export function isSrcset(text: string): boolean {
  return text.split(', ').every((candidate) => {
    const [source, width, ...more] = candidate.split(' ');
    return (
      more.length === 0 &&
      isImageSource(source ?? '') &&
      !/^,|,$/.test(source ?? '') &&
      /^[1-9]\d*w$/.test(width ?? '')
    );
  });
}

/** An address as people write it, in the form in which it is judged: white space around it gone, spaces encoded. */
export function normalizeUrl(text: string): string {
  return text.trim().replaceAll(' ', '%20');
}

/** Where a link in HTML leads; undefined where it may not lead there. */
export function linkUrl(written: string): string | undefined {
  const address = normalizeUrl(written);
  return isHref(address) ? address : undefined;
}

/** Where a picture in HTML comes from; undefined where it may not come from there. */
export function imageUrl(written: string): string | undefined {
  const address = normalizeUrl(written);
  return isImageSource(address) ? address : undefined;
}

/** The candidates of a `srcset` in HTML that pictures may come from; undefined where there is none. */
export function imageSrcset(written: string): string | undefined {
  const good = written
    .split(/,\s+/)
    .map((candidate) => candidate.trim())
    .filter(isSrcset);
  return good.length === 0 ? undefined : good.join(', ');
}
