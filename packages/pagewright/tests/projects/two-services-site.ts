import type { IncomingHttpHeaders, Server } from 'node:http';
import { closeServer, listen } from '../../src/node/serving/static-server.ts';
import { SmallSite } from './small-site.ts';

/** A request that a service has received. */
interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A content service with plain JSON. With credentials, it answers only requests that have them. */
export class JsonService {
  /** Undefined for a public service. */
  credentials: string | undefined;
  /** What it answers, by path. */
  content: Record<string, unknown>;
  received: Received[] = [];
  /** Answers every request with this status instead, or not at all. */
  fault: number | 'silent' | undefined;
  /** Redirects every request to this URL instead. */
  redirect: string | undefined;
  url = '';
  #server: Server | undefined;

  constructor(credentials: string, content: Record<string, unknown>) {
    this.credentials = credentials;
    this.content = content;
  }

  async start(): Promise<this> {
    const { server, address } = await listen((request, response) => {
      const { url = '', headers } = request;
      this.received.push({ url, headers });
      if (this.fault === 'silent') return void request.socket.destroy();
      const found = this.content[url];
      const isAllowed = this.credentials === undefined || headers.authorization === this.credentials;
      const status = this.fault ?? (!isAllowed ? 401 : found === undefined ? 404 : 200);
      if (this.redirect !== undefined) response.writeHead(302, { Location: this.redirect + url }).end();
      else
        response
          .writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
          .end(JSON.stringify(status === 200 ? found : { message: `status ${status}` }));
    }, 0);
    this.#server = server;
    this.url = address;
    return this;
  }

  /** The values of a header in all requests since the last call. */
  seen(header: string): readonly (string | undefined)[] {
    const values = this.received.map(({ headers }) => headers[header]);
    return [...new Set(values.map((value) => (value === undefined ? undefined : String(value))))];
  }

  async close(): Promise<void> {
    if (this.#server) await closeServer(this.#server);
  }
}

const field = (title: string, more: object = {}) => ({
  title,
  description: `${title}.`,
  type: 'string',
  ...more,
});
const slug = field('Slug', { format: 'slug' });
const entry = {
  title: 'Show',
  description: 'A show.',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'slug', 'name'],
  properties: {
    id: { title: 'Id', description: 'Its id.', type: 'integer' },
    slug,
    name: field('Name', { minLength: 1 }),
    // The service calls it hall.
    saal: field('Hall', { minLength: 1 }),
  },
};

const schemaOf = (title: string, params: object, required: readonly string[], content: object) =>
  JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: `${title} of the ticket office.`,
    type: 'object',
    additionalProperties: false,
    required: ['params', 'content'],
    properties: {
      params: {
        title: `${title} params`,
        description: 'Params of the source.',
        type: 'object',
        additionalProperties: false,
        required,
        properties: params,
      },
      content,
    },
  });

const sourceOf = (name: string, more: string) => `import { jsonApi, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-${name}.ts';

export default { api: jsonApi('JSON'), ${more}, decode };
`;

const list = "request: () => ({ path: 'events' }), listOf: 'event'";
const one =
  "request: ({ slug }) => ({ path: 'events/' + slugPart(slug) }), namesEntry: true, entryType: 'event'";

/** The files of a site that takes its articles from one service and its shows from another, both at the same paths. */
const files: Readonly<Record<string, string>> = {
  'pagewright.config.ts': `import { defineProject } from 'pagewright/project';

export default defineProject({
  siteUrl: 'https://theatre.example',
  content: { setting: 'HOUSE_URL', name: 'House', baseOf: (value) => value },
  services: { tickets: { setting: 'TICKETS_URL', name: 'Ticket office' } },
});
`,
  'src/sources/museum-content.ts': `import { jsonApi } from 'pagewright/source';

export const content = { api: jsonApi('JSON'), previewPath: '/preview' };
`,
  'src/sources/articles.ts': sourceOf('articles', list),
  'src/sources/article.ts': sourceOf('article', one),
  'src/sources/shows.ts': sourceOf('shows', `service: 'tickets', ${list}`),
  'src/sources/show.ts': sourceOf('show', `service: 'tickets', ${one}`),
  'schemas/content/shows.json': schemaOf('Shows', {}, [], {
    title: 'Shows content',
    description: 'All shows.',
    type: 'array',
    items: entry,
  }),
  'schemas/content/show.json': schemaOf('Show', { slug }, ['slug'], { ...entry, title: 'Show content' }),
};

