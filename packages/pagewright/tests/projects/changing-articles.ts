import type { IncomingMessage, ServerResponse } from 'node:http';

interface Article {
  readonly id: number;
  slug: string;
  title: string;
  text: string;
}

interface Change {
  readonly type: 'article';
  readonly slugs: readonly string[];
  readonly lists: readonly string[];
  readonly gone: readonly string[];
}

const recent = 3;
const api = '/wp-json/custom/v1/';

/** Articles of a content service that a test edits, newest first, and the changes that the service reports. */
export class ChangingArticles {
  readonly #articles: Article[] = [];
  /** The changes so far. `all` stands for a change that may concern anything. */
  readonly #changes: (Change | 'all')[] = [];
  readonly #moved: { type: string; from: string; to: string }[] = [];
  #lastId = 0;
  /** False for a service that does not report changes. */
  reportsChanges = true;

  get count(): number {
    return this.#articles.length;
  }

  /** The slug of an article. The index counts from the newest, and starts again at 0 after the last. */
  slugOf(index: number): string {
    return this.#at(index).slug;
  }

  publish(title: string): void {
    this.#lastId += 1;
    const article = {
      id: this.#lastId,
      slug: `article-${this.#lastId}`,
      title,
      text: `<p>About ${title}.</p>`,
    };
    this.#articles.unshift(article);
    this.#announce([article.slug], true);
  }

  change(index: number, title: string): void {
    const article = this.#at(index);
    article.title = title;
    article.text = `<p>Now about ${title} &amp; more.</p>`;
    this.#announce([article.slug], this.#isRecent(article));
  }

  rename(index: number, slug: string): void {
    const article = this.#at(index);
    this.#moved.push({ type: 'article', from: article.slug, to: slug });
    this.#announce([slug, article.slug], this.#isRecent(article));
    article.slug = slug;
  }

  withdraw(index: number): void {
    const article = this.#at(index);
    this.#announce([article.slug], this.#isRecent(article), true);
    this.#articles.splice(this.#articles.indexOf(article), 1);
  }

  /** A change without a name, such as an edited picture. */
  changeAnything(): void {
    this.#changes.push('all');
  }

  #at(index: number): Article {
    const article = this.#articles[index % this.#articles.length];
    if (!article) throw new Error('There is no article');
    return article;
  }

  /** True for an article that the pages of other articles list. A page never lists its own article, so its list reaches one further. */
  #isRecent(article: Article): boolean {
    return this.#articles.indexOf(article) <= recent;
  }

  #announce(slugs: readonly string[], isRecent: boolean, isGone = false): void {
    this.#changes.push({
      type: 'article',
      slugs,
      lists: isRecent ? ['article', 'article:newest'] : ['article'],
      gone: isGone ? slugs : [],
    });
  }

  /** If anything may have changed, the response names only articles that are gone. */
  #changesSince(since: string): object {
    const later = since === '' ? [] : this.#changes.slice(Number(since));
    const all = since === '' || later.includes('all');
    const named = later.filter((change) => change !== 'all');
    const isGone = ({ gone }: Change) =>
      gone.some((slug) => this.#articles.every((each) => each.slug !== slug));
    return { cursor: String(this.#changes.length), all, changes: all ? named.filter(isGone) : named };
  }

  #body(route: string, query: URLSearchParams): unknown {
    const listed = (articles: readonly Article[]) =>
      articles.map(({ id, slug, title }) => ({ id, slug, title, excerpt: `In short: ${title}` }));
    if (route === 'articles') {
      const size = Number(query.get('per_page') ?? this.#articles.length);
      const start = (Number(query.get('page') ?? 1) - 1) * size;
      return listed(this.#articles.slice(start, start + size));
    }
    if (route === 'moved-entries') return this.#moved;
    if (route === 'changes' && this.reportsChanges) return this.#changesSince(query.get('since') ?? '');
    if (route === 'exhibitions') return [{ id: 1, slug: 'ropes', title: 'Ropes' }];
    if (route === 'house') return { name: 'Example Harbour', history: ['<p>Dry since 1822.</p>'] };
    const article = this.#articles.find(({ slug }) => route === `article/${slug}`);
    if (!article) return undefined;
    const others = this.#articles.filter((each) => each !== article).slice(0, recent);
    return {
      id: article.id,
      slug: article.slug,
      hero_heading: article.title,
      details: [[{ title: 'Text', content: article.text }]],
      recent: listed(others),
    };
  }

  /** Handles a request, for `FaultyService`. */
  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.example');
    const body = pathname.startsWith(api) ? this.#body(pathname.slice(api.length), searchParams) : undefined;
    const missing = { code: 'rest_not_found', message: 'There is no such entry.', data: { status: 404 } };
    response
      .writeHead(body === undefined ? 404 : 200, {
        'Content-Type': 'application/json',
        'X-WP-TotalPages': '1',
      })
      .end(JSON.stringify(body ?? missing));
    return true;
  };
}
