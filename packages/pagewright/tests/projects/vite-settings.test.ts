import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaffold } from '../../src/node/scaffold/scaffold.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { ChangingArticles } from './changing-articles.ts';
import { compiledSite, projectConfig } from './compiled-site.ts';
import type { SmallSite } from './small-site.ts';

const limit = 120_000;
let site: SmallSite;
const sites: SmallSite[] = [];
let service: FaultyService;
let slug = '';

/** A built page, and all styles to which it links. */
function builtPage(file: string, built = site): { readonly page: Document; readonly styles: string } {
  const page = new JSDOM(readFileSync(path.join(built.root, 'dist', file), 'utf8')).window.document;
  const styles = [...page.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    readFileSync(path.join(built.root, 'dist', link.getAttribute('href') ?? ''), 'utf8'),
  );
  return { page, styles: styles.join('\n') };
}

async function build(): Promise<string> {
  const { output, status } = await buildInProcess(site, service.url);
  expect(status, output).toBe(0);
  return output;
}

beforeAll(async () => {
  const articles = new ChangingArticles();
  articles.publish('Subject');
  slug = articles.slugOf(0);
  service = await new FaultyService(articles.handle).listen();
  site = compiledSite();
  sites.push(site);
}, limit);
afterAll(async () => {
  for (const each of sites) each.remove();
  await service.close();
});

