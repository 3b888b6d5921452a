import { isRecord } from 'pagewright/source';
import { attribute } from '../markup/html-attribute.ts';
import type { FieldMap } from './map-fields.ts';

/** Title, description, share image and `noindex` that an editor set in Yoast SEO, which adds them to each entry of `wp/v2`. */
export const yoastHead: FieldMap = {
  title: ['yoast_head_json.title', 'yoast_head_json.og_title'],
  description: ['yoast_head_json.description', 'yoast_head_json.og_description'],
  image: 'yoast_head_json.og_image.0',
  noindex: { path: 'yoast_head_json.robots.index', equals: 'noindex' },
};

/** Title, description, share image and `noindex` in the response of SEOPress's `seopress/v1/posts/by-url`. */
export const seoPressHead: FieldMap = {
  title: ['data.title', 'data.og.title'],
  description: ['data.description', 'data.og.description'],
  image: { fields: { url: 'data.og.image', width: 'data.og.image_width', height: 'data.og.image_height' } },
  noindex: { path: 'data.robots.noindex', equals: true },
};

/** The same fields of The SEO Framework, in the `meta` of an entry of `wp/v2`, if WordPress serves them there. */
export const seoFrameworkHead: FieldMap = {
  title: ['meta._genesis_title', 'meta._open_graph_title'],
  description: ['meta._genesis_description', 'meta._open_graph_description'],
  image: 'meta._social_image_url',
  noindex: { path: 'meta._genesis_noindex', equals: '1' },
};

/** The content of the first meta element with one of these names. */
function metaContent(elements: readonly string[], ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = elements.find((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name));
    if (found !== undefined) return attribute(found, 'content');
  }
  return undefined;
}

/**
 * Title, description, share image and `noindex` in the response of Rank Math's `rankmath/v1/getHead`. Text keeps its character
 * references, which the decoder replaces. Returns a response without a head unchanged. Never throws.
 */
export function rankMathHead(response: unknown): unknown {
  if (!isRecord(response) || typeof response.head !== 'string') return response;
  const { head } = response;
  const elements = head.match(/<meta\s[^>]*>/gi) ?? [];
  const url = metaContent(elements, 'og:image');
  return {
    title: /<title[^>]*>([^<]*)<\/title>/i.exec(head)?.[1],
    description: metaContent(elements, 'description', 'og:description'),
    ...(/\bnoindex\b/.test(metaContent(elements, 'robots') ?? '') ? { noindex: true } : {}),
    ...(url === undefined
      ? {}
      : {
          image: {
            url,
            alt: metaContent(elements, 'og:image:alt'),
            width: metaContent(elements, 'og:image:width'),
            height: metaContent(elements, 'og:image:height'),
          },
        }),
  };
}
