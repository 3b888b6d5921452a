import { firstImage } from '../src/entries/first-image.ts';
import type { DemoEntry } from './demo-content.ts';
import { chooseFields, embedsRelation } from './field-choice.ts';
import { type ListParameters, type Paging, type Query, readListParameters } from './list-parameters.ts';
import { type MediaLibrary, mediaEntry } from './media-library.ts';
import { postFacts } from './reading.ts';
import { type Json, ok, type RestResponse, restError } from './rest-response.ts';

/** What a route of `wp/v2` needs in addition to the request. */
export interface RestContext {
  readonly query: Query;
  readonly media: MediaLibrary;
  /** URL that ends in `/wp-json/`. */
  readonly restRoot: string;
}

/** A post type that `wp/v2` serves. */
export interface PostType {
  /** Last part of its path below `wp/v2/`. */
  readonly base: string;
  /** Its name in `type`. */
  readonly type: string;
  /** Folder of the demo content. */
  readonly folder: string;
  /** Properties that the files add to the fields of WordPress. */
  readonly fields: readonly string[];
}

const excerptWords = 55;

const blockEnd = '</(?:h[1-6]|p|li|dt|dd|td|th|figcaption|caption|blockquote)>';
const inlineEnds = '(?:</(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)>)*';
const withoutStop = new RegExp(`([\\p{L}\\p{N}%][”’"')\\]]*)(${inlineEnds}\\s*${blockEnd})`, 'gu');

/**
 * Ends headings and paragraphs with a full stop, so that one does not run into the next. The plugin does the same
 * (`inc/rest/excerpts.php`).
 */
function withStops(html: string): string {
  return html.replace(withoutStop, '$1.$2').replace(new RegExp(blockEnd, 'g'), '$& ');
}

/** The excerpt that somebody wrote; empty without one. */
export function writtenExcerpt({ excerpt }: DemoEntry): string {
  return excerpt === '' || excerpt.startsWith('<') ? excerpt : `<p>${excerpt}</p>\n`;
}

