import { type ContentRequest, type ContentResponse, isMissing, isRecord } from 'pagewright/source';
import { pageOf } from '../lists/list-pages.ts';
import { authorName } from './author-name.ts';
import { excerptOf, leadOf, rendered } from './excerpt.ts';
import { firstImage } from './first-image.ts';
import { titleOf } from './made-title.ts';
import { zonedDate } from './zoned-date.ts';

/** The embedded image. WordPress embeds an error if the image is not public. */
function embeddedMedia(entry: Record<string, unknown>): unknown {
  const embedded = isRecord(entry._embedded) ? entry._embedded['wp:featuredmedia'] : undefined;
  const media: unknown = Array.isArray(embedded) ? embedded[0] : undefined;
  return isRecord(media) && !isMissing(media.source_url) ? media : undefined;
}

/** The first image in the text of an entry. In a list the companion plugin sends it instead of the text. */
function imageInText({ first_image, content }: Record<string, unknown>): unknown {
  return isMissing(first_image) ? firstImage(rendered(content)) : first_image;
}

/** The embedded image, else the URL next to the entry, else the first image in its text. */
export function featuredImage(entry: Record<string, unknown>): unknown {
  const url = entry.featured_media_src_url;
  return embeddedMedia(entry) ?? (isMissing(url) ? imageInText(entry) : url);
}

/** An entry of `wp/v2` for lists, and for its own page the `lead`: an excerpt that does not repeat the text. */
export function normalizeEntry(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  return {
    id: entry.id,
    slug: entry.slug,
    title: titleOf(entry),
    excerpt: excerptOf(entry),
    lead: leadOf(entry),
    featured_image: featuredImage(entry),
    date: zonedDate(entry.date, entry.date_gmt),
    author: authorName(entry),
  };
}

/** The `normalize` of a source that reads a list of `wp/v2`. */
export function normalizeEntries(
  body: unknown,
  _params: unknown,
  _response: ContentResponse,
  request: ContentRequest,
): unknown {
  return Array.isArray(body) ? pageOf(body, request).map(normalizeEntry) : body;
}
