import { type ContentAdapter, type ContentRequest, isRecord, slugText } from 'pagewright/source';
import { withProtectedFields } from '../lists/protected-entries.ts';
import { isAction, withoutScript } from './permalinks.ts';
import { storedSlug } from './stored-slug.ts';

type LinkedEntries = NonNullable<ContentAdapter['linkedEntries']>;

/** What a link to WordPress names. */
interface Named {
  readonly kind: string;
  readonly id?: string;
  /** The path without a slash at its end, decoded. */
  readonly path?: string;
  /** Last part of the path, or the slug in a query. */
  readonly slug?: string;
}

/** Most ids or slugs in one request, and the most characters of all slugs, because servers limit the length of URLs. */
const maxOfRequest = 100;
const maxSlugLength = 3_000;

/** Variables of WordPress's queries with the id of an entry: https://developer.wordpress.org/reference/classes/wp_query/ */
const ids: readonly (readonly [name: string, kind: string])[] = [
  ['p', 'posts and pages'],
  ['page_id', 'posts and pages'],
  ['attachment_id', 'attachments'],
  ['cat', 'categories'],
  ['author', 'authors'],
];

/** Variables with a slug. */
const slugs: readonly (readonly [name: string, kind: string])[] = [
  ['tag', 'tags'],
  ['category_name', 'categories'],
  ['author_name', 'authors'],
  ['name', 'posts and pages'],
  ['pagename', 'posts and pages'],
];

/** First parts of WordPress's permalinks, as far as they are known without its settings. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['category', 'categories'],
  ['tag', 'tags'],
  ['author', 'authors'],
]);

const onlyWordPress = /^\/(?:wp-|xmlrpc\.php|\w[\w-]*\.php$)|(?:^|\/)feed(?:\/|$)/;
/** Further pages, and other views of an entry. */
const view = /\/(?:page\/\d+|comment-page-\d+|amp|embed)\/?$/;
const date = /^\/\d{4}(?:\/\d{1,2}){0,2}$/;

/** The characters that each item of an array takes in a URL: `&slug%5B10%5D=`. */
const arrayLength = 15;

/** Collections of `wp/v2` that have only entries of one kind. */
const ofCollection: ReadonlyMap<string, string> = new Map([
  ['wp/v2/categories', 'categories'],
  ['wp/v2/tags', 'tags'],
  ['wp/v2/users', 'authors'],
  ['wp/v2/media', 'attachments'],
]);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function plain(path: string): string {
  return decoded(withoutScript(path)).replace(/\/+$/, '');
}

function namedByQuery(query: URLSearchParams): Named | undefined {
  for (const [name, kind] of ids) {
    const id = query.get(name);
    if (id !== null && /^\d{1,18}$/.test(id)) return { kind, id };
  }
  for (const [name, kind] of slugs) {
    const slug = query.get(name)?.split('/').filter(Boolean).at(-1);
    if (slug) return { kind, slug };
  }
  return undefined;
}

/** What the path of a link names; undefined for a file, a script, a feed or the home page. */
function namedBy(address: string): Named | undefined {
  const [before = '', search = ''] = address.split('?', 2);
  if (isAction(`?${search}`)) return undefined;
  const path = plain(before).replace(view, '');
  const isHome = path === '' || path === '/index.php';
  const named = isHome ? namedByQuery(new URLSearchParams(search)) : undefined;
  if (named) return named;
  if (path === '' || onlyWordPress.test(path) || /\.(?!html?$)\w{1,5}$/.test(path)) return undefined;
  if (date.test(path)) return { kind: 'archives of a date', path };
  const [first = '', ...parts] = path.slice(1).split('/');
  const kind = parts.length > 0 ? kinds.get(first) : undefined;
  return { kind: kind ?? 'posts and pages', path, slug: (parts.at(-1) ?? first).replace(/\.html?$/, '') };
}

/** Groups of slugs, each short enough for a URL. */
function groupsOf(texts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let length = 0;
  for (const text of new Set(texts)) {
    length += encodeURIComponent(text).length + arrayLength;
    const last = groups.at(-1);
    if (last && last.length < maxOfRequest && length < maxSlugLength) last.push(text);
    else {
      groups.push([text]);
      length = encodeURIComponent(text).length;
    }
  }
  return groups;
}

/** Kinds whose path says nothing about other collections, such as `/category/news/`. */
function mayBeIn({ kind }: Named, own: string | undefined): boolean {
  if (own === undefined) return kind === 'posts and pages';
  return kind === own || kind === 'posts and pages';
}

function requests(paths: readonly string[], { path, query }: ContentRequest): readonly ContentRequest[] {
  if (!path.startsWith('wp/v2/') || query?.slug === undefined) return [];
  const own = ofCollection.get(path);
  const named = paths.map(namedBy).filter((each) => each !== undefined && mayBeIn(each, own));
  const isOfTerms = own !== undefined && own !== 'attachments';
  // The number of a post says nothing about a category.
  const byId = named.flatMap((each) =>
    each?.id !== undefined && (each.kind === own || !isOfTerms) ? [each.id] : [],
  );
  const bySlug = named.flatMap((each) => (each?.slug === undefined ? [] : [storedSlug(slugText(each.slug))]));
  const asked = (query: ContentRequest['query']) =>
    withProtectedFields({ path, query: { ...query, per_page: maxOfRequest, _fields: 'id,slug,link' } });
  return [
    ...groupsOf(byId).map((values) => asked({ include: values.join() })),
    // As an array, because a slug may contain a comma.
    ...groupsOf(bySlug).map((values) =>
      asked(Object.fromEntries(values.map((value, index) => [`slug[${index}]`, value]))),
    ),
  ];
}

/** The path of an entry's own link, below the folder of WordPress. */
function pathOfLink(link: unknown): string | undefined {
  try {
    return typeof link === 'string' ? plain(new URL(link).pathname) : undefined;
  } catch {
    return undefined;
  }
}

const isAt = (link: unknown, path: string, kind: string) => {
  const own = pathOfLink(link);
  // WordPress may be in a folder of its host, which `path` lacks. A page may be below another page, so its path may end like another's.
  return own === path || (own?.endsWith(path) === true && kind !== 'posts and pages');
};

function entryAt(address: string, body: unknown): ReturnType<LinkedEntries['entryAt']> {
  const named = namedBy(address);
  if (!named || !Array.isArray(body)) return undefined;
  const entries = body.filter(isRecord);
  const { id, path, slug = '', kind } = named;
  const found = (entry: Record<string, unknown> | undefined, isExact: boolean) =>
    entry && typeof entry.slug === 'string' ? { slug: slugText(entry.slug), isExact } : undefined;
  if (id !== undefined)
    return found(
      entries.find((entry) => String(entry.id) === id),
      true,
    );
  const exact = path === undefined ? undefined : entries.find(({ link }) => isAt(link, path, kind));
  if (exact) return found(exact, true);
  // WordPress itself redirects an old permalink to the entry with its slug.
  const same = entries.filter((entry) => slugText(entry.slug) === slugText(slug));
  const isCertain = path === undefined || kind === 'posts and pages';
  return same.length === 1 && isCertain ? found(same[0], path === undefined) : undefined;
}

/** Finds the entries that links to WordPress mean: permalinks, current or of earlier settings, and links with a number. */
export const linkedEntries: LinkedEntries = {
  kindOf: (path) => namedBy(path)?.kind,
  requests,
  entryAt,
};