/** The excerpt; without one, the first words of the content, as WordPress generates it with the plugin. */
export function excerptHtml(entry: DemoEntry): string {
  if (entry.excerpt !== '') return writtenExcerpt(entry);
  const words = withStops(entry.content)
    .replace(/<[^>]*>/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return '';
  return `<p>${words.slice(0, excerptWords).join(' ')}${words.length > excerptWords ? ' [&hellip;]' : ''}</p>\n`;
}

/** The public part of an author's account. */
function accountOf(name: string) {
  return { name, slug: name.toLowerCase().replaceAll(' ', '-') };
}

function embedded(entry: DemoEntry, context: RestContext, wants: (relation: string) => boolean): Json {
  const image = context.media.find(entry.featuredImage);
  const author = { id: 1, ...accountOf(entry.author || 'Editor'), _links: {} };
  const category = { id: 1, name: 'Uncategorized', slug: 'uncategorized', taxonomy: 'category', _links: {} };
  const relations: [string, unknown][] = [['author', [author]]];
  if (image) relations.push(['wp:featuredmedia', [mediaEntry(image, context.restRoot)]]);
  relations.push(['wp:term', [[category], []]]);
  return Object.fromEntries(relations.filter(([relation]) => wants(relation)));
}

function restEntry(entry: DemoEntry, { base, type, fields }: PostType, context: RestContext): unknown {
  const { id, slug, date, title, content, featuredImage, file } = entry;
  const { restRoot, media, query } = context;
  const image = media.find(featuredImage);
  const collection = `${restRoot}wp/v2/${base}`;
  const wants = embedsRelation(query);
  const embeddedEntries = embedded(entry, context, wants);
  const link = { embeddable: true };
  const whole: Json = {
    id,
    date,
    date_gmt: date,
    guid: { rendered: `${new URL('/', restRoot)}?p=${id}` },
    modified: date,
    modified_gmt: date,
    slug,
    status: entry.status,
    type,
    link: new URL(`/${slug}/`, restRoot).href,
    title: { rendered: title },
    content: { rendered: media.sized(content), protected: false },
    excerpt: { rendered: excerptHtml(entry), protected: false },
    written_excerpt: writtenExcerpt(entry),
    author: 1,
    featured_media: image?.id ?? 0,
    featured_media_src_url: image?.src ?? (typeof featuredImage === 'string' ? featuredImage : false),
    first_image: firstImage(media.sized(content)) ?? false,
    ...Object.fromEntries(fields.map((name) => [name, media.expand(file[name]) ?? false])),
    ...(base === 'posts' ? postFacts(entry) : {}),
    template: '',
    meta: [],
    categories: [1],
    tags: [],
    _links: {
      self: [{ href: `${collection}/${id}` }],
      collection: [{ href: collection }],
      author: [{ ...link, href: `${restRoot}wp/v2/users/1` }],
      ...(image ? { 'wp:featuredmedia': [{ ...link, href: `${restRoot}wp/v2/media/${image.id}` }] } : {}),
      'wp:term': [{ ...link, taxonomy: 'category', href: `${restRoot}wp/v2/categories?post=${id}` }],
    },
    ...(Object.keys(embeddedEntries).length > 0 ? { _embedded: embeddedEntries } : {}),
  };
  return chooseFields(whole, query);
}

function sortKey(entry: DemoEntry, orderBy: string): string | number {
  if (orderBy === 'title') return entry.title.toLowerCase();
  if (orderBy === 'slug') return entry.slug;
  return orderBy === 'id' ? entry.id : `${entry.date} ${String(entry.id).padStart(9, '0')}`;
}

/** True if the title, the excerpt or the HTML contains each word of a search. Tags and URLs of links count. */
function matches({ title, excerpt, content }: DemoEntry, search: string): boolean {
  const text = `${title} ${excerpt} ${content}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function select(entries: readonly DemoEntry[], parameters: ListParameters): DemoEntry[] {
  const { slugs, include, exclude, search, order, orderBy } = parameters;
  const found = entries.filter(
    (entry) =>
      entry.isPublic &&
      (slugs === undefined || slugs.length === 0 || slugs.includes(entry.slug)) &&
      (include.length === 0 || include.includes(entry.id)) &&
      !exclude.includes(entry.id) &&
      matches(entry, search),
  );
  const explicitOrder = orderBy === 'include' ? include : orderBy === 'include_slugs' ? slugs : undefined;
  if (explicitOrder) {
    const place = (entry: DemoEntry) =>
      explicitOrder.findIndex((each) => each === entry.id || each === entry.slug);
    return found.sort((a, b) => place(a) - place(b));
  }
  const direction = order === 'asc' ? 1 : -1;
  return found.sort((a, b) => {
    const [left, right] = [sortKey(a, orderBy), sortKey(b, orderBy)];
    return left === right ? 0 : (left < right ? -1 : 1) * direction;
  });
}

/** The requested page of a list, and its headers; an error past the last page. */
export function paged<Entry>(
  entries: readonly Entry[],
  paging: Paging & { readonly offset?: number | undefined },
  url: string,
  query: Query,
) {
  const { page, perPage, offset } = paging;
  const pages = Math.ceil(entries.length / perPage);
  if (page > pages && entries.length > 0 && offset === undefined) {
    const message = 'The page number requested is larger than the number of pages available.';
    return restError(400, 'rest_post_invalid_page_number', message);
  }
  const start = offset ?? (page - 1) * perPage;
  const linkTo = (number: number) => {
    const search = new URLSearchParams(
      [...query].flatMap(([name, values]) => values.map((value) => [name, value])),
    );
    search.set('page', String(number));
    return `<${url}?${search}>`;
  };
  const links = [
    ...(page > 1 ? [`${linkTo(page - 1)}; rel="prev"`] : []),
    ...(page < pages ? [`${linkTo(page + 1)}; rel="next"`] : []),
  ];
  return {
    items: entries.slice(start, start + perPage),
    headers: {
      'X-WP-Total': String(entries.length),
      'X-WP-TotalPages': String(pages),
      ...(links.length > 0 ? { Link: links.join(', ') } : {}),
    },
  };
}

/** `GET wp/v2/{base}`. */
export function entryList(
  entries: readonly DemoEntry[],
  postType: PostType,
  context: RestContext,
): RestResponse {
  const parameters = readListParameters(context.query, 'publish');
  if ('body' in parameters) return parameters;
  const url = `${context.restRoot}wp/v2/${postType.base}`;
  const result = paged(select(entries, parameters), parameters, url, context.query);
  if ('body' in result) return result;
  return ok(
    result.items.map((entry) => restEntry(entry, postType, context)),
    result.headers,
  );
}

/** `GET wp/v2/{base}/{id}`. */
export function entryById(
  entries: readonly DemoEntry[],
  id: number,
  postType: PostType,
  context: RestContext,
): RestResponse {
  const entry = entries.find((each) => each.id === id);
  if (!entry) return restError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  if (!entry.isPublic) return restError(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  if (context.query.get('context')?.at(-1) === 'edit') {
    return restError(401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit this post.');
  }
  return ok(restEntry(entry, postType, context));
}
