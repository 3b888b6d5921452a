import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, listen } from '../../packages/pagewright/src/node/serving/static-server.ts';
import { reportNotRun } from '../../packages/pagewright/tests/not-run.ts';
import { EditorClient } from '../../packages/pagewright-language-server/tests/editor-client.ts';
import { browserArguments, findBrowser } from '../browser/find-browser.ts';
import { supportedNodes } from './installed-nodes.ts';
import { PackedSite } from './packed-site.ts';

const limit = 600_000;

const guide = readFileSync(path.resolve('docs/your-own-site.md'), 'utf8');
const searchGuide = readFileSync(path.resolve('docs/search.md'), 'utf8');

/** The files that guides show in full, in their order. */
const guideFiles = [...(guide + searchGuide).matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
  ([, file = '', text = '']) => ({ file, text }),
);

/** The options of `init` in the guide. */
const initOptions = (/^npx pagewright init my-site (.*)$/m.exec(guide)?.[1] ?? '').split(' ');

/** Changes two files of the site as the guide to searches says. */
function addSearch(): void {
  const [line = ''] = /'search-form': [^`]*/.exec(searchGuide) ?? [];
  const [param = ''] = /^"search": .*$/m.exec(searchGuide) ?? [];
  const code = site.read('src/site.ts').replace('    section: ', `    ${line},\n    section: `);
  site.write('src/site.ts', code);
  const schema = site
    .read('schemas/content/posts.json')
    .replace('"count": {', `${param},\n        "count": {`);
  site.write('schemas/content/posts.json', schema);
}

/** A WordPress without any plugin: two posts. */
const posts = [
  {
    slug: 'first',
    title: 'First &amp; best',
    text: '<p>The text of the first.</p><script>alert(1)</script>',
  },
  { slug: 'second', title: 'Second', text: '<p>The text of the second.</p>' },
].map(({ slug, title, text }, id) => ({
  id,
  slug,
  link: `https://wordpress.example/${slug}`,
  title: { rendered: title },
  excerpt: { rendered: `<p>About the ${slug}.</p>` },
  content: { rendered: text },
}));

/** The one warning of a build: the script in the first post. */
const scriptWarning = expect.stringMatching(
  /^warning: post: 1 script in html is not shown\..* \(“First & best”, id 0\)$/,
);

const warningsIn = (printed: string) => printed.match(/^.*warning.*$/gim) ?? [];

const site = new PackedSite();
let wordpress: Server;
let browser: Browser;

/** Visits a site that a command serves, in a fresh page. @param severities of the messages in the console that are problems */
async function visit(
  command: 'dev' | 'serve' | 'studio',
  severities: readonly string[],
  look: (page: Page, address: string, problems: string[]) => Promise<void>,
): Promise<void> {
  const served = await site.serve(command);
  const page = await browser.newPage();
  try {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => severities.includes(message.type()) && problems.push(message.text()));
    await page.goto(served.address);
    await look(page, served.address, problems);
  } finally {
    await page.close();
    await served.stop();
  }
}

beforeAll(async () => {
  const [launched, listening] = await Promise.all([
    findBrowser().then((executablePath) => chromium.launch({ executablePath, args: browserArguments })),
    listen(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://wordpress.example');
      const slug = searchParams.get('slug');
      const words = searchParams.get('search') ?? '';
      const found = posts.filter(
        (post) => (slug === null || post.slug === slug) && post.title.rendered.includes(words),
      );
      response
        .writeHead(pathname === '/wp-json/wp/v2/posts' ? 200 : 404, {
          'Content-Type': 'application/json',
          'Access-Control-Allow-Origin': '*',
        })
        .end(JSON.stringify(found));
    }, 0),
    site.create(initOptions),
  ]);
  browser = launched;
  wordpress = listening.server;
  site.write('.env', `VITE_WORDPRESS_URL=${listening.address}\n`);
  // All commands must work without them, except `generate` and `studio`.
  for (const name of ['json-schema-to-typescript', 'pagewright-studio'] as const)
    site.movePackage(name, 'away');
}, limit);
afterAll(async () => {
  await browser.close();
  await closeServer(wordpress);
  site.remove();
});

