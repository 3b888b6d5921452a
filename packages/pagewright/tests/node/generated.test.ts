import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRun } from '../../src/node/builds/build-run.ts';
import { planSite } from '../../src/node/builds/plan-site.ts';
import { check } from '../../src/node/commands/check-command.ts';
import { writeChanged } from '../../src/node/output/changed-files.ts';
import {
  decoderFiles,
  generateFiles,
  staleFiles,
  staleWarning,
} from '../../src/node/output/generated-files.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

describe('a changed schema', () => {
  let site: MuseumCopy;
  beforeEach(() => {
    site = new MuseumCopy();
    const policy = `{ frames: { 'https://films.example': 'Films of crossings' } }`;
    site.write(
      'pagewright.config.ts',
      `export default { siteUrl: 'https://site.example', policy: ${policy} };\n`,
    );
  });
  afterEach(() => {
    process.exitCode = undefined;
    vi.restoreAllMocks();
    site.remove();
  });

  it('makes the types stale, until they are generated again with the schema for editors', async () => {
    site.edit('schemas/blocks/saying.json', (text) => text.replaceAll('"speaker"', '"author"'));
    expect(await staleFiles(site.root)).toEqual(['src/generated/block-props.ts']);
    expect(await staleWarning(site.root, readSchemas(site.root))).toBe(
      'src/generated/block-props.ts is older than schemas/, so code may read values that no longer exist. Run: npx pagewright generate. Then correct what the compiler reports.',
    );
    expect((await generateFiles(site.root)).written).toContain('schemas/page.schema.json');
    expect(await staleWarning(site.root, readSchemas(site.root))).toBeUndefined();
    expect(site.read('src/generated/block-props.ts')).toContain('author?: string');
    expect(site.read('schemas/page.schema.json')).toContain('"author"');
    expect(await generateFiles(site.root)).toEqual({ written: [], removed: [] });
    expect(await staleFiles(site.root)).toEqual([]);
  });

  it('of content makes the decoder of its source stale', async () => {
    site.edit('schemas/content/house.json', (text) => text.replace('"required": ["name"]', '"required": []'));
    expect(await staleFiles(site.root)).toContain('src/generated/decode/decode-house.ts');
    const types = 'src/generated/content-types.ts';
    const decoder = 'src/generated/decode/decode-house.ts';
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(process, 'cwd').mockReturnValue(site.root);
    await check({ pages: path.join(site.root, 'page-configs'), format: 'json' });
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining(`warning: ${types}, ${decoder} are older than schemas/`)],
    ]);

    const printed: string[] = [];
    const before = site.read(decoder);
    const outDir = path.join(site.root, 'dist');
    const contentUrl = 'http://127.0.0.1:9';
    const print = (line: string) => void printed.push(line);
    const run = await openRun({
      root: site.root,
      contentUrl,
      browserContentUrl: contentUrl,
      outDir,
      print,
    });
    await planSite(run);
    expect(printed.join('\n')).toContain(`warning: ${types}, ${decoder} are older than schemas/`);
    // The bundle has the decoder of the schemas, but a build does not touch the types.
    expect(site.read(decoder)).not.toBe(before);
    expect(await staleFiles(site.root)).toEqual([types]);
  });

  it('that is removed makes the decoder of its source stale, until `generate` removes it', async () => {
    site.removeFile('schemas/content/media.json');
    const decoder = 'src/generated/decode/decode-media.ts';
    expect(await staleFiles(site.root)).toContain(decoder);
    expect(await generateFiles(site.root)).toMatchObject({ removed: [decoder] });
    expect(await staleFiles(site.root)).toEqual([]);
  });

  it('leaves types to `generate` when a build writes the decoders', async () => {
    site.removeFile('src/generated');
    expect(await staleWarning(site.root, readSchemas(site.root))).toBeUndefined();
    expect(writeChanged(site.root, decoderFiles(readSchemas(site.root)))).toContain(
      'src/generated/decode/decode-house.ts',
    );
    const stale = await staleFiles(site.root);
    expect(stale).toContain('src/generated/content-types.ts');
    expect(stale.filter((file) => file.includes('decode'))).toEqual([]);
  });
});
