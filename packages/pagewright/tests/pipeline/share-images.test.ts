import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fontverter from 'fontverter';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShareImages, type ShareOptions } from '../../src/node/share/share-images.ts';
import { mainImage, portraitOf } from '../../src/pipeline/share/main-image.ts';
import { needsShareImage, withShareImage } from '../../src/pipeline/share/share-head.ts';
import { headTags, metaOf } from '../../src/render/head/head-tags.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';
import { museum } from '../sites/museum-project.ts';

const { site } = checkedMuseum;

const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
const client = path.join(folder, 'client');
const font = path.resolve(import.meta.dirname, '../fixtures/fonts/archivo.woff2');
const image = { src: '/plate.png', alt: '' };
const text = {
  kind: 'post',
  topic: 'Journal',
  title: 'Größe zählt',
  name: 'Mei Tanaka',
  note: 'November 11, 2026',
  portrait: undefined,
};

beforeAll(async () => {
  cpSync(font, path.join(client, 'fonts/archivo.woff2'));
  cpSync(path.join(museum, 'public/logo.svg'), path.join(client, 'logo.svg'));
  const plate = { width: 1200, height: 900, channels: 3, background: '#5b21c4' } as const;
  await sharp({ create: plate }).png().toFile(path.join(client, 'plate.png'));
  writeFileSync(path.join(client, 'broken.png'), 'not an image');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function shareImages(more: Partial<ShareOptions> = {}) {
  return createShareImages({
    client,
    cache: mkdtempSync(path.join(folder, 'cache-')),
    fonts: ['/fonts/archivo.woff2'],
    logo: '/logo.svg',
    colors: undefined,
    contentBase: undefined,
    origins: [],
    deadline: 5000,
    ...more,
  });
}

const bytesOf = (src: string | undefined) => readFileSync(path.join(client, src ?? ''));

describe('a share image', () => {
  it('is a JPEG of 1200 by 630 with the title next to the image, the same bytes each time', async () => {
    const src = await (await shareImages()).make('/a', image, text);
    const first = bytesOf(src);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(first.length).toBeLessThan(80_000);
    expect(await (await shareImages()).make('/b', image, text)).toBe(src);
    expect(bytesOf(src).equals(first)).toBe(true);
    const other = await (await shareImages()).make('/a', image, { ...text, title: 'Something else' });
    expect(other).not.toBe(src);
    expect(bytesOf(other).equals(first)).toBe(false);
  });

  it('has the colours and the logo of its kind, or else of a page', async () => {
    const colors = { background: '#ff0000', title: '#000000', note: '#000000', accent: '#0000ff' };
    const logo = '/white.svg';
    const white =
      '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"><path d="M0 0h36v36H0z" fill="#fff"/></svg>';
    writeFileSync(path.join(client, logo), white);
    const shares = await shareImages({
      colors: { page: colors, post: { ...colors, background: '#00ff00', logo } },
    });
    const colorsOf = async (kind: string) => {
      const bytes = bytesOf(await shares.make('/a', image, { ...text, kind }));
      const at = async (left: number, top: number) => [
        ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
      ];
      const [ground, mark] = [await at(300, 610), await at(50, 50)];
      return { isGreen: (ground[1] ?? 0) > 240, isRed: (ground[0] ?? 0) > 240, mark };
    };
    const post = await colorsOf('post');
    expect(post).toMatchObject({ isGreen: true, isRed: false });
    expect(Math.min(...post.mark)).toBeGreaterThan(220);
    for (const kind of ['page', 'service']) {
      const other = await colorsOf(kind);
      expect(other).toMatchObject({ isGreen: false, isRed: true });
      expect(Math.min(...other.mark)).toBeLessThan(60);
    }
  });

  it('has the portrait of the author next to the name, and no gap where it cannot be read', async () => {
    const shares = await shareImages();
    const bytesWith = async (portrait: string | undefined) =>
      bytesOf(await shares.make('/a', image, { ...text, portrait }));
    const [red, green, blue] = await sharp(await bytesWith('/plate.png'))
      .extract({ left: 116, top: 566, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue).toBeGreaterThan(160);
    expect(Math.max(red ?? 255, green ?? 255)).toBeLessThan(120);
    expect((await bytesWith('/none.png')).equals(await bytesWith(undefined))).toBe(true);
    expect(shares.warnings).toEqual([]);
  });

  it('is taken from the cache of an earlier build', async () => {
    const cache = mkdtempSync(path.join(folder, 'cache-'));
    const src = await (await shareImages({ cache })).make('/a', image, text);
    const [name = ''] = readdirSync(cache);
    writeFileSync(path.join(cache, name), 'cached');
    await (await shareImages({ cache })).make('/a', image, text);
    expect(bytesOf(src).toString()).toBe('cached');
  });

  it('reads an image once for pages in a row, and again after many others', async () => {
    const read: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      read.push(url);
      response.end(readFileSync(path.join(client, 'plate.png')));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const shares = await shareImages({ contentBase: `http://127.0.0.1:${port}` });
    const make = (src: string) => shares.make('/a', { src, alt: '' }, text);
    await Promise.all([make('/photo.png'), make('/photo.png')]);
    await make('/photo.png');
    expect(read).toEqual(['/photo.png']);
    for (let index = 0; index < 24; index += 1) await make(`/${index}.png`);
    await make('/photo.png');
    expect(read.filter((each) => each === '/photo.png')).toHaveLength(2);
    server.close();
  });

  it.each([
    ['markup', '</text><script>alert(1)</script> & "quotes"'],
    ['Pango markup', '<span font="99">Big</span>'],
    ['emoji among words', 'Launch 🚀 day 👩‍🚀'],
    ['one endless word', 'x'.repeat(2000)],
    ['many words', 'word '.repeat(300)],
    ['nothing', ''],
    ['a broken character', 'a\ud800b\u0000c'],
  ])('is created for any title: %s', async (_, title) => {
    const shares = await shareImages();
    const src = await shares.make('/a', image, { ...text, title });
    expect(await sharp(bytesOf(src)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(shares.warnings).toEqual([]);
  });

  it.each([
    ['is missing', '/none.png', 'the file does not exist'],
    ['is outside the site', '/../../etc/passwd', 'outside the site'],
    [
      'comes from an origin that is not allowed',
      'https://stranger.example/a.png',
      'https://stranger.example',
    ],
    ['is not an image', '/broken.png', 'could not be decoded'],
  ])('is replaced by the default, with a warning, if the image %s', async (_, src, why) => {
    const shares = await shareImages();
    expect(await shares.make('/a', { src, alt: '' }, text)).toBeUndefined();
    expect(shares.warnings).toHaveLength(1);
    expect(shares.warnings[0]?.text).toContain(src);
    expect(shares.warnings[0]?.text).toContain(why);
  });

  it('has no logo, with a warning, if the logo cannot be drawn', async () => {
    const shares = await shareImages({ logo: '/broken.png' });
    const src = await shares.make('/a', image, text);
    expect(await sharp(bytesOf(src)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(shares.warnings.map((warning) => warning.text)).toEqual([
      expect.stringContaining('The logo /broken.png could not be drawn'),
    ]);
  });

  it.each([
    ['has no font', [], 'The project names no font'],
    [
      'has a file that is not a font',
      ['/fonts/archivo.woff2', '/broken.png'],
      '/broken.png is not a font that a build can draw (Unrecognized font signature: not )',
    ],
  ])('is replaced by the default, with one warning, if the project %s', async (_, fonts, why) => {
    const shares = await shareImages({ fonts });
    expect(await shares.make('/a', image, text)).toBeUndefined();
    expect(await shares.make('/b', image, text)).toBeUndefined();
    expect(shares.warnings.map((warning) => warning.text)).toEqual([
      `${why}, so shared links show the default image of the site. Set "shareFont" in pagewright.config.ts to a TTF, OTF, WOFF or WOFF2 file below public/, and the build adds the title and the main image of each page`,
    ]);
  });

  it('is replaced by the default without an image', async () => {
    const shares = await shareImages();
    expect(await shares.make('/a', undefined, text)).toBeUndefined();
    expect(shares.warnings).toEqual([]);
  });
});

describe('the font of share images', () => {
  /** Archivo without some of its axes, as a font of one weight if it has no `wght`. */
  async function fontWith(axes: readonly string[], weight: number) {
    const bytes = Buffer.from(await fontverter.convert(await readFile(font), 'sfnt'));
    const tableAt = (tag: string) => bytes.readUInt32BE(bytes.indexOf(tag, 0, 'latin1') + 8);
    bytes.writeUInt16BE(weight, tableAt('OS/2') + 4);
    for (const axis of ['wght', 'wdth'])
      if (!axes.includes(axis)) bytes.write('none', bytes.indexOf(axis, tableAt('fvar'), 'latin1'), 'latin1');
    if (axes.length === 0) bytes.write('none', bytes.indexOf('fvar', 0, 'latin1'), 'latin1');
    const name = `/fonts/${axes.join('-')}${weight}.ttf`;
    writeFileSync(path.join(client, name), bytes);
    return name;
  }

  it('may have any axes or none, and be a WOFF', async () => {
    const woff = '/fonts/archivo.woff';
    writeFileSync(path.join(client, woff), await fontverter.convert(await readFile(font), 'woff'));
    const fonts = [
      woff,
      await fontWith(['wght'], 400),
      await fontWith(['wdth'], 700),
      await fontWith([], 700),
    ];
    const sources = new Set<string | undefined>();
    for (const each of fonts) {
      const shares = await shareImages({ fonts: [each] });
      const src = await shares.make('/a', image, text);
      sources.add(src);
      expect(bytesOf(src).length).toBeGreaterThan(10_000);
      expect(shares.warnings).toEqual([]);
    }
    expect(sources.size).toBe(fonts.length);
  });

  it('is the bold one of several files, and a warning says so once if there is none', async () => {
    const [regular, bold] = [await fontWith([], 400), await fontWith([], 700)];
    const alone = await shareImages({ fonts: [regular] });
    await alone.make('/a', image, text);
    await alone.make('/b', image, text);
    expect(alone.warnings.map((warning) => warning.text)).toEqual([
      `${regular} has only the weight 400, so shared links show titles that are not bold. Name a bold font too: shareFont: ['${regular}', '/fonts/bold.woff2'] in pagewright.config.ts`,
    ]);
    const both = await shareImages({ fonts: [regular, bold] });
    expect(await both.make('/a', image, text)).toBeDefined();
    expect(both.warnings).toEqual([]);
  });

  it('may lack characters: a warning names them, their page and what the image does without them', async () => {
    const shares = await shareImages();
    await shares.make('/a', image, { ...text, title: '四分钟理赔 🚀', name: 'Ⰰna' });
    await shares.make('/b', image, { ...text, title: 'One ⇝ two 🚀' });
    expect(shares.warnings.map((warning) => warning.text)).toEqual([
      expect.stringContaining(
        '“四”, “分”, “钟”, “理”, “赔” in the title of /a, so its image for shared links shows no text.',
      ),
      expect.stringContaining(
        '/fonts/archivo.woff2 lacks “Ⰰ” in the author of /a, so its image for shared links leaves it out.',
      ),
      expect.stringContaining('lacks “⇝” in the title of /b, so its image for shared links leaves them out.'),
    ]);
  });
});

describe('the portrait of an author', () => {
  it('is the first image in the main element whose alternative text is the name', () => {
    const html = `<header><img src="/menu.avif" alt="Mei Tanaka"/></header><main>
      <img src="/plate.avif" alt="Mei Tanaka at her desk"/><img src="/mei.avif" alt="Mei Tanaka"/></main>`;
    expect(portraitOf(html, 'Mei Tanaka', '')).toBe('/mei.avif');
    expect(portraitOf(html, 'Amara Obi', '')).toBeUndefined();
    expect(portraitOf(html, undefined, '')).toBeUndefined();
  });
});

describe('the main image of a page', () => {
  it('is the large one that loads first, or the first one, in its main element, and not an SVG', () => {
    const html = `<header><img src="/menu.avif" width="1200"/></header><main id="main">
      <img src="/logo.svg" width="900"/><img src="/face.avif" width="320"/><img src="/unsized.avif"/>
      <img class="x" src="/a.avif?x=1&amp;y=2" width="1200" alt="Tom &amp; &quot;Jerry&quot;"/><img src="/b.avif" width="1200"/></main>`;
    expect(mainImage(html, '')).toEqual({ src: '/a.avif?x=1&y=2', alt: 'Tom & "Jerry"' });
    expect(mainImage('<main></main>', '')).toBeUndefined();
    // Images are files of the site, whose paths have no base.
    const below = html.replaceAll('src="/', 'src="/museum/');
    expect(mainImage(below, '/museum')).toEqual(mainImage(html, ''));
    expect(portraitOf(below, 'Tom & "Jerry"', '/museum')).toBe('/a.avif?x=1&y=2');
    // In an article, the portrait next to the date comes before the picture.
    const article =
      '<main><img src="/face.avif" width="640"/><img src="/hero.avif" width="1200" fetchPriority="high"/></main>';
    expect(mainImage(article, '')?.src).toBe('/hero.avif');
  });

  it('replaces the default in the head, with type, size and alternative text, but no image that a config names', () => {
    const siteUrl = 'https://site.example';
    const url = `${siteUrl}/exhibitions/ropes`;
    const head = headTags(site, { title: 'Ropes', description: 'B' }, url);
    expect(needsShareImage(site, head, siteUrl)).toBe(true);
    const named = headTags(
      site,
      { title: 'Ropes', description: 'B', image: { src: '/pictures/a.avif' } },
      url,
    );
    expect(needsShareImage(site, named, siteUrl)).toBe(false);
    const shared = withShareImage(head, '/share/a.jpg', siteUrl);
    expect(metaOf(shared, 'og:image')).toBe('https://site.example/share/a.jpg');
    expect(metaOf(shared, 'twitter:image')).toBe('https://site.example/share/a.jpg');
    expect(metaOf(shared, 'og:image:type')).toBe('image/jpeg');
    expect([metaOf(shared, 'og:image:width'), metaOf(shared, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(shared, 'og:image:alt')).toBe('Ropes');
  });
});
