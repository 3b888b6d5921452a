import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { EditorSite } from '../../src/editor/editor-site.ts';
import { explain, meantName } from '../../src/explain/explain.ts';
import type { BuiltSite } from '../../src/explain/explanation.ts';
import { explanationText } from '../../src/explain/explanation-text.ts';
import { explainCommand } from '../../src/node/commands/explain-command.ts';
import { readWorkspace } from '../../src/pipeline/site/check-workspace.ts';
import { readRegistries } from '../../src/pipeline/site/site-module.ts';
import { museum } from '../sites/museum-project.ts';

const home = `{
  "route": "/",
  "head": { "title": "Home", "description": "The first page." },
  "blocks": [
    { "type": "section", "props": { "title": "Hello" } },
    {
      "type": "columns",
      "slots": {
        "left": [{ "type": "section", "props": { "heading": "Words" } }],
        "right": [{ "type": "section", "props": { "heading": "More words" } }]
      }
    },
    { "section": "latest-posts", "with": { "heading": "Latest posts" } }
  ]
}
`;

const latestPosts = `{
  "data": {
    "posts": { "source": "posts", "params": { "count": 5 } }
  },
  "blocks": [
    { "type": "section", "when": "{posts}", "props": { "heading": "{section.heading}" } },
    { "type": "section", "unless": "{posts}", "props": { "heading": "{section.heading}" } }
  ]
}
`;

const siteConfig = `{
  "name": "A site",
  "logo": { "src": "/logo.svg", "alt": "" },
  "end": []
}
`;

const topics = `{
  "route": "/topics/:topic",
  "params": { "topic": ["rail", "roads"] },
  "head": { "title": "Topic", "description": "One topic." },
  "data": { "posts": { "source": "posts" } },
  "blocks": [
    { "type": "section", "only": { "topic": ["rail"] }, "props": { "title": "Rail" } },
    {
      "section": "latest-posts",
      "when": "{posts}",
      "showUntil": "2030-01-01",
      "with": { "heading": "{posts.title}" }
    }
  ]
}
`;

const list = `{
  "route": "/list",
  "head": { "title": "List", "description": "All posts." },
  "paging": { "list": "posts" },
  "data": { "posts": { "source": "posts" } },
  "blocks": [
    { "type": "section", "only": { "page": ["1"] }, "props": { "title": "The newest" } },
    { "type": "section", "except": { "page": ["1"] }, "props": { "title": "Older ones" } }
  ]
}
`;

/** The block types and sources of the starter, with these pages. */
function starter(
  pages: Readonly<Record<string, string>> = { 'home.json': home, 'posts.json': topics },
): EditorSite {
  const root = path.resolve('packages/pagewright/starter');
  const registries = readRegistries(root);
  const workspace = readWorkspace(root, undefined, registries);
  const shared = { '_site.json': siteConfig, '_sections/latest-posts.json': latestPosts };
  return {
    workspace: { ...workspace, files: new Map(Object.entries({ ...shared, ...pages })) },
    code: { blocks: registries.blocks.entries, sources: registries.sources.entries },
    parsed: new Map(),
  };
}

const built: BuiltSite = {
  frame: { script: 60_000, style: 4000 },
  codeOf: (types) => ({ script: types.length * 1000, style: types.length * 100 }),
  paths: new Set(['/', '/topics/rail']),
  queriesAt: (page) =>
    new Map([
      ...(page === '/' ? [] : [['posts', { request: 'GET /posts', data: 700 }] as const]),
      ['_latest-posts--posts', { request: 'GET /posts?count=5', data: 500 }],
    ]),
  requestsOf: () => ['GET /posts', 'GET /posts?count=5'],
};

