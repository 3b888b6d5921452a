import type { Landmark } from '../../grammar/compile/compile-types.ts';
import { segmentsOf } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { enumValues } from '../../schema/schema-node.ts';
import { templateStrings } from '../../schema/template-schema.ts';

/** The path and anchor of a link. Segments of the path that come from content are undefined. */
export interface LinkTarget {
  /** As in the config, or with one value of a param filled in. */
  readonly href: string;
  /** Undefined for a link within the page. */
  readonly segments: readonly (string | undefined)[] | undefined;
  readonly path: string | undefined;
  readonly anchor: string | undefined;
  /** The names of the params in its query. */
  readonly params: readonly string[];
  readonly isComputed: boolean;
  /** The origin that the link names, which may be the origin of this site; undefined for a path. */
  readonly origin: string | undefined;
}

const placeholder = '\u0000';

function parse(href: string, isComputed: boolean): LinkTarget | undefined {
  const origin = /^https?:\/\/[\w.:-]+(?=[/?#]|$)/i.exec(href)?.[0].toLowerCase();
  if (origin === undefined && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return undefined;
  const [address = '', hash] = href.slice(origin?.length ?? 0).split('#', 2);
  const [written = '', query = ''] = address.split('?', 2);
  const path = written || (origin === undefined ? '' : '/');
  const anchor = hash === undefined || hash.includes(placeholder) ? undefined : decodedEscapes(hash);
  const segments = path === '' ? undefined : segmentsOf(path);
  return {
    href: href.replaceAll(placeholder, '…'),
    path: path === '' ? undefined : path,
    segments: segments?.map((segment) =>
      segment.includes(placeholder) ? undefined : decodedEscapes(segment),
    ),
    anchor,
    params: query === '' ? [] : [...new URLSearchParams(query).keys()],
    isComputed,
    origin,
  };
}

/**
 * A target on the site itself, with its path on the site; undefined for any other target.
 * @param siteUrl URL of the site, whose host is in lower case: its origin, and the base below which it lives
 */
export function ownTarget(target: LinkTarget, siteUrl: string | undefined): LinkTarget | undefined {
  const { origin, path = '/' } = target;
  if (origin === undefined) return target;
  const base = siteUrl?.startsWith(origin) ? siteUrl.slice(origin.length) : undefined;
  if (base === '') return target;
  if (!base?.startsWith('/') || !`${path}/`.startsWith(`${base}/`)) return undefined;
  const rest = path.slice(base.length) || '/';
  return { ...target, path: rest, segments: target.segments?.slice(segmentsOf(base).length) };
}

const noTargets: readonly LinkTarget[] = [];

/** A cache, because most pages have the same links. */
const plainTargets = new Map<string, readonly LinkTarget[]>();

/** The target of a link without bindings; none for a link that is not to a page. */
export function plainTarget(href: string): readonly LinkTarget[] {
  if (plainTargets.size >= 10_000) plainTargets.clear();
  return getOrInsert(plainTargets, href, () => {
    const found = parse(href, false);
    return found ? [found] : noTargets;
  });
}

/** The target of a redirect, in which a part such as `:slug` matches any text; none for another site. */
export function patternTarget(to: string): readonly LinkTarget[] {
  const found = parse(to.replaceAll(/\/:[A-Za-z]\w*/g, `/${placeholder}`), to.includes('/:'));
  return found && found.origin === undefined ? [{ ...found, href: to, params: [] }] : noTargets;
}

/** The targets of a bound link: one, or one for each value of a route param in it. */
export function linkTargets({ plan, reads }: Landmark): readonly LinkTarget[] {
  if (plan.is === 'literal') return typeof plan.value === 'string' ? plainTarget(plan.value) : noTargets;
  if (plan.is !== 'text') return noTargets;
  // If the config lists the values of a route param, each of them is checked.
  const listed = plan.parts.map((part) => {
    if (typeof part === 'string') return part;
    const node = reads?.find(({ path }) => path === part)?.node;
    return node && node !== 'unknown' && enumValues(node) ? node : placeholder;
  });
  const open = plan.parts.map((part) => (typeof part === 'string' ? part : placeholder)).join('');
  return (templateStrings(listed) ?? [open]).flatMap((href) => parse(href, href.includes(placeholder)) ?? []);
}
