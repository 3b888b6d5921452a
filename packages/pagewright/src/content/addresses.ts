import type { ContentApi } from './content-api.ts';
import { normalizeUrl } from './sanitising/url-formats.ts';
import type { LoadFiles } from './site-images.ts';
import type { Addresses } from './source.ts';

/** The site for which content is read. */
export interface LinkedSite {
  /** Canonical URL, without a slash at its end. */
  readonly url: string;
  /**
   * Whether a link to a path leads to a page of the site. Only browsers have it, because they cannot ask for each entry. Builds and servers
   * leave it out: in the content that they read, all links lead to the content service. They find the pages for the links of a page before
   * they render it.
   * @param isOfSite true for a link that is written as a path or a URL of the site; false for one to the content service, which is there
   */
  hasPage?(path: string, isOfSite: boolean): boolean;
  /** Called for new HTML, and if content names an image in `public/`. Without it, such images have one width. */
  readonly loadFiles?: LoadFiles;
}

interface AddressOptions {
  readonly api: Pick<ContentApi, 'sitePathOf' | 'formerUrls'>;
  readonly service?: string | undefined;
  /** Base URL of the content service. */
  readonly base: string | undefined;
  readonly site: LinkedSite;
}

/** An absolute address, and its paths below the service and the site. */
interface AbsoluteAddress {
  readonly address: string;
  readonly url: URL | undefined;
  readonly ofService: string | undefined;
  readonly ofSite: string | undefined;
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

/** The path of an address, its query with `?`, and its anchor with `#`. */
function partsOf(address: string): readonly [path: string, query: string, anchor: string] {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return [path, query, anchor];
}

/** An address as a path below the root, without its relative part: `../files/a.pdf` becomes `/files/a.pdf`. */
function rooted(address: string): string {
  return `/${address.replace(/^(?:\.{0,2}\/)+/, '')}`;
}

/** The arguments of `sitePathOf` for an address below the root. */
function pathAndQuery(address: string): [path: string, query?: string] {
  const [path, query] = partsOf(address);
  const bare = rooted(path).replace(/\/+$/, '') || '/';
  return query === '' ? [bare] : [bare, query];
}

/** Hosts with and without `www.` lead to the same service. */
const plainHost = ({ host }: URL) => host.replace(/^www\./, '');

/** The path, query and anchor of a URL below a base URL with the same host; undefined for any other URL. `http` and `https` count as equal. */
function pathBelow(url: URL, base: string): string | undefined {
  const parsed = parseUrl(base);
  const folder = parsed?.pathname.replace(/\/$/, '') ?? '';
  if (!parsed || plainHost(url) !== plainHost(parsed) || !`${url.pathname}/`.startsWith(`${folder}/`))
    return undefined;
  return rooted(url.pathname.slice(folder.length)) + url.search + url.hash;
}

const hasExtension = /\.(?!html?$|php$)\w{1,8}$/i;
/** Hosts that browsers trust without encryption: https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy */
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The URL below which the service has its pages and files, without a slash at its end. A base may end in a query for requests. */
export function serviceRoot(base: string | undefined): string | undefined {
  return base?.replace(/[?#].*$/s, '').replace(/\/+$/, '');
}

/**
 * The path of the page for a path of the service, with its query and anchor. Undefined without a page.
 * @param pageAt the path of the site's page at a path
 */
export function pageFor(
  path: string,
  { sitePathOf = (same) => same }: Pick<ContentApi, 'sitePathOf'>,
  pageAt: (path: string) => string | undefined,
): string | undefined {
  const [bare, query = ''] = pathAndQuery(path);
  const mapped = sitePathOf(...pathAndQuery(path));
  if (mapped === undefined) return undefined;
  const page = pageAt(bare) ?? pageAt(mapped);
  return page === undefined ? undefined : page + query + partsOf(path)[2];
}

/** The rules for addresses in the content of a service. */
export function addressesOf({ api, service, base, site }: AddressOptions): Addresses {
  const { sitePathOf = (same: string): string | undefined => same, formerUrls = [] } = api;
  const root = serviceRoot(base);
  const roots = [...(root ? [root] : []), ...formerUrls];
  const isSecure = site.url.startsWith('https:');
  const isEncrypted = !/^http:/i.test(root ?? site.url);
  const isOfService = (path: string) => sitePathOf(...pathAndQuery(path)) === undefined;
  const onService = (path: string) => (root === undefined ? undefined : root + path);

  /** A link to the host of the site or the service. */
  const linkBelow = (path: string, isOnSite: boolean): string | undefined => {
    const page = pageFor(path, api, (each) => (site.hasPage?.(each, isOnSite) ? each : undefined));
    if (page !== undefined) return page;
    const isFileOfSite = isOnSite && !isOfService(path) && hasExtension.test(partsOf(path)[0]);
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
  const absolute = (written: string): AbsoluteAddress => {
    const address = normalizeUrl(written);
    const found = (url: URL | undefined) => ({
      url,
      ofService: url && roots.map((each) => pathBelow(url, each)).find((path) => path !== undefined),
      ofSite: url && pathBelow(url, site.url),
    });
    // The text says nothing about encryption, so the service decides. Only its own protocol says which port is the default one.
    const bare = /^\s*\/\/(?=[^/\\])/.test(written) ? address.replace(/^https:/, '') : undefined;
    const near = bare === undefined ? undefined : parseUrl(`${isEncrypted ? 'https:' : 'http:'}${bare}`);
    const { ofService, ofSite } = found(near);
    if (near && (ofService !== undefined || ofSite !== undefined || loopback.test(near.hostname)))
      return { address: near.href, url: near, ofService, ofSite };
    return { address, ...found(/^https?:\/\//i.test(address) ? parseUrl(address) : undefined) };
  };

  /**
   * The path for a relative address; undefined for any other. Addresses without a slash or a dot, and queries, count only if they surely
   * belong to the service.
   */
  const relative = (address: string): string | undefined => {
    if (/^(?:\/(?!\/)|\.{1,2}\/)/.test(address)) return rooted(address);
    const isBare = /^(?:\?|[\w-]+(?:\.\w+)?[/?])/.test(address) && isOfService(`/${address}`);
    return isBare ? `/${address}` : undefined;
  };

  return {
    service,
    linkOf(href) {
      const normal = normalizeUrl(href);
      const path = relative(normal);
      if (path !== undefined) return linkBelow(path, normal.startsWith('/')) ?? normal;
      const { address, url, ofService, ofSite } = absolute(href);
      const link =
        (ofSite === undefined ? undefined : linkBelow(ofSite, true)) ??
        (ofService === undefined ? undefined : linkBelow(ofService, false));
      return link === undefined || isSameOn(url, link) ? address : link;
    },
    fileOf(src) {
      const normal = normalizeUrl(src);
      const path = relative(normal);
      if (path !== undefined) {
        const isFileOfSite = normal.startsWith('/') && !isOfService(path);
        return (isFileOfSite ? undefined : onService(path)) ?? normal;
      }
      const { address, url, ofService, ofSite } = absolute(src);
      if (url === undefined) return address;
      const own = ofService ?? (ofSite !== undefined && isOfService(ofSite) ? ofSite : undefined);
      const file = own === undefined ? encrypted(url) : onService(own);
      return file === undefined || isSameOn(url, file) ? address : file;
    },
  };
}
