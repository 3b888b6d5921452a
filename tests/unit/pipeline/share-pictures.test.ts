import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf } from '../../../packages/pagewright/src/pipeline/files/linked-data.ts';
import { ownPicture } from '../../../packages/pagewright/src/pipeline/share/own-picture.ts';
import {
  needsSharePicture,
  withSharePicture,
} from '../../../packages/pagewright/src/pipeline/share/share-head.ts';
import {
  createSharePictures,
  type ShareOptions,
} from '../../../packages/pagewright/src/pipeline/share/share-pictures.ts';
import { checkSite } from '../../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { headTags } from '../../../packages/pagewright/src/render/head/head-tags.ts';
import { projectRoot } from './page-plan.ts';

const { site } = checkSite(projectRoot);
if (!site) throw new Error('The project has no site config');

const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
const client = path.join(folder, 'client');
const picture = { src: '/plate.png', alt: '' };
const words = {
  title: 'Größe zählt',
  name: 'Mei Tanaka',
  note: 'November 11, 2026',
  ground: 'paper',
} as const;

beforeAll(async () => {
  for (const file of ['fonts/archivo.woff2', 'logo.svg'])
    cpSync(path.join(projectRoot, 'public', file), path.join(client, file));
  const plate = { width: 1200, height: 900, channels: 3, background: '#5b21c4' } as const;
  await sharp({ create: plate }).png().toFile(path.join(client, 'plate.png'));
  writeFileSync(path.join(client, 'broken.png'), 'no picture');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pictures(more: Partial<ShareOptions> = {}) {
  return createSharePictures({
    client,
    kept: mkdtempSync(path.join(folder, 'kept-')),
    font: '/fonts/archivo.woff2',
    logo: '/logo.svg',
    contentBase: undefined,
    origins: [],
    deadline: 5000,
    ...more,
  });
}

const bytesOf = (address: string | undefined) => readFileSync(path.join(client, address ?? ''));

describe('a share picture', () => {
  it('is a JPEG of 1200 by 630 with the title beside the picture, the same bytes each time', async () => {
    const address = await (await pictures()).make('/a', picture, words);
    const first = bytesOf(address);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(first.length).toBeLessThan(80_000);
    expect(await (await pictures()).make('/b', picture, words)).toBe(address);
    expect(bytesOf(address).equals(first)).toBe(true);
    const other = await (await pictures()).make('/a', picture, { ...words, title: 'Something else' });
    expect(other).not.toBe(address);
    expect(bytesOf(other).equals(first)).toBe(false);
  });

  it('is taken out of what an earlier build has kept', async () => {
    const kept = mkdtempSync(path.join(folder, 'kept-'));
    const address = await (await pictures({ kept })).make('/a', picture, words);
    const [name = ''] = readdirSync(kept);
    writeFileSync(path.join(kept, name), 'kept');
    await (await pictures({ kept })).make('/a', picture, words);
    expect(bytesOf(address).toString()).toBe('kept');
  });

  it.each([
    ['markup', '</text><script>alert(1)</script> & "quotes"'],
    ['Pango markup', '<span font="99">Big</span>'],
    ['emoji among words', 'Launch 🚀 day 👩‍🚀'],
    ['Chinese', '四分钟理赔'],
    ['Arabic', 'المطالبات في أربع دقائق'],
    ['one endless word', 'x'.repeat(2000)],
    ['many words', 'word '.repeat(300)],
    ['nothing', ''],
    ['a broken character', 'a\ud800b\u0000c'],
  ])('is made of any title: %s', async (_, title) => {
    const shares = await pictures();
    const address = await shares.make('/a', picture, { ...words, title });
    expect(await sharp(bytesOf(address)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(shares.warnings).toEqual([]);
  });

  it.each([
    ['is missing', '/none.png', 'the file does not exist'],
    ['lies outside of the site', '/../../etc/passwd', 'outside the site'],
    ['comes from a stranger', 'https://stranger.example/a.png', 'https://stranger.example'],
    ['is none', '/broken.png', 'could not be decoded'],
  ])('gives way to the default, with a warning, where the picture %s', async (_, src, why) => {
    const shares = await pictures();
    expect(await shares.make('/a', { src, alt: '' }, words)).toBeUndefined();
    expect(shares.warnings).toHaveLength(1);
    expect(shares.warnings[0]?.text).toContain(src);
    expect(shares.warnings[0]?.text).toContain(why);
  });

  it('gives way to the default where there is no font or no picture', async () => {
    expect(await (await pictures({ font: '/fonts/none.woff2' })).make('/a', picture, words)).toBeUndefined();
    const shares = await pictures();
    expect(await shares.make('/a', undefined, words)).toBeUndefined();
    expect(shares.warnings).toEqual([]);
  });
});

describe('the picture of a page', () => {
  it('is the first large one of its main part, and no mark', () => {
    const html = `<header><img src="/menu.avif" width="1200"/></header><main id="main">
      <img src="/logo.svg" width="900"/><img src="/face.avif" width="320"/><img src="/unsized.avif"/>
      <img class="x" src="/a.avif?x=1&amp;y=2" width="1200" alt="Tom &amp; &quot;Jerry&quot;"/><img src="/b.avif" width="1200"/></main>`;
    expect(ownPicture(html)).toEqual({ src: '/a.avif?x=1&y=2', alt: 'Tom & "Jerry"' });
    expect(ownPicture('<main></main>')).toBeUndefined();
  });

  it('replaces the default in the head, with type, size and words, and no picture that a config names', () => {
    const url = 'https://site.example/services/pmo';
    const head = headTags(site, { title: 'PMO', description: 'B' }, url);
    expect(needsSharePicture(site, head)).toBe(true);
    const named = headTags(site, { title: 'PMO', description: 'B', image: { src: '/plates/a.avif' } }, url);
    expect(needsSharePicture(site, named)).toBe(false);
    const shared = withSharePicture(head, '/share/a.jpg');
    expect(metaOf(shared, 'og:image')).toBe('https://site.example/share/a.jpg');
    expect(metaOf(shared, 'twitter:image')).toBe('https://site.example/share/a.jpg');
    expect(metaOf(shared, 'og:image:type')).toBe('image/jpeg');
    expect([metaOf(shared, 'og:image:width'), metaOf(shared, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(shared, 'og:image:alt')).toBe('PMO');
  });
});