describe('a site with settings of Vite', () => {
  it('passes its check, which follows the paths of tsconfig.json', () => {
    const { printed, code } = checkSite(site.root);
    expect(printed).toBe('');
    expect(code.blocks.file).toBe('src/blocks/museum-blocks.ts');
    expect(code.blocks.entries.get('saying')).toBe('src/blocks/Saying.tsx');
    expect(code.sources.entries.get('articles')).toBe('src/sources/articles.ts');
    expect(code.layout).toBe('src/MuseumLayout.tsx');
  });

  it('gets new blocks that are imported like the others', async () => {
    await scaffold(site.root, 'block', { name: 'price-table' });
    const specifier = '@/blocks/price-table/PriceTable';
    expect(site.read('src/blocks/museum-blocks.ts')).toContain(
      `'price-table': () => import('${specifier}'),`,
    );
    expect(checkSite(site.root).printed).toBe('');
  });

  it(
    'is built with its plugins, for browsers and on the server',
    async () => {
      const output = await build();
      expect(output).toContain('The plugin notes sets "build.outDir", which Pagewright sets itself.');
      expect(output).not.toContain('browsers do not know');
      expect(output).not.toContain('no style uses');

      const home = builtPage('index.html');
      const article = builtPage(`journal/${slug}.html`);
      // Classes of a block of each page, of a value in a page config, and of a list for content.
      for (const { styles } of [home, article]) {
        for (const name of [
          'tracking-\\[0\\.123em\\]',
          'columns-\\[17rem\\]',
          'indent-\\[0\\.77rem\\]',
          'border-lime-700',
        ])
          expect(styles).toContain(`.${name}`);
        expect(styles).not.toMatch(/@(tailwind|theme|source|import)/);
        // The layer of the site keeps its place, and the look of content comes after the reset of Tailwind.
        const layers = [...styles.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer);
        expect(layers).toEqual([
          'properties',
          'theme',
          'base',
          'site',
          'components',
          'utilities',
          'pagewright',
        ]);
        expect(styles).toContain('@layer site{.lead{');
      }
      expect(home.page.querySelector('figure b')?.textContent).toBe('Written in a text defined');
      const scripts = [...site.built()].filter(([file]) => file.endsWith('.js'));
      const texts = scripts.map(([, base64]) => Buffer.from(base64, 'base64').toString());
      expect(texts.filter((text) => text.includes('Written in a text'))).toHaveLength(1);
    },
    limit,
  );

  it(
    'is bundled again exactly when something has changed that its plugins read',
    async () => {
      expect(await build()).not.toContain('Bundling code');
      site.write('src/words.txt', 'Changed');
      expect(await build()).toContain('Bundling code');
      expect(builtPage('index.html').page.querySelector('figure b')?.textContent).toBe('Changed defined');
      // A file that only Tailwind reads.
      site.write('content/safelist.txt', 'scale-[1.37]');
      expect(await build()).toContain('Bundling code');
      expect(builtPage('index.html').styles).toContain('scale-\\[1\\.37\\]');
    },
    limit,
  );

  it(
    'is served with its plugins, and served again on the same port when its config changes',
    async () => {
      const server = await site.start('dev');
      try {
        const get = async (file: string) => (await fetch(`${server.address}${file}`)).text();
        expect(await get('/src/style.css')).toContain('tracking-');
        expect(await get('/src/hello.note?import')).toContain('children: "');
        expect(await get('/src/blocks/museum-blocks.ts')).toContain('/src/blocks/Saying.tsx');
        // A class in a value of a page config.
        site.edit('page-configs/home.json', (text) => text.replace('indent-[0.77rem]', 'indent-[0.88rem]'));
        await expect.poll(() => get('/src/style.css'), { timeout: 10_000 }).toContain('text-indent: .88rem');
        expect(server.printed()).toContain('hmr update /src/style.css');

        site.edit('pagewright.config.ts', (text) => text.replace('notes()', 'notes'));
        await expect
          .poll(server.printed, { timeout: 10_000 })
          .toContain('contains a function in place of a plugin');
        expect(server.printed()).toContain('The server goes on as before');
        site.edit('tools/notes.mjs', (text) => text.replace("trim() + ' '", "trim() + ' again '"));
        site.edit('pagewright.config.ts', (text) => text.replace('notes]', 'notes()]'));
        await expect.poll(server.printed, { timeout: 10_000 }).toContain(`restarted: ${server.address}`);
        expect(await get('/src/hello.note?import')).toContain(' again ');
      } finally {
        await server.stop();
      }
    },
    limit,
  );

  it(
    'is built with PostCSS if it asks for it, and each page config has the styles that it shows',
    async () => {
      // Node does not import the plugins of the other site again.
      const styled = compiledSite();
      sites.push(styled);
      styled.write(
        'pagewright.config.ts',
        projectConfig("{ css: { postcss: '.' }, resolve: { alias: { '@': '/src' } } }"),
      );
      const plain = await buildInProcess(styled, service.url);
      expect(plain.output).toContain(
        '"vite.css.postcss" in pagewright.config.ts is ".", but that folder has no PostCSS config.',
      );
      styled.write(
        'postcss.config.mjs',
        `const brand = { postcssPlugin: 'brand', Declaration: (each) => void (each.value = each.value.replace('brand', '#0b3d91')) };
export default { plugins: [brand] };`,
      );
      styled.write(
        'src/style.css',
        'body { color: brand; }\n@unheard of;\n@media print { a { color: red } }',
      );
      const saying = styled.read('src/blocks/Saying.tsx').replaceAll("'../", "'../../");
      styled.write(
        'src/blocks/saying/Saying.tsx',
        saying
          .replace(
            /import Note .*/,
            "import './tone-night/night.css';\nimport styles from './Saying.module.css';",
          )
          .replace('<Note />', '')
          .replace('<blockquote>', '<blockquote className={styles.said}>'),
      );
      styled.write('src/blocks/saying/Saying.module.css', '.said { color: brand; }');
      styled.write('src/blocks/saying/tone-night/night.css', 'blockquote { outline-color: brand; }');
      styled.edit('src/blocks/museum-blocks.ts', (text) =>
        text.replace('@/blocks/Saying', '@/blocks/saying/Saying'),
      );
      expect(checkSite(styled.root).printed).toBe('');
      const { output, status } = await buildInProcess(styled, service.url);
      expect(status, output).toBe(0);
      expect(output).toContain('rules that browsers do not know and skip: @unheard.');
      const unused = 'makes every page load /fonts/archivo.woff2, but no style uses it';
      expect(output).toContain(unused);
      // A build that uses the bundle again says it again.
      const again = await buildInProcess(styled, service.url);
      expect(again.output).toContain('skip: @unheard.');
      expect(again.output).toContain(unused);
      const [home, article] = ['index.html', `journal/${slug}.html`].map((file) => builtPage(file, styled));
      for (const built of [home, article]) {
        const said = built?.page.querySelector('blockquote')?.className ?? '';
        expect(said).not.toBe('');
        expect(built?.styles).toContain(`.${said}{color:#0b3d91}`);
        expect(built?.styles).toContain('body{color:#0b3d91}');
      }
      // Only the article shows the block with this tone.
      expect(article?.styles).toContain('outline-color:#0b3d91');
      expect(home?.styles).not.toContain('outline-color');
    },
    limit,
  );
});
