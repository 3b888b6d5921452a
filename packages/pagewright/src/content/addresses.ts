import type { ContentApi } from './content-api.ts';
import { normalizeUrl } from './sanitising/url-formats.ts';
import type { LoadImages } from './site-images.ts';
import type { Addresses } from './source.ts';

/** The site for which content is read. Links in content that lead to the content service become links to pages of the site. */
export interface LinkedSite {
  /** Canonical URL, without a slash at its end. */
  readonly url: string;
  /** Whether a route of the site matches a path. */
  hasRoute(path: string): boolean;
  /** Loads the images in `public/`, if content names one. Without it, such images have one width. */
  readonly loadImages?: LoadImages;
}

interface AddressOptions {
  readonly api: Pick<ContentApi, 'sitePathOf'>;
  readonly service?: string | undefined;
  /** Base URL of the content service. */
  readonly base: string | undefined;
  readonly site: LinkedSite;
}

function parseUrl(text: string): URL | undefined {
  // Not URL.canParse: in Node 20, it rejects URLs with letters such as ü after many calls.
  try {
    const url = new URL(text);
    return url.username + url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The path, query and anchor of a URL below a base URL with the same host; undefined for any other URL. `http` and `https` count as equal. */
function pathBelow(url: URL, base: string): string | undefined {
  const { host, pathname = '' } = parseUrl(base) ?? {};
  const folder = pathname.replace(/\/$/, '');
  if (url.host !== host || !`${url.pathname}/`.startsWith(`${folder}/`)) return undefined;
  return rooted(url.pathname.slice(folder.length)) + url.search + url.hash;
}

const afterPath = /[?#].*$/s;
const hasExtension = /\.\w{1,8}$/;
/** Hosts that browsers trust without encryption: https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy */
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** An address without its relative part, as the path below a folder: `../files/a.pdf` becomes `/files/a.pdf`. */
function rooted(address: string): string {
  return `/${address.replace(/^(?:\.{0,2}\/)+/, '')}`;
}

/** The rules for addresses in the content of a service. */
export function addressesOf({ api, service, base, site }: AddressOptions): Addresses {
  const { sitePathOf = (path: string): string | undefined => path } = api;
  // The base may end in a query that requests complete.
  const root = base?.replace(afterPath, '').replace(/\/+$/, '');
  const isSecure = site.url.startsWith('https:');

  const isOfService = (path: string) => sitePathOf(path.replace(afterPath, '')) === undefined;

  /** The page of the site for a path of the site or the service, with its anchor. */
  const pageFor = (path: string): string | undefined => {
    const bare = path.replace(afterPath, '').replace(/\/+$/, '') || '/';
    const [, query = '', anchor = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
    const found = [bare, sitePathOf(bare)].find(
      (each) => each !== undefined && sitePathOf(each) !== undefined && site.hasRoute(each),
    );
    return found === undefined ? undefined : found + query + anchor;
  };

  const onService = (path: string) => (root === undefined ? undefined : root + path);

  /** A link to the host of the site or the service. */
  const linkBelow = (path: string, isOnSite: boolean): string | undefined => {
    const page = pageFor(path);
    if (page !== undefined) return page;
    const isFileOfSite = isOnSite && !isOfService(path) && hasExtension.test(path.replace(afterPath, ''));
    return isFileOfSite ? undefined : onService(path);
  };

  const encrypted = (url: URL): string | undefined => {
    if (!isSecure || url.protocol !== 'http:' || loopback.test(url.hostname)) return undefined;
    return url.href.replace(/^http:/, 'https:');
  };

  /** True if the address differs from the URL only in that it is encrypted. */
  const isSameOn = (address: URL | undefined, url: string) =>
    address?.href === parseUrl(url.replace(/^http:/, 'https:'))?.href;

  /** An absolute address, as far as it leads to the service or the site. */
  const absolute = (address: string) => {
    const url = /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
    const ofService = url && root ? pathBelow(url, root) : undefined;
    const ofSite = url && pathBelow(url, site.url);
    return { url, ofService, ofSite };
  };

  /** The path for a relative address; undefined for any other. Without a slash or a dot, only a path of the service is certain. */
  const relative = (address: string): string | undefined => {
    if (/^(?:\/(?!\/)|\.{1,2}\/)/.test(address)) return rooted(address);
    const isBare = /^[\w-]+(?:\.\w+)?[/?]/.test(address) && isOfService(`/${address}`);
    return isBare ? `/${address}` : undefined;
  };

  return {
    service,
    linkOf(href) {
      const address = normalizeUrl(href);
      const path = relative(address);
      if (path !== undefined) return linkBelow(path, address.startsWith('/')) ?? address;
      const { url, ofService, ofSite } = absolute(address);
      const link =
        (ofSite === undefined ? undefined : linkBelow(ofSite, true)) ??
        (ofService === undefined ? undefined : linkBelow(ofService, false));
      return link === undefined || isSameOn(url, link) ? address : link;
    },
    fileOf(src) {
      const address = normalizeUrl(src);
      const path = relative(address);
      if (path !== undefined) {
        const isFileOfSite = address.startsWith('/') && !isOfService(path);
        return (isFileOfSite ? undefined : onService(path)) ?? address;
      }
      const { url, ofService, ofSite } = absolute(address);
      if (url === undefined) return address;
      const own = ofService ?? (ofSite !== undefined && isOfService(ofSite) ? ofSite : undefined);
      const file = own === undefined ? encrypted(url) : onService(own);
      return file === undefined || isSameOn(url, file) ? address : file;
    },
  };
}
