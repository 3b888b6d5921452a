import type { Schemas } from '../../config/schemas/schemas.ts';
import { imagesIn, srcsetUrls } from '../../content/sanitising/rewrites/media/html-images.ts';
import { isJson } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { projectFile } from '../../project/declared.ts';
import { allowsOrigin, webOrigin } from '../../project/declared-origins.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { visitValues } from '../../schema/literal-completion.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import type { Warning } from '../warnings.ts';
import type { ReadResult } from './read-result.ts';

/** How to find the image URLs in a string, by the format of the string. */
const imagesByFormat: { readonly [format: string]: (text: string) => string[] } = {
  'image-src': (text) => [text],
  srcset: srcsetUrls,
  html: imagesIn,
};

/** Calls `visit` for each image in the content of a result, with its place, such as `sections.0.content`. */
function eachImage(
  { source, content }: ReadResult,
  { content: schemas }: Schemas,
  visit: (image: string, place: string) => void,
): void {
  const schema = schemas.get(source);
  const node = schema && objectShape(nodeOf(schema)).properties.get('content');
  if (!node || !isJson(content)) return;
  visitValues(content, node, '', (value, at, pointer) => {
    if (typeof value !== 'string') return;
    const images = imagesByFormat[formatOf(at) ?? '']?.(value) ?? [];
    for (const image of images) visit(image, pointer.slice(1).replaceAll('/', '.'));
  });
}

/** An image in content that the policy keeps browsers from showing. */
export interface ForeignImage {
  readonly origin: string;
  readonly url: string;
  /** Its place in the content: `sections.0.content`. */
  readonly place: string;
}

/** Finds images that the content security policy does not allow: for each origin, the first image in a result. */
export type FindForeignImages = (result: ReadResult) => readonly ForeignImage[];

/** @param allowed origins, also as `https://*.example.com` */
export function findForeignImages(schemas: Schemas, allowed: readonly string[]): FindForeignImages {
  return (result) => {
    const found = new Map<string, ForeignImage>();
    eachImage(result, schemas, (url, place) => {
      const origin = webOrigin(url);
      if (origin === undefined || allowsOrigin(allowed, origin) || found.has(origin)) return;
      found.set(origin, { origin, url, place });
    });
    return [...found.values()];
  };
}

/** The images in the content of a request. */
export interface RequestImages extends Pick<ReadResult, 'key' | 'source'> {
  readonly images: readonly ForeignImage[];
}

/** Reports images in content that browsers will not show, with one warning per origin. */
export function disallowedImages(requests: readonly RequestImages[]): Warning[] {
  const byOrigin = new Map<string, Warning>();
  const sorted = [...requests].sort((left, right) => (left.key < right.key ? -1 : 1));
  for (const { key, source, images } of sorted) {
    for (const { origin, url, place } of images) {
      const fix = origin.startsWith('https:')
        ? `Add "${origin}" to policy.images in ${projectFile}, with the reason, or move the images to the content service`
        : 'Only https can be allowed: use https in the content service, or move the images to it';
      getOrInsert(byOrigin, origin, () => ({
        kind: 'origins of images',
        cause: origin,
        text: `${source}: ${place}: browsers will not show ${url}, because the policy does not allow images from ${origin}. ${fix} (${key})`,
      }));
    }
  }
  return [...byOrigin.values()];
}
