import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staleFiles } from '../../src/node/output/generated-files.ts';
import { scaffold } from '../../src/node/scaffold/scaffold.ts';
import { filesBelow, relativePath } from '../../src/pipeline/files-below.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { MuseumCopy, museum } from '../sites/museum-project.ts';

describe('a site that Git has checked out with CRLF, in a folder whose name has spaces', () => {
  const site = new MuseumCopy();
  const full = (file: string) => path.join(site.root, file);

  beforeAll(() => {
    for (const file of filesBelow(site.root).filter((name) => /\.(json|tsx?|css|html|svg)$/.test(name)))
      writeFileSync(full(file), readFileSync(full(file), 'utf8').replaceAll(/\r?\n/g, '\r\n'));
  });
  afterAll(() => site.remove());

  it('has no problems, and the same pages', () => {
    const { printed, pages, code } = checkSite(site.root);
    expect(printed).toBe('');
    const original = checkSite(museum);
    expect(pages).toEqual(original.pages);
    expect(code).toEqual(original.code);
  });

  it('has current types and decoders', async () => {
    expect(await staleFiles(site.root)).toEqual([]);
  });

  it('reports a mistake at the same place, with the same lines around it', () => {
    const mistaken = (text: string) => text.replace('"masthead"', '"mast"');
    site.edit('page-configs/home.json', mistaken);
    const other = new MuseumCopy();
    other.edit('page-configs/home.json', mistaken);
    expect(checkSite(site.root).printed).toBe(checkSite(other.root).printed);
    site.edit('page-configs/home.json', (text) => text.replace('"mast"', '"masthead"'));
    other.remove();
  });

  it('gets a block type and a source from the scaffolder', async () => {
    await scaffold(site.root, 'block', { name: 'side-note' });
    await scaffold(site.root, 'source', { name: 'tides', path: 'tides/v1/today' });
    const { errors, code } = checkSite(site.root);
    expect(errors).toEqual([]);
    expect(code.blocks.entries.get('side-note')).toMatch(/^src\/.+SideNote\.tsx$/);
    expect(code.sources.entries.get('tides')).toBe('src/sources/tides.ts');
  });
});

it('a path on Windows has slashes', () => {
  const file = 'C:\\Sites of Ada\\museum\\src\\blocks\\saying\\Saying.tsx';
  expect(relativePath('C:\\Sites of Ada\\museum', file, path.win32)).toBe('src/blocks/saying/Saying.tsx');
});
