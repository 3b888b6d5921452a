/** The fields of a single entry, served at `custom/v1/<route>`. */
interface PageType {
  readonly kind: 'page';
  /** Name in the admin menu, such as `Home page`. */
  readonly label: string;
  readonly route: string;
  /** Post type in WordPress, at most 20 characters; `pagewright_<source>` by default. */
  readonly postType?: string;
  /** Demo content: the name of a file without `.json`; the name of the source by default. */
  readonly demo?: string;
}

/** Entries with fields, each served at `custom/v1/<route>/<slug>`. */
interface EntryType {
  readonly kind: 'entries';
  /** Name in the admin menu, such as `Services`. */
  readonly label: string;
  /** Name of one entry, such as `Service`. */
  readonly singular: string;
  readonly route: string;
  /** What identifies an entry in the path. */
  readonly by: 'slug' | 'slug-or-id';
  /** The source that reads the list of entries, `custom/v1/<route>`. Its schema declares which fields of an entry the list contains. */
  readonly list?: { readonly source: string };
  /** Post type in WordPress, at most 20 characters; `pagewright_<source>` by default. */
  readonly postType?: string;
  /** Demo content: a folder; the route by default. */
  readonly demo?: string;
}

/** WordPress's own posts with fields for their sections, served at `custom/v1/<route>/<slug>` besides `wp/v2/posts`. */
interface PostsType {
  readonly kind: 'posts';
  readonly route: string;
  /** The list of all posts, `custom/v1/<route>`, and the source that reads it. */
  readonly list: { readonly source: string; readonly route: string };
}

/** Entries that are written in the block editor and served at `wp/v2/<postType>`. */
interface EditorType {
  readonly kind: 'post-type';
  /** Post type in WordPress and last part of its path, at most 20 characters. */
  readonly postType: string;
  /** Name in the admin menu, such as `Events`. */
  readonly label: string;
  /** Name of one entry, such as `Event`. */
  readonly singular: string;
  /** Dashicon of the admin menu. */
  readonly icon?: string;
  /** Properties of its schema that editors fill in below the text, such as `seo`. Each is a property of the entries in `wp/v2`. */
  readonly fields?: readonly string[];
  /** Demo content: a folder; the post type by default. */
  readonly demo?: string;
}

/**
 * The content types of a site, each by the name of the source that reads one entry. The schema of that source,
 * `schemas/content/<source>.json`, declares the fields.
 */
export type ContentTypes = Readonly<Record<string, PageType | EntryType | PostsType | EditorType>>;

interface Stored {
  readonly source: string;
  readonly postType: string;
  /** File or folder of the demo content. */
  readonly demo: string;
}

/** A content type with its defaults. */
export type ContentType = (PageType | EntryType | PostsType | EditorType) & Stored;

const longestPostType = 20;

function routesOf(type: ContentTypes[string]): string[] {
  if (type.kind === 'post-type') return [];
  return type.kind === 'posts' ? [type.route, type.list.route] : [type.route];
}

function checkRoutes(source: string, type: ContentTypes[string]): void {
  for (const route of routesOf(type))
    if (!/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/.test(route))
      throw new Error(
        `Content type ${source}: the route "${route}" is not valid. A route is a path below custom/v1/, such as "services": lower-case letters, digits, hyphens and underscores, without a slash at the start or end.`,
      );
}

function postTypeOf(source: string, type: ContentTypes[string]): string {
  if (type.kind === 'posts') return 'post';
  const postType = type.postType ?? `pagewright_${source}`;
  if (postType.length > longestPostType || !/^[a-z0-9_-]+$/.test(postType))
    throw new Error(
      `Content type ${source}: the post type "${postType}" is not valid. A post type has 1 to ${longestPostType} lower-case letters, digits, hyphens or underscores. Set a valid one with "postType".`,
    );
  return postType;
}

function demoOf(source: string, type: ContentTypes[string], postType: string): string {
  if (type.kind === 'posts') return 'posts';
  if (type.demo !== undefined) return type.demo;
  if (type.kind === 'page') return source;
  return type.kind === 'entries' ? type.route : postType;
}

/** Adds the defaults. Throws an Error if WordPress would not accept the post type or the route of a content type. */
export function resolveContentTypes(types: ContentTypes): readonly ContentType[] {
  return Object.entries(types).map(([source, type]) => {
    checkRoutes(source, type);
    const postType = postTypeOf(source, type);
    return { ...type, source, postType, demo: demoOf(source, type, postType) };
  });
}
