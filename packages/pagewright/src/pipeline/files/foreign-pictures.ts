import type { Schemas } from '../../check/workspace.ts';
import { imagesIn, srcsetUrls } from '../../content/sanitising/html-images.ts';
import { isJson } from '../../schema/json-value.ts';
import { eachPlace } from '../../schema/literal-completion.ts';
import { groupShape, nodeOf } from '../../schema/schema-node.ts';
import { formatOf } from '../../schema/schema-words.ts';
import type { Outcome } from '../reading/content-reader.ts';
import type { Warning } from './warnings.ts';

/** How texts name pictures, by their format. */
const sourcesIn: { readonly [format: string]: (text: string) => string[] } = {
  'image-src': (text) => [text],
  srcset: srcsetUrls,
  html: imagesIn,
};

/** Calls back for each picture of a content, with its place: `sections.0.content`. */
function eachPicture(
  { source, content }: Outcome,
  { content: schemas }: Schemas,
  visit: (picture: string, place: string) => void,
): void {
  const schema = schemas.get(source);
  const node = schema && groupShape(nodeOf(schema)).members.get('content');
  if (!node || !isJson(content)) return;
  eachPlace(content, node, '', (value, at, pointer) => {
    if (typeof value !== 'string') return;
    const pictures = sourcesIn[formatOf(at) ?? '']?.(value) ?? [];
    for (const picture of pictures) visit(picture, pointer.slice(1).replaceAll('/', '.'));
  });
}

function originOf(picture: string): string | undefined {
  return /^https?:/i.test(picture) && URL.canParse(picture) ? new URL(picture).origin : undefined;
}

/**
 * Tells of pictures in content that browsers will not show, since the policy of the site admits none from their origin:
 * one line for each origin.
 * @param admitted addresses whose origins are admitted
 * @param siteFile where others can be admitted
 */
export function foreignPictures(
  outcomes: readonly Outcome[],
  schemas: Schemas,
  admitted: readonly string[],
  siteFile: string,
): Warning[] {
  const known = new Set(admitted.map((address) => new URL(address).origin));
  const warnings: Warning[] = [];
  for (const outcome of outcomes) {
    eachPicture(outcome, schemas, (picture, place) => {
      const origin = originOf(picture);
      if (origin === undefined || known.has(origin)) return;
      known.add(origin);
      const repair = origin.startsWith('https:')
        ? `Add "${origin}" to "imageOrigins" in ${siteFile}, or move the images to the content service`
        : 'Only https can be allowed: use https in the content service, or move the images to it';
      warnings.push({
        kind: 'origins of pictures',
        cause: origin,
        text: `${outcome.source}: ${place}: browsers will not show ${picture}, because the site does not allow images from ${origin}. ${repair} (${outcome.key})`,
      });
    });
  }
  return warnings;
}
