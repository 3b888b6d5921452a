import type { Origin } from '../../config/read/origin.ts';
import { type Written, writtenAt } from '../../config/read/written-place.ts';
import type { Verified, VerifiedLandmark } from '../../grammar/compile/verify.ts';
import type { Schedule } from '../../grammar/schedule.ts';
import { type Json, objectOf, pointerPath, valueAt } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { fitsFormat } from '../../schema/formats.ts';
import { visitValues } from '../../schema/literal-completion.ts';
import { nearest } from '../../schema/nearest.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { type LinkTarget, linkTargets, plainTarget } from './link-target.ts';

/** A link, with its position in the config. */
export interface Link {
  readonly origin: Origin;
  readonly pointer: string;
  readonly target: LinkTarget;
}

/** An image of this site, with its position in the config. */
export interface LocalImage {
  readonly origin: Origin;
  readonly pointer: string;
  readonly src: string;
  /** The "alt" next to it; undefined if there is none. */
  readonly alt: Json | undefined;
}

/** The links and images of a head, a block or a file whose URLs do not come from content alone. */
export interface References {
  readonly links: readonly Link[];
  readonly images: readonly LocalImage[];
  /** When the block with them is shown; undefined if it has no schedule. */
  readonly schedule?: Schedule;
}

export const noReferences: References = { links: [], images: [] };

/** The links and images in a value, by JSON pointer. */
interface ReferencePlaces {
  readonly links: readonly LinkPlace[];
  readonly images: readonly VerifiedLandmark[];
}

interface LinkPlace extends VerifiedLandmark {
  /** The targets of a bound link, which are the same for all pages that share the binding. */
  readonly targets: readonly LinkTarget[];
}

const places = new WeakMap<Verified, ReferencePlaces>();

function placesOf(verified: Verified): ReferencePlaces {
  return getOrInsert(places, verified, () => {
    const withFormat = (format: string) => verified.landmarks.filter(({ node }) => formatOf(node) === format);
    return {
      links: withFormat('href').map((each) => ({ ...each, targets: linkTargets(each) })),
      images: withFormat('image-src').filter(({ plan }) => plan.is === 'literal'),
    };
  });
}

/**
 * The links and images of a verified value.
 * @param pointer the JSON pointer of the value
 * @param owner what the value belongs to
 */
export function referencesOf(verified: Verified, value: Json, pointer: string, owner: Written): References {
  const found = placesOf(verified);
  if (found.links.length === 0 && found.images.length === 0) return noReferences;
  const links: Link[] = [];
  const images: LocalImage[] = [];
  for (const link of found.links) {
    const href = link.path && valueAt(value, link.path);
    for (const target of typeof href === 'string' ? plainTarget(href) : link.targets)
      links.push({ ...writtenAt(owner, pointer + link.pointer), target });
  }
  for (const { path, plan, pointer: inner } of found.images) {
    const src = path ? valueAt(value, path) : plan.is === 'literal' && plan.value;
    if (isLocal(src))
      images.push({ ...writtenAt(owner, pointer + inner), src, alt: altNextTo(value, inner) });
  }
  return { links, images };
}

/** The "alt" of the image whose "src" is at a pointer, even if that name is misspelt. */
function altNextTo(value: Json, src: string): Json | undefined {
  const image = objectOf(valueAt(value, pointerPath(src).slice(0, -1)));
  return image.alt ?? Object.entries(image).find(([name]) => nearest(name, ['alt']) !== undefined)?.[1];
}

function isLocal(src: unknown): src is string {
  return typeof src === 'string' && !/^https?:/i.test(src);
}

/** The links and images of a value without bindings, such as `_site.json`. */
export function plainReferences(value: Json, node: SchemaNode, origin: Origin, pointer = ''): References {
  const links: Link[] = [];
  const images: LocalImage[] = [];
  visitValues(value, node, pointer, (each, at, to) => {
    const format = formatOf(at);
    // A malformed URL is reported as such. It is not also reported as a link or image that does not exist.
    if (format === undefined || typeof each !== 'string' || !fitsFormat(each, format)) return;
    if (format === 'href')
      for (const target of plainTarget(each)) links.push({ origin, pointer: to, target });
    else if (format === 'image-src' && isLocal(each))
      images.push({ origin, pointer: to, src: each, alt: altNextTo(value, to.slice(pointer.length)) });
  });
  return { links, images };
}
