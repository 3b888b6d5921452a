import { isMissing, isRecord } from '../../../packages/pagewright/src/content/delivery.ts';
import { authorName } from './author-name.ts';
import { firstImage } from './first-image.ts';
import { zonedDate } from './zoned-date.ts';

function rendered(field: unknown): unknown {
  return isRecord(field) ? field.rendered : field;
}

/** The picture that WordPress embedded; in its place there may be an error or nothing. */
function embeddedMedia(entry: Record<string, unknown>): unknown {
  const embedded = isRecord(entry._embedded) ? entry._embedded['wp:featuredmedia'] : undefined;
  const media: unknown = Array.isArray(embedded) ? embedded[0] : undefined;
  return isRecord(media) && !isMissing(media.source_url) ? media : undefined;
}

/** The embedded picture, else the address beside the entry, else the first picture in its text. */
export function featuredImage(entry: Record<string, unknown>): unknown {
  const address = entry.featured_media_src_url;
  return embeddedMedia(entry) ?? (isMissing(address) ? firstImage(rendered(entry.content)) : address);
}

/** The `[…]` that WordPress sets behind an excerpt of its own making is an ellipsis. */
function excerptOf(entry: Record<string, unknown>): unknown {
  const excerpt = rendered(entry.excerpt);
  return typeof excerpt === 'string' ? excerpt.replace(/\s?\[(?:&hellip;|&#8230;|…)\]/, '…') : excerpt;
}

/** An entry of `wp/v2` as lists show it. */
export function shapeEntry(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  return {
    id: entry.id,
    slug: entry.slug,
    title: rendered(entry.title),
    excerpt: excerptOf(entry),
    featured_image: featuredImage(entry),
    date: zonedDate(entry.date, entry.date_gmt),
    author: authorName(entry),
  };
}

/** A list of `wp/v2`. */
export function shapeEntries(body: unknown): unknown {
  return Array.isArray(body) ? body.map(shapeEntry) : body;
}
