import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileWriter, writeNow } from '../../src/node/output/site-output.ts';

const text = '<p>Grüße</p>'.repeat(100);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writerTo = (compress: boolean) =>
  fileWriter(folder, async (file, text) => writeNow({ file, text, compress }));

describe('a file of a build', () => {
  it('is written together with its compressed copies', async () => {
    await writerTo(true)('a/index.html', text);
    const read = (name: string) => readFileSync(path.join(folder, 'a', name));
    expect(read('index.html').toString()).toBe(text);
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
    expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
  });

  it('has no compressed copies if it is short, or if the build does not compress', async () => {
    await writerTo(true)('short.html', '<p>Short</p>');
    await writerTo(false)('long.html', text);
    expect(readdirSync(folder).sort()).toEqual(['long.html', 'short.html']);
  });
});
