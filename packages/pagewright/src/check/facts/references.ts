import type { Origin } from '../../config/read/origin.ts';
import { type Written, writtenAt } from '../../config/read/written-place.ts';
import type { Verified, VerifiedLandmark } from '../../grammar/compile/verify.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import type { Schedule } from '../../grammar/schedule.ts';
import { type Json, objectOf, pointerPath, pointerToken, valueAt } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { OriginPurpose } from '../../project/policy.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { fitsFormat } from '../../schema/formats.ts';
import { isFramed } from '../../schema/landmarks.ts';
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

/** A URL of another origin that a page loads, with its position in the config. */
export interface RemoteUrl {
  readonly origin: Origin;
  readonly pointer: string;
  /** Undefined if the text only looks like the URL of something that a page loads. */
  readonly purpose?: 'images' | 'frames';
  /** What a URL without a known purpose may be used for. */
  readonly oneOf?: readonly OriginPurpose[];
  readonly url: string;
}

/** A frame whose URL comes from content, with its position in the config. */
export interface BoundFrame {
  readonly origin: Origin;
  readonly pointer: string;
}

/** A kind of consent that has words, with its position in the config. */
interface NamedKind {
  readonly origin: Origin;
  readonly pointer: string;
  readonly kind: string;
}

/** The links and images of a head, a block or a file whose URLs do not come from content alone. */
export interface References {
  readonly links: readonly Link[];
  readonly images: readonly LocalImage[];
  readonly remote: readonly RemoteUrl[];
  readonly boundFrames: readonly BoundFrame[];
  /** Only of the site config and the files of languages. */
  readonly kinds?: readonly NamedKind[];
  /** When the block with them is shown; undefined if it has no schedule. */
  readonly schedule?: Schedule;
}

export const noReferences: References = { links: [], images: [], remote: [], boundFrames: [] };

/** The links and images in a value, by JSON pointer. */
interface ReferencePlaces {
  readonly links: readonly LinkPlace[];
  readonly images: readonly VerifiedLandmark[];
  readonly frames: readonly VerifiedLandmark[];
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
      frames: verified.landmarks.filter(({ node }) => isFramed(node)),
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
  const loadable = loadableTexts(value, '', [...found.links, ...found.images, ...found.frames]);
  if (loadable.length + found.links.length + found.images.length + found.frames.length === 0)
    return noReferences;
  const links: Link[] = [];
  const images: LocalImage[] = [];
  const remote: RemoteUrl[] = loadable.map(({ pointer: inner, ...each }) => ({
    ...writtenAt(owner, pointer + inner),
    ...each,
  }));
  const boundFrames: BoundFrame[] = [];
  for (const link of found.links) {
    const href = link.path && valueAt(value, link.path);
    for (const target of typeof href === 'string' ? plainTarget(href) : link.targets)
      links.push({ ...writtenAt(owner, pointer + link.pointer), target });
  }
  for (const { path, plan, pointer: inner } of found.images) {
    const src = path ? valueAt(value, path) : plan.is === 'literal' && plan.value;
    const at = writtenAt(owner, pointer + inner);
    if (isLocal(src)) images.push({ ...at, src, alt: altNextTo(value, inner) });
    else if (typeof src === 'string') remote.push({ ...at, purpose: 'images', url: src });
  }
  for (const { path, plan, pointer: inner } of found.frames) {
    const at = writtenAt(owner, pointer + inner);
    const urls = path ? [valueAt(value, path)] : textsIn(plan);
    for (const url of urls)
      if (typeof url === 'string' && !isLocal(url)) remote.push({ ...at, purpose: 'frames', url });
    if (isFromContent(plan)) boundFrames.push(at);
  }
  return { links, images, remote, boundFrames };
}

const urlsOfFiles: readonly (readonly [RegExp, readonly OriginPurpose[]])[] = [
  [
    /^https?:\/\/\S+\.(?:mp4|m4v|webm|mov|ogv|mp3|m4a|ogg|oga|opus|wav|flac|aac)(?:[?#]\S*)?$/i,
    ['media', 'frames', 'connect'],
  ],
  [/^https?:\/\/\S+\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]\S*)?$/i, ['images', 'connect']],
];

/** The texts that look like URLs of films, sounds and images, except in places whose schema says what a URL is for. */
function loadableTexts(
  value: Json,
  pointer: string,
  known: readonly VerifiedLandmark[],
): readonly Pick<RemoteUrl, 'pointer' | 'oneOf' | 'url'>[] {
  if (typeof value === 'string') {
    if (!/^https?:/i.test(value)) return [];
    const oneOf = urlsOfFiles.find(([pattern]) => pattern.test(value))?.[1];
    const isKnown = known.some((each) => pointer === each.pointer || pointer.startsWith(`${each.pointer}/`));
    return oneOf && !isKnown ? [{ pointer, oneOf, url: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === '$comment' ? [] : loadableTexts(each, pointer + pointerToken(name), known),
  );
}

/** The start of a URL whose origin is written out. */
const withOrigin = /^\w+:\/\/[^/?#]+[/?#]/;

/** The texts that a plan has without content: a literal, the default of a binding, or the start of a text with bindings. */
function textsIn(plan: Plan): readonly Json[] {
  if (plan.is === 'withDefault') return [...textsIn(plan.from), plan.default];
  if (plan.is === 'literal') return [plan.value];
  const start = plan.is === 'text' ? plan.parts[0] : undefined;
  return typeof start === 'string' && withOrigin.test(start) ? [start] : [];
}

/** Whether content decides which origin a URL has. */
function isFromContent(plan: Plan): boolean {
  if (plan.is === 'withDefault') return isFromContent(plan.from);
  return plan.is !== 'literal' && textsIn(plan).length === 0;
}

/** The "alt" of the image whose "src" is at a pointer, even if that name is misspelt. */
function altNextTo(value: Json, src: string): Json | undefined {
  const image = objectOf(valueAt(value, pointerPath(src).slice(0, -1)));
  return image.alt ?? Object.entries(image).find(([name]) => nearest(name, ['alt']) !== undefined)?.[1];
}

function isLocal(src: unknown): src is string {
  return typeof src === 'string' && !/^https?:/i.test(src);
}

/** The links, images and kinds of consent of a value without bindings, such as `_site.json`. */
export function plainReferences(value: Json, node: SchemaNode, origin: Origin, pointer = ''): References {
  const links: Link[] = [];
  const images: LocalImage[] = [];
  const remote: RemoteUrl[] = [];
  const kinds: NamedKind[] = [];
  visitValues(value, node, pointer, (each, at, to) => {
    const format = formatOf(at);
    // A malformed URL is reported as such. It is not also reported as a link or image that does not exist.
    if (format === undefined || typeof each !== 'string' || !fitsFormat(each, format)) return;
    if (format === 'href')
      for (const target of plainTarget(each)) links.push({ origin, pointer: to, target });
    else if (format === 'image-src' && isLocal(each))
      images.push({ origin, pointer: to, src: each, alt: altNextTo(value, to.slice(pointer.length)) });
    else if (format === 'image-src') remote.push({ origin, pointer: to, purpose: 'images', url: each });
    else if (format === 'consent-kind') kinds.push({ origin, pointer: to, kind: each });
  });
  return { links, images, remote, boundFrames: [], kinds };
}
