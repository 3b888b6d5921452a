import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { staleFiles } from '../../src/node/output/generated-files.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { MuseumCopy, museum } from './museum-project.ts';

describe('the site on which the engine is tested', () => {
  it('has no problems', () => {
    expect(checkSite(museum).printed).toBe('');
  });

  it('has current types and decoders', async () => {
    expect(await staleFiles(museum)).toEqual([]);
  });

  it('uses each of its block types and sources', () => {
    const { pages, schemas } = checkSite(museum);
    const plans = JSON.stringify(pages);
    const types = [...schemas.blocks.keys()].filter((name) => !plans.includes(`"type":"${name}"`));
    const sources = [...schemas.content.keys()].filter((name) => !plans.includes(`"source":"${name}"`));
    // Only the studio reads the media library.
    expect([types, sources]).toEqual([[], ['media']]);
  });
});

describe('a copy of it', () => {
  const copy = new MuseumCopy();
  afterAll(() => copy.remove());

  it('can be changed without changing the original', () => {
    copy.edit('page-configs/home.json', (text) => text.replace('"masthead"', '"mast"'));
    expect(checkSite(copy.root).printed).toContain('Did you mean "masthead"?');
    expect(checkSite(museum).printed).toBe('');
  });

  it('finds the packages, and has no output of commands', () => {
    expect(existsSync(path.join(copy.root, 'node_modules/pagewright/package.json'))).toBe(true);
    expect(lstatSync(path.join(copy.root, 'node_modules')).isSymbolicLink()).toBe(true);
    for (const folder of ['.pagewright', 'dist'])
      expect(existsSync(path.join(copy.root, folder))).toBe(false);
  });

  it('is removed without the packages', () => {
    const other = new MuseumCopy();
    other.remove();
    expect(existsSync(other.root)).toBe(false);
    expect(existsSync('node_modules/pagewright/package.json')).toBe(true);
  });
});
