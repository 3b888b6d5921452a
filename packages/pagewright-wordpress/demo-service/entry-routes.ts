import type { DemoEntry } from './demo-content.ts';
import { chooseFields, embedsRelation } from './field-choice.ts';
import { type ListParameters, type Paging, type Query, readListParameters } from './list-parameters.ts';
import { type MediaLibrary, mediaEntry } from './media-library.ts';
import { type Json, ok, type RestAnswer, restError } from './rest-answer.ts';

/** What an answer of `wp/v2` is made of. */
export interface RestScene {
  readonly query: Query;
  readonly media: MediaLibrary;
  /** Full address that ends in `/wp-json/`. */
  readonly restRoot: string;
}

/** A kind of entry: its last part of the address below `wp/v2/`, and its name in `type`. */
export interface EntryKind {
  readonly base: string;
  readonly type: string;
}

const excerptWords = 55;

/** The excerpt that WordPress makes where an editor wrote none. */
export function excerptHtml({ excerpt, content }: DemoEntry): string {
  if (excerpt !== '') return excerpt.startsWith('<') ? excerpt : `<p>${excerpt}</p>\n`;
  const words = content
    .replace(/<[^>]*>/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return '';
  return `<p>${words.slice(0, excerptWords).join(' ')}${words.length > excerptWords ? ' [&hellip;]' : ''}</p>\n`;
}

/** The account of an author, as far as visitors see it. */
function accountOf(name: string) {
  return { name, slug: name.toLowerCase().replaceAll(' ', '-') };
}

function embedded(entry: DemoEntry, scene: RestScene, wants: (relation: string) => boolean): Json {
  const picture = scene.media.find(entry.featuredImage);
  const author = { id: 1, ...accountOf(entry.author || 'Editor'), _links: {} };
  const category = { id: 1, name: 'Insights', slug: 'insights', taxonomy: 'category', _links: {} };
  const relations: [string, unknown][] = [['author', [author]]];
  if (picture) relations.push(['wp:featuredmedia', [mediaEntry(picture, scene.restRoot)]]);
  relations.push(['wp:term', [[category], []]]);
  return Object.fromEntries(relations.filter(([relation]) => wants(relation)));
}

function restEntry(entry: DemoEntry, { base, type }: EntryKind, scene: RestScene): unknown {
  const { id, slug, date, title, content, featuredImage } = entry;
  const { restRoot, media, query } = scene;
  const picture = media.find(featuredImage);
  const address = `${restRoot}wp/v2/${base}`;
  const wants = embedsRelation(query);
  const along = embedded(entry, scene, wants);
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
    author: 1,
    featured_media: picture?.id ?? 0,
    featured_media_src_url: picture?.address ?? (typeof featuredImage === 'string' ? featuredImage : false),
    template: '',
    meta: [],
    categories: [1],
    tags: [],
    _links: {
      self: [{ href: `${address}/${id}` }],
      collection: [{ href: address }],
      author: [{ ...link, href: `${restRoot}wp/v2/users/1` }],
      ...(picture ? { 'wp:featuredmedia': [{ ...link, href: `${restRoot}wp/v2/media/${picture.id}` }] } : {}),
      'wp:term': [{ ...link, taxonomy: 'category', href: `${restRoot}wp/v2/categories?post=${id}` }],
    },
    ...(Object.keys(along).length > 0 ? { _embedded: along } : {}),
  };
  return chooseFields(whole, query);
}

function keyOf(entry: DemoEntry, orderBy: string): string | number {
  if (orderBy === 'title') return entry.title.toLowerCase();
  if (orderBy === 'slug') return entry.slug;
  return orderBy === 'id' ? entry.id : `${entry.date} ${String(entry.id).padStart(9, '0')}`;
}

/** True when each word of a search stands in title, excerpt or text, tags and addresses of links included. */
function holds({ title, excerpt, content }: DemoEntry, search: string): boolean {
  const text = `${title} ${excerpt} ${content}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function chosen(entries: readonly DemoEntry[], asked: ListParameters): DemoEntry[] {
  const { slugs, include, exclude, search, order, orderBy } = asked;
  const found = entries.filter(
    (entry) =>
      entry.isOpen &&
      (slugs === undefined || slugs.length === 0 || slugs.includes(entry.slug)) &&
      (include.length === 0 || include.includes(entry.id)) &&
      !exclude.includes(entry.id) &&
      holds(entry, search),
  );
  const listed = orderBy === 'include' ? include : orderBy === 'include_slugs' ? slugs : undefined;
  if (listed) {
    const place = (entry: DemoEntry) => listed.findIndex((one) => one === entry.id || one === entry.slug);
    return found.sort((a, b) => place(a) - place(b));
  }
  const direction = order === 'asc' ? 1 : -1;
  return found.sort((a, b) => {
    const [left, right] = [keyOf(a, orderBy), keyOf(b, orderBy)];
    return left === right ? 0 : (left < right ? -1 : 1) * direction;
  });
}

/** Headers of a list, and the part that was asked for. */
export function paged<Entry>(
  found: readonly Entry[],
  asked: Paging & { readonly offset?: number | undefined },
  address: string,
  query: Query,
) {
  const { page, perPage, offset } = asked;
  const pages = Math.ceil(found.length / perPage);
  if (page > pages && found.length > 0 && offset === undefined) {
    const message = 'The page number requested is larger than the number of pages available.';
    return restError(400, 'rest_post_invalid_page_number', message);
  }
  const start = offset ?? (page - 1) * perPage;
  const addressOf = (number: number) => {
    const search = new URLSearchParams(
      [...query].flatMap(([name, values]) => values.map((value) => [name, value])),
    );
    search.set('page', String(number));
    return `<${address}?${search}>`;
  };
  const links = [
    ...(page > 1 ? [`${addressOf(page - 1)}; rel="prev"`] : []),
    ...(page < pages ? [`${addressOf(page + 1)}; rel="next"`] : []),
  ];
  return {
    part: found.slice(start, start + perPage),
    headers: {
      'X-WP-Total': String(found.length),
      'X-WP-TotalPages': String(pages),
      ...(links.length > 0 ? { Link: links.join(', ') } : {}),
    },
  };
}

/** `GET wp/v2/posts` and its like. */
export function entryList(entries: readonly DemoEntry[], kind: EntryKind, scene: RestScene): RestAnswer {
  const asked = readListParameters(scene.query, 'publish');
  if ('body' in asked) return asked;
  const listed = paged(chosen(entries, asked), asked, `${scene.restRoot}wp/v2/${kind.base}`, scene.query);
  if ('body' in listed) return listed;
  return ok(
    listed.part.map((entry) => restEntry(entry, kind, scene)),
    listed.headers,
  );
}

/** `GET wp/v2/posts/{id}` and its like. */
export function entryByNumber(
  entries: readonly DemoEntry[],
  id: number,
  kind: EntryKind,
  scene: RestScene,
): RestAnswer {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return restError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  if (!entry.isOpen) return restError(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  if (scene.query.get('context')?.at(-1) === 'edit') {
    return restError(401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit this post.');
  }
  return ok(restEntry(entry, kind, scene));
}
