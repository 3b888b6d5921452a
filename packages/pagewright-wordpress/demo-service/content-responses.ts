import { slugText } from 'pagewright/source';
import type { ContentType } from '../src/site-types/content-model.ts';
import type { DemoContent, DemoEntry } from './demo-content.ts';
import { excerptHtml, paged, type RestContext, writtenExcerpt } from './entry-routes.ts';
import { chooseFields } from './field-choice.ts';
import { readPaging } from './list-parameters.ts';
import type { MediaLibrary } from './media-library.ts';
import { type Grouping, groupsOf, postGroups, selectedPosts } from './post-groups.ts';
import { minutesOf, postFacts } from './reading.ts';
import { isRecord, type Json, ok, type RestResponse, restError } from './rest-response.ts';

const recentPosts = 4;

function notFound(): RestResponse {
  return restError(404, 'rest_not_found', 'There is no such entry.');
}

/** WordPress sends `false` for a field that an editor left empty. */
function orFalse(value: unknown): unknown {
  return value === undefined ? false : value;
}

/** Dates with their zone, and the author, as the plugin sends them; `false` without an author. */
function byline({ date, author }: DemoEntry): Json {
  const zoned = `${date}+00:00`;
  return { date: zoned, modified: zoned, author: author === '' ? false : author };
}

/** The excerpt as the plugin sends it, without brackets around its ellipsis. */
const servedExcerpt = (entry: DemoEntry) => excerptHtml(entry).replace(' [&hellip;]', '&hellip;');

function listItem(entry: DemoEntry, media: MediaLibrary): Json {
  const { id, slug, title, featuredImage } = entry;
  const featured_image = orFalse(media.expand(featuredImage));
  const { date, author } = byline(entry);
  const listed = { id, title, excerpt: servedExcerpt(entry), featured_image, slug, date, author };
  return { ...listed, ...postFacts(entry) };
}

/** The fields of an entry, with its images as media objects. */
function expanded(file: Json, media: MediaLibrary): Json {
  const fields = media.expand(file);
  return isRecord(fields) ? fields : {};
}

async function publicPosts(content: DemoContent): Promise<DemoEntry[]> {
  return (await content.entries('posts')).filter((post) => post.isPublic);
}

/** The fields of a page: `GET custom/v1/<route>`. */
export async function pageResponse(
  content: DemoContent,
  file: string,
  { query, media }: RestContext,
): Promise<RestResponse> {
  const fields = media.expand(await content.page(file));
  return ok(isRecord(fields) ? chooseFields(fields, query) : fields);
}

/** The fields of an entry: `GET custom/v1/<route>/<slug>`. */
export async function entryResponse(
  content: DemoContent,
  { folder, slug, acceptsId }: { folder: string; slug: string; acceptsId: boolean },
  media: MediaLibrary,
): Promise<RestResponse> {
  const entry = await content.entry(folder, slug, acceptsId);
  return entry ? ok(media.expand(entry)) : notFound();
}

/** A page of the entries of a content type, oldest first, so that new entries come last: `GET custom/v1/<route>`. */
export async function entryListResponse(
  content: DemoContent,
  { folder, route }: { folder: string; route: string },
  { query, media, restRoot }: RestContext,
): Promise<RestResponse> {
  const paging = readPaging(query);
  if ('body' in paging) return paging;
  const entries = (await content.entries(folder))
    .filter((entry) => entry.isPublic)
    .sort((one, other) => one.date.localeCompare(other.date) || one.id - other.id);
  const result = paged(entries, paging, `${restRoot}custom/v1/${route}`, query);
  if ('body' in result) return result;
  return ok(
    result.items.map(({ id, slug, title, file }) =>
      chooseFields({ ...expanded(file, media), id, slug, title }, query),
    ),
    result.headers,
  );
}

/** All posts, newest first, or one page of them. */
export async function postListResponse(
  content: DemoContent,
  route: string,
  { query, media, restRoot }: RestContext,
): Promise<RestResponse> {
  const posts = selectedPosts(await publicPosts(content), query);
  const isPaged = query.has('page') || query.has('per_page');
  const paging = isPaged ? readPaging(query) : { page: 1, perPage: Math.max(1, posts.length) };
  if ('body' in paging) return paging;
  const result = paged(posts, paging, `${restRoot}custom/v1/${route}`, query);
  if ('body' in result) return result;
  return ok(
    result.items.map((post) => chooseFields(listItem(post, media), query)),
    result.headers,
  );
}

/** The topics, tags or authors of posts, or only the one that a request names: `GET custom/v1/post-topics?slug=`. */
export async function postGroupsResponse(
  content: DemoContent,
  by: Grouping,
  { query }: RestContext,
): Promise<RestResponse> {
  const slug = query.get('slug')?.at(-1);
  const groups = postGroups(await publicPosts(content), by);
  return ok(groups.filter((group) => slug === undefined || group.slug === slugText(slug)));
}

/** A post with its sections, which are the first item of `details`. */
export async function postResponse(
  content: DemoContent,
  slug: string,
  media: MediaLibrary,
): Promise<RestResponse> {
  const posts = await publicPosts(content);
  const post = posts.find((each) => each.slug === slug);
  if (!post) return notFound();
  const { hero_heading, hero_image, sections, seo } = post.file;
  const others = posts.filter((each) => each !== post).slice(0, recentPosts);
  return ok({
    id: post.id,
    slug,
    hero_heading: hero_heading ?? post.title,
    hero_image: orFalse(media.expand(hero_image)),
    excerpt: servedExcerpt(post),
    written_excerpt: writtenExcerpt(post),
    ...byline(post),
    minutes: minutesOf(post),
    topics: groupsOf(post, 'topic'),
    tags: groupsOf(post, 'tag'),
    authors: groupsOf(post, 'author'),
    seo: orFalse(media.expand(seo)),
    details: [orFalse(media.expand(sections))],
    recent_posts: others.map((each) => listItem(each, media)),
  });
}

/** Entries whose slug has changed: `GET custom/v1/moved-entries`. */
export async function movedResponse(
  content: DemoContent,
  types: readonly ContentType[],
): Promise<RestResponse> {
  const lists = types
    .filter(({ kind }) => kind !== 'page')
    .map(async ({ source, demo }) =>
      (await content.moved(demo)).map((entry) => ({ type: source, ...entry })),
    );
  return ok((await Promise.all(lists)).flat());
}
