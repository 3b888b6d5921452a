import type { Schemas } from '../../check/workspace.ts';
import { imagesIn, srcsetUrls } from '../../content/sanitising/html-images.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { isJson } from '../../schema/json-value.ts';
import { visitValues } from '../../schema/literal-completion.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import type { ReadResult } from '../reading/read-result.ts';
import type { Warning } from './warnings.ts';

/** The image URLs in a string, by its format. */
const imagesByFormat: { readonly [format: string]: (text: string) => string[] } = {
  'image-src': (text) => [text],
  srcset: srcsetUrls,
  html: imagesIn,
};

/** Calls `visit` for each image in the content of a result, with its place: `sections.0.content`. */
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

function originOf(image: string): string | undefined {
  if (!/^https?:/i.test(image)) return undefined;
  try {
    return new URL(image).origin;
  } catch {
    return undefined;
  }
}

/**
 * Reports images in content that browsers will not show, because the policy of the site does not allow their origin. One
 * warning for each origin.
 * @param allowed URLs whose origins are allowed
 * @param siteFile the file that can allow others
 */
export function disallowedImages(
  results: readonly ReadResult[],
  schemas: Schemas,
  allowed: readonly string[],
  siteFile: string,
): Warning[] {
  const known = new Set(allowed.map((url) => new URL(url).origin));
  const warnings: Warning[] = [];
  for (const result of results) {
    eachImage(result, schemas, (image, place) => {
      const origin = originOf(image);
      if (origin === undefined || known.has(origin)) return;
      known.add(origin);
      const fix = origin.startsWith('https:')
        ? `Add "${origin}" to "imageOrigins" in ${siteFile}, or move the images to the content service`
        : 'Only https can be allowed: use https in the content service, or move the images to it';
      warnings.push({
        kind: 'origins of images',
        cause: origin,
        text: `${result.source}: ${place}: browsers will not show ${image}, because the site does not allow images from ${origin}. ${fix} (${result.key})`,
      });
    });
  }
  return warnings;
}