describe('an explanation of a page', () => {
  it('has its blocks in order, with the blocks in slots and shared sections, each with its line', () => {
    const [page, ...others] = explain(starter(), '/', { built });
    expect(others).toEqual([]);
    expect(explanationText('/', page ? [page] : [])).toMatchInlineSnapshot(`
      "/ is a page: page-configs/home.json
      Route: /

      Blocks: 6
         1. section  page-configs/home.json:5
              script 1.0 kB, style 0.1 kB, hydrates when the page is loaded
         2. columns  page-configs/home.json:6
              script 1.0 kB, style 0.1 kB, hydrates when the page is loaded
             3. section in slot "left"  page-configs/home.json:9
                  script 1.0 kB, style 0.1 kB, hydrates when the page is loaded
             4. section in slot "right"  page-configs/home.json:10
                  script 1.0 kB, style 0.1 kB, hydrates when the page is loaded
         5. section  page-configs/_sections/latest-posts.json:6, section "latest-posts" used at page-configs/home.json:13
              when {posts}
              reads latest-posts.posts (0.5 kB in the HTML)
              script 1.0 kB, style 0.1 kB, hydrates when the page is loaded
         6. section  page-configs/_sections/latest-posts.json:7, section "latest-posts" used at page-configs/home.json:13
              unless {posts}
              reads latest-posts.posts (0.5 kB in the HTML)
              script 1.0 kB, style 0.1 kB, hydrates when the page is loaded

      Queries
        latest-posts.posts  page-configs/_sections/latest-posts.json:3, source posts, params {"count":5}
            GET /posts?count=5
            0.5 kB in the HTML, not compressed

      Code, compressed
        all its blocks: script 2.0 kB, style 0.2 kB
        the frame of all pages: script 60.0 kB, style 4.0 kB"
    `);
  });

  it('says which blocks a path shows, and which values of the page a section reads', () => {
    const [page] = explain(starter(), '/topics/roads/?utm=1', { built });
    expect(page).toMatchObject({
      file: 'page-configs/posts.json',
      params: { topic: 'roads' },
      isBuilt: false,
      blocks: [
        { type: 'section', isShown: false, limits: [{ only: { topic: ['rail'] } }] },
        {
          isShown: true,
          place: { file: 'page-configs/_sections/latest-posts.json', line: 6 },
          section: { name: 'latest-posts', usedAt: { file: 'page-configs/posts.json', line: 8 } },
          limits: [{ when: '{posts}', showUntil: '2030-01-01' }, { when: '{posts}' }],
          reads: ['latest-posts.posts', 'posts'],
        },
        { limits: [expect.anything(), { unless: '{posts}' }], reads: ['latest-posts.posts', 'posts'] },
      ],
    });
    expect(page).not.toHaveProperty('queries.0.requests');
  });

  it('knows the first and the further pages of a list', () => {
    const shown = (name: string) =>
      explain(starter({ 'list.json': list }), name).map(
        (page) => page.kind === 'page' && page.blocks.map(({ isShown }) => isShown),
      );
    expect(shown('/list')).toEqual([[true, false]]);
    expect(shown('/list/page/2')).toEqual([[false, true]]);
    expect(shown('/list/page/1')).toEqual([]);
  });

  it('ends with the blocks of its language', () => {
    const words = `{ "end": [{ "type": "section", "props": { "title": "Ende" } }] }`;
    const site = starter({
      'de/home.json': home.replace('"/",', '"/de", "language": "de",'),
      '_languages/de.json': words,
    });
    const [page] = explain(site, '/de');
    expect(page).toHaveProperty('blocks.6.place.file', 'page-configs/_languages/de.json');
  });

  it('has the params of its URL, and the redirects that lead to it', () => {
    const list = topics.replace('"params"', '"urlParams": { "q": { "type": "string" } },\n  "params"');
    const redirects = `{ "redirects": [
      { "from": "/old", "to": "/topics/rail?q=x" },
      { "from": "/tags/:tag", "to": "/topics/:tag" },
      { "from": "/start", "to": "/" },
      { "from": "/more", "to": "/topics/all" },
      { "from": "/fair", "to": "https://fair.example/topics/rail" }
    ] }`;
    const all = topics.replace('"/topics/:topic"', '"/topics/all"').replace(/"params".*/, '');
    const site = starter({
      'home.json': home,
      'topics.json': list,
      'all.json': all,
      '_redirects.json': redirects,
    });
    const old = '/old to /topics/rail?q=x  page-configs/_redirects.json:2';
    const tags = '/tags/:tag to /topics/:tag  page-configs/_redirects.json:3';
    const lines = (name: string) => explanationText(name, explain(site, name)).split('\n');
    expect(lines('/topics/:topic').slice(3, 9)).toEqual([
      'Params of the URL',
      '  q  page-configs/topics.json:3, {"type":"string"}',
      '',
      'Redirects to it',
      `  ${old}`,
      `  ${tags}`,
    ]);
    expect(lines('/topics/roads').slice(6, 9)).toEqual(['Redirects to it', `  ${tags}`, '']);
  });

  it('shows the requests of an example for a route', () => {
    expect(explain(starter(), '/topics/:topic', { built })).toMatchObject([
      {
        path: '/topics/rail',
        blocks: [{ isShown: true, data: 0 }, { data: 1200 }, { data: 1200 }],
        queries: [
          { name: 'posts', requests: ['GET /posts'], data: 700 },
          { name: 'latest-posts.posts', requests: ['GET /posts?count=5'], data: 500 },
        ],
      },
    ]);
  });
});

describe('an explanation', () => {
  it('of a name with several meanings has all of them', () => {
    const found = explain(starter(), 'posts');
    expect(found.map(({ kind }) => kind)).toEqual(['page', 'source']);
    expect(explanationText('posts', found)).toMatch(/^posts is the name of a page and of a source\.\n/);
    expect(found[1]).toMatchObject({
      params: expect.arrayContaining([
        expect.objectContaining({ name: 'count', isRequired: false, default: 10 }),
      ]),
      isList: true,
      fields: [{ name: 'slug' }, { name: 'title' }, { name: 'url', type: 'a link' }],
      code: 'src/posts.ts',
      uses: [
        { place: { file: 'page-configs/posts.json', line: 5 }, query: 'posts' },
        {
          place: { file: 'page-configs/_sections/latest-posts.json', line: 3 },
          pages: ['page-configs/home.json', 'page-configs/posts.json'],
        },
      ],
    });
  });

  it('of a block type names its component, its slots and each use, also in slots and sections', () => {
    const site = starter();
    expect(explain(site, 'columns')).toMatchObject([
      {
        component: 'src/Columns.tsx',
        slots: [
          { name: 'left', blocks: ['section'] },
          { name: 'right', blocks: ['section'] },
        ],
        uses: [{ place: { file: 'page-configs/home.json', line: 7 } }],
      },
    ]);
    const [section] = explain(site, 'section');
    expect(section).toHaveProperty('uses.length', 6);
  });

  it('of an image has its size and who uses it', () => {
    const [image] = explain(starter(), 'public/logo.svg');
    expect(image).toMatchObject({
      name: '/logo.svg',
      width: expect.any(Number),
      uses: [{ place: { file: 'page-configs/_site.json', line: 3 } }],
    });
  });
});

describe('npm run explain', () => {
  it('suggests the name that was meant', async () => {
    expect(meantName(starter(), 'colums')).toBe('columns');
    expect(meantName(starter(), '/topcs/:topic')).toBe('/topics/:topic');
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process, 'cwd').mockReturnValue(museum);
    await explainCommand('search-frm', { format: 'text' });
    expect(error).toHaveBeenCalledWith('Nothing here is called "search-frm". Did you mean "search-form"?');
    expect(process.exitCode).toBe(2);
    process.exitCode = 0;
    vi.restoreAllMocks();
  });
});
