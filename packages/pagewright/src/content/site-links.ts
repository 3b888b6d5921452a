import type { LoadImages } from './site-images.ts';

/** The site for which content is read. Links in content that lead to the content service become links to pages of the site. */
export interface LinkedSite {
  /** Canonical URL, without a slash at its end. */
  readonly url: string;
  /** Whether a route of the site matches a path. */
  hasRoute(path: string): boolean;
  /** Loads the images in `public/`, if content names one. Without it, such images have one width. */
  readonly loadImages?: LoadImages;
}

interface LinkRules {
  readonly site: LinkedSite;
  /** Base URL of the content service. */
  readonly base: string | undefined;
  /** `sitePathOf` of the `ContentApi`. */
  readonly sitePathOf: (path: string) => string | undefined;
}

const links = /<a\s[^>]*>/gi;
const target = /(\shref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function parseUrl(text: string): URL | undefined {
  // Not URL.canParse: in Node 20, it rejects URLs with letters such as ü after many calls.
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The path of a URL below a base URL with the same host; undefined for any other URL. `http` and `https` count as equal. */
function pathBelow(url: URL, base: string): string | undefined {
  const { host, pathname = '' } = parseUrl(base) ?? {};
  const folder = pathname.replace(/\/$/, '');
  if (url.host !== host || !`${url.pathname}/`.startsWith(`${folder}/`)) return undefined;
  return url.pathname.slice(folder.length).replace(/\/+$/, '') || '/';
}

/** The path on the site for a link to the content service or to the site itself; undefined for any other link. */
function sitePath(href: string, { site, base, sitePathOf }: LinkRules): string | undefined {
  const whole = href.startsWith('//') ? `https:${href}` : href;
  const url = /^https?:\/\//i.test(whole) ? parseUrl(whole) : undefined;
  if (url === undefined || url.username + url.password !== '') return undefined;
  const ofSite = pathBelow(url, site.url);
  const ofService = base === undefined ? undefined : pathBelow(url, base);
  const own = [ofSite, ofService].filter((path) => path !== undefined);
  const paths = [...own, ...own.map(sitePathOf)];
  const path = paths.find(
    (each) => each !== undefined && sitePathOf(each) !== undefined && site.hasRoute(each),
  );
  return path === undefined ? undefined : path + url.hash;
}

/** Turns links to the content service into links to pages of the site. The HTML is not sanitised yet. */
export function withSiteLinks(html: string, rules: LinkRules): string {
  return html.replace(links, (link) =>
    link.replace(target, (attribute, start: string, ...values: readonly (string | undefined)[]) => {
      const [href = ''] = values.slice(0, 3).filter((value) => typeof value === 'string');
      const path = sitePath(href.trim(), rules);
      return path === undefined ? attribute : `${start}"${path}"`;
    }),
  );
}
