import { isRecord } from 'pagewright/source';

/** Where the links of an entry begin. */
interface Place {
  /** The address of the entry on WordPress. */
  readonly own: string;
  /** Base of its relative links; undefined if the response does not say it. */
  readonly base: string | undefined;
  /** What a path of the REST API that names the entry ends with. */
  readonly names: readonly string[];
}

// The limits keep the time linear for texts of any form.
const links = /<(?:a|area)\s(?:"[^"]{0,8000}"|'[^']{0,8000}'|[^"'<>]){0,2000}>/gi;
const target = /(\shref\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/i;

/** Parameters of the REST API. Each request of a site has one with an underscore or `per_page`. */
const ofRest =
  /^(?:_\w+|rest_route|context|page|per_page|search|search_columns|after|before|modified_after|modified_before|author|author_exclude|exclude|include|offset|order|orderby|slug|status|tax_relation|categories|categories_exclude|tags|tags_exclude|sticky|parent|parent_exclude|menu_order|password)(?:%5B|\[|=|$)/i;
const surelyOfRest = /[?&](?:_\w+|rest_route|per_page)=/;
/** The first page of a list, and the mark with which WordPress makes its address. */
const firstPage = /^(?:query(?:-\d+)?-page=1|cst(?:=.*)?)$/;
/** An entry by its number, which WordPress finds from any path, and files and scripts, which are not below the entry. */
const ofService =
  /[?&](?:p|page_id|attachment_id|cat|tag|author|s|m|feed|preview)=|^(?:\.{0,2}\/)*(?:wp-|index\.php)/;

function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The address of the entry with a query, without the parameters of the REST API. */
function withQuery(own: string, query: string, anchor: string): string {
  const parts = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !ofRest.test(part) && !firstPage.test(part));
  const mark = own.includes('?') ? '&' : '?';
  return own + (parts.length > 0 ? mark + parts.join('&') : '') + anchor;
}

/**
 * The address of the entry for one of the REST API, which blocks and plugins make from the address of the request; undefined for any other
 * address.
 */
function fromRest(address: string, { own, base, names }: Place): string | undefined {
  const url = parsed(address, base ?? 'https://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!/\/wp-json\/|\/wp\/v2\//.test(url.pathname) && !url.searchParams.has('rest_route')) return undefined;
  const route = url.searchParams.get('rest_route') ?? url.pathname;
  const last = route.split('/').filter(Boolean).at(-1) ?? '';
  const isNamed = [last, url.searchParams.get('slug') ?? ''].some((name) => names.includes(name));
  const host = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  const near = parsed(base ?? '');
  const isNear = !near || url.hostname === 'site.invalid' || host(url) === host(near);
  const isRequest = /[?&]query(?:-\d+)?-page=/.test(url.search) || surelyOfRest.test(url.search);
  return isNamed || (isNear && isRequest) ? withQuery(own, url.search, url.hash) : undefined;
}

function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link that contains an address of the REST API, such as a link to share the entry. */
function withoutRestInside(address: string, place: Place): string {
  const own = (inside: string) => {
    const found = fromRest(inside, place);
    const url = found?.startsWith('/') ? parsed(found, parsed(inside)?.href)?.href : found;
    return url === undefined ? undefined : encodeURIComponent(url);
  };
  return address
    .replace(/https?%3A%2F%2F[^&#\s]*/gi, (inside) => own(decodedUrl(inside)) ?? inside)
    .replace(/=(https?:\/\/[^#\s]*)/i, (whole, inside: string) => {
      const found = own(inside);
      return found === undefined ? whole : `=${found}`;
    });
}

/** A relative address from the address of the entry, as browsers resolve it on WordPress. */
function fromEntry(address: string, { own, base }: Place): string {
  if (ofService.test(address)) return address;
  const [, query = '', anchor = ''] = /^(\?[^#]*)(#.*)?$/s.exec(address) ?? [];
  if (query !== '')
    return surelyOfRest.test(query)
      ? withQuery(own, query, anchor)
      : `${own}${own.includes('?') ? query.replace('?', '&') : query}${anchor}`;
  if (/^www\.[^/.]+\./i.test(address)) return `https://${address}`;
  if (/^[^\s@/?]+@[^\s@/?]+\.\w+$/.test(address)) return `mailto:${address}`;
  const isPath = /^(?:\.{1,2}(?:\/|$)|[\p{L}\p{N}_~%][^:]*$)/u.test(address);
  return (isPath && base !== undefined && parsed(address, base)?.href) || address;
}

function ownLink(address: string, place: Place): string {
  if (address === '' || address.startsWith('#')) return address;
  const own = fromRest(address, place);
  if (own !== undefined) return own;
  if (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address)) return withoutRestInside(address, place);
  return fromEntry(address, place);
}

/** HTML with the links of an entry as its page on WordPress has them. */
function inHtml(html: string, place: Place): string {
  return html.replace(links, (tag) =>
    tag.replace(target, (whole, before: string, value: string) => {
      const quote = /^["']/.exec(value)?.[0] ?? '';
      const address = (quote ? value.slice(1, -1) : value).replace(/&(?:amp|#0*38|#x0*26);/gi, '&').trim();
      const link = ownLink(address, place);
      return link === address
        ? whole
        : `${before}"${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    }),
  );
}

function inValue(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return /<a/i.test(value) ? inHtml(value, place) : value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const changed = items.map((item) => inValue(item, place));
    return changed.some((item, index) => item !== items[index]) ? changed : value;
  }
  if (!isRecord(value)) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [name, property] of Object.entries(value)) {
    // `_links` has addresses of the REST API only, and `_embedded` has other entries.
    const found = name.startsWith('_') ? property : inValue(property, place);
    if (found !== property) changed = { ...(changed ?? value), [name]: found };
  }
  return changed ?? value;
}

function placeOf({ id, slug, link, title, content }: Record<string, unknown>): Place | undefined {
  const base = typeof link === 'string' && parsed(link) ? link : undefined;
  const isEntry = typeof id === 'number' && (title !== undefined || content !== undefined);
  const own = base ?? (isEntry ? `/?p=${id}` : undefined);
  const names = [id, slug].flatMap((name) => (name === undefined || name === '' ? [] : [String(name)]));
  return own === undefined ? undefined : { own, base, names };
}

function withLinksOf(entry: unknown): unknown {
  const place = isRecord(entry) ? placeOf(entry) : undefined;
  return place ? inValue(entry, place) : entry;
}

/**
 * A response whose entries have links as on their own page. WordPress renders them in a request of the REST API, so the further pages of a
 * list, and links that plugins make from the current address, lead into that API. Relative links begin at the address of the entry.
 */
export function withOwnLinks(body: unknown): unknown {
  return Array.isArray(body) ? body.map(withLinksOf) : withLinksOf(body);
}
