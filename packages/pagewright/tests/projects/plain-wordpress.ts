import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Entry {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Its text; a sentence by default. */
  html?: string;
  /**
   * Whether visitors can see it. `hidden`: in the trash, a draft, scheduled, in review or private. `protected`: with a password. `without
   * posts`: an author without posts.
   */
  state: 'publish' | 'hidden' | 'protected' | 'deleted' | 'without posts';
}

/** The code with which each collection says that it has no entry with an id. */
const collections: Readonly<Record<string, string>> = {
  posts: 'rest_post_invalid_id',
  pages: 'rest_post_invalid_id',
  offering: 'rest_post_invalid_id',
  media: 'rest_post_invalid_id',
  categories: 'rest_term_invalid',
  users: 'rest_user_invalid_id',
};

const error = (status: number, code: string) => ({ status, body: { code, message: code, data: { status } } });

/** The public API of a WordPress without plugins: `wp/v2` with the entries of some collections. */
export class PlainWordPress {
  readonly #entries = new Map<string, Entry[]>();
  #lastId = 0;

  publish(collection: string, title: string): Entry {
    this.#lastId += 1;
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const entry: Entry = { id: this.#lastId, slug, title, state: 'publish' };
    this.#entries.set(collection, [entry, ...(this.#entries.get(collection) ?? [])]);
    return entry;
  }

  #byId(collection: string, id: number): { status: number; body: unknown } {
    const entry = this.#entries.get(collection)?.find((each) => each.id === id);
    if (!entry || entry.state === 'deleted') return error(404, collections[collection] ?? '');
    if (entry.state === 'hidden') return error(401, 'rest_forbidden');
    if (entry.state === 'without posts') return error(401, 'rest_user_cannot_view');
    return { status: 200, body: this.#body(collection, entry) };
  }

  #body(collection: string, { id, slug, title, html, state }: Entry): object {
    if (collection === 'categories' || collection === 'users')
      return { id, slug, name: title, description: `About ${title}.` };
    const isProtected = state === 'protected';
    const text = (html: string) => ({ rendered: isProtected ? '' : html, protected: isProtected });
    return {
      id,
      slug,
      status: collection === 'media' ? 'inherit' : 'publish',
      link: `https://wordpress.example/${slug}`,
      title: { rendered: isProtected ? `Protected: ${title}` : title },
      excerpt: text(`<p>About ${title}.</p>`),
      content: text(html ?? `<p>All about ${title}.</p>`),
      description: { rendered: `<p>All about ${title}.</p>` },
    };
  }

  /** Handles a request, for `FaultyService`. */
  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wordpress.example');
    const [, collection = '', id] = /^\/wp-json\/wp\/v2\/([\w-]+)(?:\/(\d+))?$/.exec(pathname) ?? [];
    if (!(collection in collections)) {
      const { status, body } = error(404, 'rest_no_route');
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      return true;
    }
    const slugs = [...searchParams].flatMap(([name, value]) => (/^slug(?:\[|$)/.test(name) ? [value] : []));
    const ids = searchParams.get('include')?.split(',');
    const all = (this.#entries.get(collection) ?? []).filter(
      ({ id, slug, state }) =>
        (state === 'publish' || state === 'protected') &&
        (slugs.length === 0 || slugs.includes(slug)) &&
        (ids === undefined || ids.includes(String(id))),
    );
    const size = Number(searchParams.get('per_page') ?? 10);
    const { status, body } =
      id === undefined
        ? { status: 200, body: all.slice(0, size).map((entry) => this.#body(collection, entry)) }
        : this.#byId(collection, Number(id));
    response
      .writeHead(status, {
        'Content-Type': 'application/json',
        ...(id === undefined
          ? { 'X-WP-Total': String(all.length), 'X-WP-TotalPages': String(Math.ceil(all.length / size)) }
          : {}),
      })
      .end(JSON.stringify(body));
    return true;
  };
}
