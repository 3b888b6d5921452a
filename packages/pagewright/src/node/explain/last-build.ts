import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite, CodeBytes } from '../../explain/explanation.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { CodeRegistries } from '../../pipeline/site/site-module.ts';
import { readRecord } from '../builds/build-record.ts';
import { findCached } from '../builds/bundle-cache.ts';
import { readManifest } from '../output/site-output.ts';
import { queriesIn, sourcesOf } from './build-requests.ts';

/** The name of the manifest's entry for the styles of a single block type. */
const styledAlone = (type: string) => ({ file: type, blocks: [{ type }] });

/** The facts about the build in `dist/`; undefined if there is none, or if the project has changed since. */
export function lastBuild(root: string, code: CodeRegistries): BuiltSite | undefined {
  const work = path.join(root, '.pagewright');
  const outDir = path.join(root, 'dist');
  const bundle = findCached({ root, work, compress: true }) ?? findCached({ root, work, compress: false });
  const record = readRecord(work, outDir);
  if (!bundle || !record) return undefined;
  const sources = sourcesOf(record);
  const client = path.join(bundle.folder, 'client');
  const types = [...code.blocks.entries.keys()];
  const one = { code, pages: types.map(styledAlone), schemas: { blocks: new Map() } };
  // The paths of files have no base.
  const manifest = readManifest(client, one, '');

  const known = new Map<string, number>();
  const compressed = (file: string) =>
    getOrInsert(known, file, () => brotliCompressSync(readFileSync(path.join(client, file))).length);
  const sizeOf = (files: Iterable<string>) =>
    [...new Set(files)].reduce((sum, file) => sum + compressed(file), 0);

  const common = manifest.scripts([]);
  return {
    frame: {
      script: sizeOf([manifest.boot, manifest.client, ...common]),
      style: sizeOf(manifest.styles.base?.files ?? []),
    },
    codeOf(types): CodeBytes {
      return {
        script: sizeOf(manifest.scripts(types).filter((file) => !common.includes(file))),
        style: sizeOf(types.flatMap((type) => manifest.styles.pages[type]?.files ?? [])),
      };
    },
    paths: new Set(Object.keys(record.pages)),
    queriesAt(pagePath) {
      const file = record.pages[pagePath]?.file;
      const html = file === undefined ? '' : readFileSync(path.join(outDir, file), 'utf8');
      const { requests, contents } = queriesIn(html);
      return new Map(
        [...requests].map(([name, request]) => [
          name,
          { request, data: Buffer.byteLength(contents.get(request) ?? '') },
        ]),
      );
    },
    requestsOf: (source) =>
      [...sources].flatMap(([request, each]) => (each === source ? request : [])).sort(),
  };
}
