import { enumValues } from '../../schema/schema-node.ts';
import { formatOf } from '../../schema/schema-words.ts';
import { templateStrings } from '../../schema/template-schema.ts';
import type { PlacedValue } from '../json/placed-value.ts';

/** The path and anchor of a link. Parts of the path that come from content are `undefined`. */
export interface LinkTarget {
  readonly place: PlacedValue;
  /** As the config writes it, or with one value of a param filled in. */
  readonly href: string;
  /** Undefined for a link within the page. */
  readonly segments: readonly (string | undefined)[] | undefined;
  readonly path: string | undefined;
  readonly anchor: string | undefined;
  readonly isComputed: boolean;
}

const hole = '\u0000';

function parse(href: string, place: PlacedValue, isComputed: boolean): LinkTarget | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return undefined;
  const [address = '', hash] = href.split('#', 2);
  const path = address.split('?', 1)[0] ?? '';
  const anchor = hash === undefined || hash.includes(hole) ? undefined : decodeText(hash);
  const segments = path === '' ? undefined : path === '/' ? [] : path.replace(/^\//, '').split('/');
  return {
    place,
    href: href.replaceAll(hole, '…'),
    path: path === '' ? undefined : path,
    segments: segments?.map((segment) => (segment.includes(hole) ? undefined : decodeText(segment))),
    anchor,
    isComputed,
  };
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The links among the values of a file or block. Links to other sites are omitted, because they cannot be checked. */
export function linkTargets(places: readonly PlacedValue[]): readonly LinkTarget[] {
  return places.flatMap((place): LinkTarget[] => {
    if (formatOf(place.node) !== 'href') return [];
    const { plan, reads } = place;
    if (plan.is === 'literal') {
      const found = typeof plan.value === 'string' ? parse(plan.value, place, false) : undefined;
      return found ? [found] : [];
    }
    if (plan.is !== 'text') return [];
    // The values of a route param that the config lists can be tried one by one.
    const listed = plan.parts.map((part) => {
      if (typeof part === 'string') return part;
      const node = reads?.find(({ path }) => path.join('.') === part.join('.'))?.node;
      return node && node !== 'unknown' && enumValues(node) ? node : hole;
    });
    const open = plan.parts.map((part) => (typeof part === 'string' ? part : hole)).join('');
    return (templateStrings(listed) ?? [open]).flatMap(
      (href) => parse(href, place, href.includes(hole)) ?? [],
    );
  });
}
