import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeDecoders } from '../../src/node/output/decoder-files.ts';
import { generateFiles, staleFiles } from '../../src/node/output/generated-files.ts';
import { readProject } from '../../src/pipeline/site/read-project.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

describe('generated files', () => {
  it('matches the schemas', async () => {
    expect(await staleFiles(root)).toEqual([]);
  });

  it('is exactly what the plugin contains', async () => {
    const { content } = await readProject(root);
    const present = readdirSync(path.join(root, 'wordpress-plugin'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    expect(present.sort()).toEqual([...(content?.generated?.(root).keys() ?? [])].sort());
  });
});

describe('a changed schema', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'schemas-'));
    for (const folder of ['schemas', 'src/generated', 'wordpress-plugin']) {
      cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
    }
    writeFileSync(
      path.join(copy, 'pagewright.config.ts'),
      `export default { siteUrl: 'https://site.example' };\n`,
    );
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  it('makes the types and the editor schema stale, until they are generated again', async () => {
    const file = path.join(copy, 'schemas/blocks/quote.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"author"', '"speaker"'));
    expect(await staleFiles(copy)).toEqual(['src/generated/block-props.ts', 'schemas/page.schema.json']);
    expect((await generateFiles(copy)).written).toHaveLength(2);
    expect(readFileSync(path.join(copy, 'src/generated/block-props.ts'), 'utf8')).toContain(
      'speaker?: string',
    );
    expect(await staleFiles(copy)).toEqual([]);
  });

  it('of content makes the decoder of its source stale', async () => {
    const file = path.join(copy, 'schemas/content/company.json');
    const schema: { properties: { content: { required: string[] } } } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    schema.properties.content.required = [];
    writeFileSync(file, JSON.stringify(schema));
    expect(await staleFiles(copy)).toContain('src/generated/decode/decode-company.ts');
  });

  it('that is removed makes the decoder of its source stale, until `generate` removes it', async () => {
    rmSync(path.join(copy, 'schemas/content/media.json'));
    const decoder = 'src/generated/decode/decode-media.ts';
    expect(await staleFiles(copy)).toContain(decoder);
    expect(await generateFiles(copy)).toMatchObject({ removed: [decoder] });
    expect(await staleFiles(copy)).toEqual([]);
  });

  it('leaves types and editor schemas to `generate` when a build writes the decoders', async () => {
    rmSync(path.join(copy, 'src/generated'), { recursive: true });
    expect(writeDecoders(copy, readSchemas(copy))).toContain('src/generated/decode/decode-company.ts');
    const stale = await staleFiles(copy);
    expect(stale).toContain('src/generated/content-types.ts');
    expect(stale.filter((file) => file.includes('decode'))).toEqual([]);
  });
});