const cards = (query: string, title: string, folder: string, more: object = {}) => ({
  type: 'teasers',
  id: query,
  props: {
    heading: query,
    cards: [
      { each: `{${query}}`, show: { title: `{item.${title}}`, href: `/${folder}/{item.slug}`, ...more } },
    ],
  },
});

const failed = { title: 'It could not be loaded', retry: 'Try again' };

const pages = {
  home: {
    route: '/',
    head: { title: 'Home', description: 'Both.' },
    data: { articles: { source: 'articles', failed }, shows: { source: 'shows', failed } },
    blocks: [
      { type: 'masthead', props: { title: 'Home' } },
      { ...cards('articles', 'title', 'journal'), optional: true },
      {
        ...cards('shows', 'name', 'shows', { text: { from: '{item.saal}', default: '-' } }),
        optional: true,
      },
    ],
  },
  show: {
    route: '/shows/:slug',
    params: { slug: [{ each: '{shows}', show: '{item.slug}' }] },
    head: { title: { from: '{show.name}', default: 'Show' }, description: 'A show.' },
    data: { show: { source: 'show', params: { slug: '{route.slug}' } }, shows: { source: 'shows' } },
    blocks: [{ type: 'masthead', props: { title: { from: '{show.name}', default: 'Show' } } }],
  },
  article: {
    route: '/journal/:slug',
    params: { slug: [{ each: '{articles}', show: '{item.slug}' }] },
    head: { title: { from: '{article.hero_heading}', default: 'Article' }, description: 'An article.' },
    data: {
      article: { source: 'article', params: { slug: '{route.slug}' } },
      articles: { source: 'articles' },
    },
    blocks: [{ type: 'masthead', props: { title: { from: '{article.hero_heading}', default: 'Article' } } }],
  },
};

/** A site with two content services. */
export function theatreSite(): SmallSite {
  const site = new SmallSite();
  for (const [file, text] of Object.entries(files)) site.write(file, text);
  for (const [name, page] of Object.entries(pages))
    site.write(`page-configs/${name}.json`, JSON.stringify(page));
  site.edit('src/sources/museum-sources.ts', (text) =>
    text
      .replace(
        'import topic from',
        "import show from './show.ts';\nimport shows from './shows.ts';\nimport topic from",
      )
      .replace('  topic,\n', '  show,\n  shows,\n  topic,\n'),
  );
  return site;
}

/** The content of both services: an event of each has the same slug. */
export const houseContent = () => ({
  '/events': [
    { id: 1, slug: 'hamlet', title: 'Hamlet in rehearsal' },
    { id: 2, slug: 'attic', title: 'The attic' },
  ],
  '/events/hamlet': { hero_heading: 'Hamlet in rehearsal' },
  '/events/attic': { hero_heading: 'The attic' },
});
export const ticketContent = () => ({
  '/events': [
    { id: 7, slug: 'hamlet', name: 'Hamlet, 12 June', hall: 'Main stage' },
    { id: 8, slug: 'tempest', name: 'The Tempest, 14 June', hall: 'Studio' },
  ],
  '/events/hamlet': { id: 7, slug: 'hamlet', name: 'Hamlet, 12 June' },
  '/events/tempest': { id: 8, slug: 'tempest', name: 'The Tempest, 14 June' },
});