describe('a site of its own, with the packages as npm packs them', () => {
  it('starts with at most 31 files, and with nothing of this site', () => {
    const starter = path.resolve('packages/pagewright/starter');
    const files = readdirSync(starter, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeLessThanOrEqual(31);
    for (const { parentPath, name } of files)
      expect(readFileSync(path.join(parentPath, name), 'utf8')).not.toMatch(/meridian/i);
  });

  it('installs at most 100 MB, without the package that generates types', async () => {
    const size = site.megabytes(['pagewright', 'pagewright-wordpress', 'react', 'react-dom']);
    expect(size).toBeGreaterThan(60);
    expect(size).toBeLessThanOrEqual(100);
    const { status, printed } = await site.pagewright(['generate']);
    expect(printed).toContain('Install it with: npm install --save-dev json-schema-to-typescript@16\n');
    expect(status).toBe(1);
  });

  it(
    'has a language server that completes a path in its own content',
    async () => {
      const server = path.join(site.folder, 'node_modules/pagewright-language-server/dist/command.js');
      const editor = new EditorClient([server]);
      await editor.start([site.folder]);
      const uri = pathToFileURL(path.join(site.folder, 'page-configs/new.json')).href;
      const links = [{ each: '{posts}', show: { label: '{item.title}', href: '{item.url}' } }];
      const data = { posts: { source: 'posts', params: { count: 1 } } };
      await editor.open(uri, JSON.stringify({ data, blocks: [{ type: 'section', props: { links } }] }));
      const offset = await editor.type(uri, '{item.title}', '{item.|}');
      const labels = (await editor.complete(uri, offset)).map(({ label }) => label);
      expect(labels).toEqual(['title', 'slug', 'url']);
      expect(await editor.stop()).toBe(0);
    },
    limit,
  );

  it(
    'reports a typo with its line and the fix',
    async () => {
      const before = site.read('page-configs/home.json');
      site.write('page-configs/home.json', before.replace('"text":', '"txet":'));
      const { status, printed } = await site.pagewright(['check']);
      site.write('page-configs/home.json', before);
      expect(printed).toMatch(/page-configs\/home\.json:\d+:\d+ error unknown-key/);
      expect(printed).toContain('Did you mean "text"?');
      expect(status).toBe(1);
    },
    limit,
  );

  it(
    'migrates the items of a list, also items that come from content',
    async () => {
      const schema = site.read('schemas/blocks/section.json');
      site.write('schemas/blocks/section.json', schema.replace('"type":', '"version": 2,\n  "type":'));
      site.write(
        'schemas/migrations/section/1-to-2.ts',
        `import { type Migration, mapItems } from 'pagewright/project';

const migrate: Migration = ({ links, ...others }) => ({
  ...others,
  links: mapItems(links, ({ label, ...link }) => ({ ...link, words: label })),
});

export default migrate;
`,
      );
      const { printed } = await site.pagewright(['migrate', 'section', '--dry-run']);
      site.write('schemas/blocks/section.json', schema);
      expect(printed).toMatch(/^\+ .*"words": "\{item\.title\}"/m);
    },
    limit,
  );

  it(
    'shows a page in development that works in a browser',
    async () => {
      await visit('dev', ['error'], async (page, _, problems) => {
        await page.getByRole('link', { name: 'First & best' }).waitFor();
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Hello');
        expect(await page.locator('.columns section h2').allInnerTexts()).toEqual(['Words', 'More words']);
        const before = site.read('page-configs/home.json');
        site.write('page-configs/home.json', before.replace('"Hello"', '"Good morning"'));
        await page.getByRole('heading', { level: 1, name: 'Good morning' }).waitFor();
        await page.getByRole('link', { name: 'Deutsch' }).click();
        await page.getByRole('heading', { level: 1, name: 'Guten Tag' }).waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
        await page.getByRole('link', { name: 'English' }).click();
        await page.getByRole('heading', { level: 1, name: 'Good morning' }).waitFor();
        expect(problems).toEqual([]);
      });
    },
    limit,
  );

  it(
    'is edited in the studio, once that is installed',
    async () => {
      const { status, printed } = await site.pagewright(['studio']);
      expect(status).toBe(1);
      expect(printed).toContain('Install it with: npm install --save-dev pagewright-studio');
      site.movePackage('pagewright-studio', 'back');
      await visit('studio', ['error'], async (page, _, problems) => {
        const shown = page.frameLocator('[data-preview] iframe');
        await shown.getByRole('heading', { level: 1 }).waitFor();
        const before = site.read('page-configs/home.json');
        const [, title = ''] = /"title": "(Hello|Good morning)"/.exec(before) ?? [];
        await page.getByRole('row', { name: title }).getByRole('gridcell').first().click();
        await page
          .getByRole('region', { name: 'Settings' })
          .getByRole('textbox', { name: 'Title' })
          .fill('Hi');
        await shown.getByRole('heading', { level: 1, name: 'Hi' }).waitFor();
        await page.keyboard.press('Control+s');
        await page.getByRole('button', { name: 'Save 1 file' }).click();
        await page.getByText('Everything is saved.').waitFor();
        expect(site.read('page-configs/home.json')).toBe(before.replace(`"${title}"`, '"Hi"'));
        site.write('page-configs/home.json', before);
        expect(problems).toEqual([]);
      });
    },
    limit,
  );

  it(
    'becomes the site of the guides, whose built pages hydrate in a browser, and where visitors can search',
    async () => {
      for (const { file, text } of guideFiles.filter(({ file }) => file !== '.env')) site.write(file, text);
      addSearch();
      const built = await site.pagewright(['build']);
      expect(warningsIn(built.printed)).toEqual([scriptWarning]);
      expect(built.status).toBe(0);
      const post = site.read('dist/posts/first.html');
      expect(post).toContain('<p>The text of the first.</p>');
      expect(post).not.toContain('alert(1)');
      expect(site.read('dist/posts/second.html')).toContain('Second | My site</title>');

      await visit('serve', ['error', 'warning'], async (page, address, problems) => {
        await page.getByRole('link', { name: 'Second' }).click();
        await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
        // Only a page that has hydrated reads the content that has changed since the build.
        const [, second] = posts;
        if (second) second.title.rendered = 'Second, revised';
        await page.reload();
        await page.getByRole('heading', { level: 1, name: 'Second, revised' }).waitFor();
        await page.goto(`${address}/search`);
        for (const [words, heading] of [
          ['Second', 'Posts with “Second”'],
          ['<b>', 'No results'],
        ] as const) {
          await page.getByRole('searchbox').fill(words);
          await page.keyboard.press('Enter');
          await page.getByRole('heading', { level: 2, name: heading }).waitFor();
          expect(await page.getByRole('searchbox').inputValue()).toBe(words);
        }
        await page.goBack();
        await page.getByRole('link', { name: 'Second, revised' }).waitFor();
        expect(problems).toEqual([]);
        // The browser itself reports the status 404.
        const unknown = await page.goto(`${address}/de/nichts`);
        expect(unknown?.status()).toBe(404);
        await page.getByRole('heading', { level: 1, name: 'Etwas ist schiefgegangen' }).waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
        await page.getByRole('link', { name: 'Zur Startseite' }).click();
        await page.getByRole('heading', { level: 1, name: 'Guten Tag' }).waitFor();
        expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      });
    },
    limit,
  );

  it(
    'gets a block type, a source and a page from the scaffolder, and compiles with them and the code of the guides',
    async () => {
      site.movePackage('json-schema-to-typescript', 'back');
      for (const words of [
        ['block', 'side-notice'],
        ['source', 'authors', '--path', 'wp/v2/users'],
        ['source', 'walk', '--path', 'wp/v2/walks', '--slug'],
        ['page', 'press'],
      ]) {
        expect(await site.pagewright(['scaffold', ...words])).toMatchObject({ status: 0 });
      }
      site.write(
        'page-configs/press.json',
        site.read('page-configs/press.json').replaceAll('[[', '').replaceAll(']]', ''),
      );
      const code = site.read('src/site.ts');
      expect(code).toContain(
        "import('./Section.tsx'),\n    'side-notice': () => import('./SideNotice.tsx'),",
      );
      expect(code).toContain("import authors from './authors.ts';\nimport post from './post.ts';");
      expect(code).toContain('sources: { authors, post, posts, walk }');
      expect(await site.types()).toEqual({ status: 0, printed: '' });
    },
    limit,
  );

  it(
    'starts with npm create pagewright, and works with pnpm',
    async () => {
      // npm installs the newest Vite for plugins, and next to it the one of the engine: their types must fit each other. pnpm takes one for
      // both, so its site names another one. The folders of pnpm are strict: a site reaches only the packages that it names itself.
      const otherVite = '8.4.0';
      expect(site.read('node_modules/pagewright/package.json')).not.toContain(`"vite": "${otherVite}"`);
      const words = ['--no-wordpress', '--languages', 'de,en', '--tailwind'];
      expect(await site.createAnother('site-of-pnpm', words)).toMatchObject({ status: 0 });
      expect(await site.createAnother('site-of-pnpm', [])).toMatchObject({ status: 2 });
      site.addPackages('site-of-pnpm', { vite: otherVite });
      const pnpm = ['pnpm', '10.33.0', 'bin/pnpm.cjs'] as const;
      const finished = await site.withManager('site-of-pnpm', pnpm, [
        'install --prefer-offline',
        'run types',
        'run build',
      ]);
      if (finished === undefined) return reportNotRun('pnpm', 'npm cannot install it here');
      expect(finished.status, finished.printed).toBe(0);
      const home = site.readAnother('site-of-pnpm', 'dist/en.html');
      expect(home).toContain('<html lang="en"');
      const [stylesheet = ''] = /\/assets\/[\w.-]+\.css/.exec(home) ?? [];
      expect(site.readAnother('site-of-pnpm', `dist${stylesheet}`)).toContain('.list-disc');
    },
    limit,
  );

  it(
    'builds with every supported version of Node',
    async () => {
      // The builds run one after the other, because they write the same folder.
      for (const node of await supportedNodes(site)) {
        const { status, printed } = await site.pagewright(['build'], node);
        expect(printed).toMatch(/Built 10 pages/);
        expect(warningsIn(printed)).toEqual([scriptWarning]);
        expect(status).toBe(0);
      }
    },
    limit,
  );
});
