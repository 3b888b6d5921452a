import type { Landmark } from '../../grammar/compile/compile-types.ts';
import type { Plan } from '../../grammar/plan.ts';
import { decodedSegment, segmentsOf } from '../../grammar/route-pattern.ts';
import { enumValues } from '../../schema/schema-node.ts';
import { templateStrings } from '../../schema/template-schema.ts';
import type { Origin } from '../json/origin.ts';

/** The path and anchor of a link. Parts of the path that come from content are `undefined`. */
export interface LinkTarget {
  readonly origin: Origin;
  readonly pointer: string;
  /** As the config writes it, or with one value of a param filled in. */
  readonly href: string;
  /** Undefined for a link within the page. */
  readonly segments: readonly (string | undefined)[] | undefined;
  readonly path: string | undefined;
  readonly anchor: string | undefined;
  readonly isComputed: boolean;
}

const hole = '\u0000';

function parse(href: string, pointer: string, origin: Origin, isComputed: boolean): LinkTarget | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return undefined;
  const [address = '', hash] = href.split('#', 2);
  const path = address.split('?', 1)[0] ?? '';
  const anchor = hash === undefined || hash.includes(hole) ? undefined : decodedSegment(hash);
  const segments = path === '' ? undefined : segmentsOf(path);
  return {
    origin,
    pointer,
    href: href.replaceAll(hole, '…'),
    path: path === '' ? undefined : path,
    segments: segments?.map((segment) => (segment.includes(hole) ? undefined : decodedSegment(segment))),
    anchor,
    isComputed,
  };
}

/** The targets of a link: one, or one for each value of a route param in it. Links to other sites are omitted. */
export function linkTargets(
  plan: Plan,
  pointer: string,
  origin: Origin,
  reads: Landmark['reads'],
): readonly LinkTarget[] {
  if (plan.is === 'literal') {
    const found = typeof plan.value === 'string' ? parse(plan.value, pointer, origin, false) : undefined;
    return found ? [found] : [];
  }
  if (plan.is !== 'text') return [];
  // The values of a route param that the config lists can be tried one by one.
  const listed = plan.parts.map((part) => {
    if (typeof part === 'string') return part;
    const node = reads?.find(({ path }) => path === part)?.node;
    return node && node !== 'unknown' && enumValues(node) ? node : hole;
  });
  const open = plan.parts.map((part) => (typeof part === 'string' ? part : hole)).join('');
  return (templateStrings(listed) ?? [open]).flatMap(
    (href) => parse(href, pointer, origin, href.includes(hole)) ?? [],
  );
}
