import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite, CodeBytes } from '../../explain/explanation.ts';
import { getOrInsert } from '../../get-or-insert.ts';
import type { CodeRegistries } from '../../pipeline/site/site-module.ts';
import { payloadId } from '../../render/payload.ts';
import { isRecord } from '../../schema/json-value.ts';
import { recordFile } from '../builds/build-record.ts';
import { openBundleCache } from '../builds/bundle-cache.ts';
import { readManifest } from '../output/site-output.ts';

/** The name under which the manifest has the styles of one block type. */
const styledAlone = (type: string) => ({ file: type, blocks: [{ type }] });

/** What the build in `dist/` knows; undefined if there is none, or if the project has changed since. */
export function lastBuild(root: string, code: CodeRegistries): BuiltSite | undefined {
  const work = path.join(root, '.pagewright');
  const outDir = path.join(root, 'dist');
  const bundle = openBundleCache(work, root, true).find() ?? openBundleCache(work, root, false).find();
  const record = recordFile(work, outDir).read();
  if (!bundle || !record) return undefined;
  const client = path.join(bundle.folder, 'client');
  const manifest = readManifest(client, { code, pages: [...code.blocks.entries.keys()].map(styledAlone) });

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
      return file === undefined ? new Map() : queriesIn(readFileSync(path.join(outDir, file), 'utf8'));
    },
    requestsOf(source) {
      const requests = Object.entries(record.requests).filter(([, each]) => each.source === source);
      return requests.map(([key]) => key.replace(/^(?:all|first \d+) /, '')).sort();
    },
  };
}

/** The queries in the payload of a document. */
function queriesIn(html: string): ReturnType<BuiltSite['queriesAt']> {
  const [, text = '{}'] = new RegExp(`id="${payloadId}">(.*?)</script>`, 's').exec(html) ?? [];
  const payload: unknown = JSON.parse(text);
  const page = isRecord(payload) && isRecord(payload.page) ? payload.page : {};
  const contents = isRecord(page.contents) ? page.contents : {};
  return new Map(
    Object.entries(isRecord(page.keys) ? page.keys : {}).map(([name, key]) => {
      const request = String(key);
      const content = request in contents ? JSON.stringify(contents[request]) : '';
      return [name, { request, data: Buffer.byteLength(content) }];
    }),
  );
}
