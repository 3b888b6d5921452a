import type { DemoContent, DemoEntry } from './demo-content.ts';
import { excerptHtml, paged, type RestScene } from './entry-routes.ts';
import { chooseFields } from './field-choice.ts';
import { readPaging } from './list-parameters.ts';
import type { MediaLibrary } from './media-library.ts';
import { type Json, ok, type RestAnswer, restError } from './rest-answer.ts';

const recentPosts = 4;

function notFound(): RestAnswer {
  return restError(404, 'rest_not_found', 'There is no such entry.');
}

/** WordPress's fields give `false` where an editor set nothing. */
function withoutNothing(value: unknown): unknown {
  return value === undefined ? false : value;
}

/** When and by whom, as the plugin says it: dates with their zone, `false` where there is nobody to name. */
function byline({ date, author }: DemoEntry): Json {
  const zoned = `${date}+00:00`;
  return { date: zoned, modified: zoned, author: author === '' ? false : author };
}

function listed(entry: DemoEntry, media: MediaLibrary): Json {
  const { id, slug, title, featuredImage } = entry;
  const featured_image = withoutNothing(media.expand(featuredImage));
  const { date, author } = byline(entry);
  return { id, title, excerpt: excerptHtml(entry), featured_image, slug, date, author };
}

function published(entries: readonly DemoEntry[]): DemoEntry[] {
  return entries.filter(({ isOpen }) => isOpen);
}

/** `GET custom/v1/get-homepage-content` and its like. */
export async function contentPage(
  content: DemoContent,
  name: 'homepage' | 'about' | 'contact',
  media: MediaLibrary,
): Promise<RestAnswer> {
  return ok(media.expand(await content.page(name)));
}

/** `GET custom/v1/services/{slug or id}` and its like. */
export async function contentSingle(
  content: DemoContent,
  kind: 'services' | 'industry' | 'software' | 'platform',
  wanted: string,
  media: MediaLibrary,
): Promise<RestAnswer> {
  const found = await content.single(kind, wanted);
  return found ? ok(media.expand(found)) : notFound();
}

/** `GET custom/v1/get-all-posts`: every post at once, newest first, or a page of them. */
export async function allPosts(content: DemoContent, scene: RestScene): Promise<RestAnswer> {
  const { query, media, restRoot } = scene;
  const posts = published(await content.entries('posts'));
  const isPaged = query.has('page') || query.has('per_page');
  const asked = isPaged ? readPaging(query) : { page: 1, perPage: Math.max(1, posts.length) };
  if ('body' in asked) return asked;
  const found = paged(posts, asked, `${restRoot}custom/v1/get-all-posts`, query);
  if ('body' in found) return found;
  return ok(
    found.part.map((post) => chooseFields(listed(post, media), query)),
    found.headers,
  );
}

/** `GET custom/v1/get-post-detail/{slug}`: the first element of `details` is the list of sections. */
export async function postDetail(
  content: DemoContent,
  slug: string,
  media: MediaLibrary,
): Promise<RestAnswer> {
  const posts = published(await content.entries('posts'));
  const post = posts.find((one) => one.slug === slug);
  if (!post) return notFound();
  const { hero_heading, hero_image, sections } = post.file;
  const others = posts.filter((one) => one !== post).slice(0, recentPosts);
  return ok({
    id: post.id,
    slug,
    hero_heading: hero_heading ?? post.title,
    hero_image: withoutNothing(media.expand(hero_image)),
    excerpt: excerptHtml(post),
    ...byline(post),
    details: [withoutNothing(media.expand(sections))],
    recent_posts: others.map((one) => listed(one, media)),
  });
}

/** Folders of the content, by what the site calls an entry of them. */
const movedKinds = {
  'case-study': 'case-studies',
  industry: 'industry',
  platform: 'platform',
  post: 'posts',
  service: 'services',
  software: 'software',
};

/** `GET custom/v1/moved-entries`: entries whose slug was changed. */
export async function movedEntries(content: DemoContent): Promise<RestAnswer> {
  const lists = Object.entries(movedKinds).map(async ([type, folder]) =>
    (await content.moved(folder)).map((entry) => ({ type, ...entry })),
  );
  return ok((await Promise.all(lists)).flat());
}
