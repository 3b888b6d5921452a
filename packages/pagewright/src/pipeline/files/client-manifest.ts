import type { Manifest } from 'vite';
import { isRecord } from '../../schema/json-value.ts';

/** URLs of the client bundle that a page needs. They begin with a slash. */
export interface ClientManifest {
  /** The script with which documents start, and the script of the site, which it loads later. */
  readonly boot: string;
  readonly client: string;
  /** The script that opens previews, and its imports. */
  readonly previewScripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Scripts that a page with these block types needs to hydrate, without these two. Each follows those that it imports. */
  scripts(blockTypes: readonly string[]): string[];
}

function isManifest(value: unknown): value is Manifest {
  return isRecord(value);
}

/**
 * Finds URLs in Vite's manifest of the client bundle. Throws if the manifest lacks an entry.
 * @param manifest the parsed `.vite/manifest.json`
 * @param blockFiles the file of each block type, below the project
 */
export function clientManifest(
  manifest: unknown,
  blockFiles: ReadonlyMap<string, string | undefined>,
): ClientManifest {
  if (!isManifest(manifest)) throw new Error('The client bundle has no manifest');
  const entryNamed = (name: string) => {
    const [key] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === name) ?? [];
    if (key === undefined) throw new Error(`The client bundle has no entry "${name}"`);
    return key;
  };
  const clientKey = entryNamed('client');

  /** Chunks with their imports, each after those that it imports. Chunks may import each other. */
  const withImports = (keys: readonly string[], visited = new Set<string>()): string[] =>
    keys.flatMap((key) => {
      const chunk = manifest[key];
      if (!chunk || visited.has(key)) return [];
      visited.add(key);
      return [...withImports(chunk.imports ?? [], visited), key];
    });
  const urlOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const stylesheets = Object.values(manifest).flatMap((chunk) => [
    ...(chunk.css ?? []),
    ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
  ]);

  return {
    boot: urlOf(entryNamed('boot')),
    client: urlOf(clientKey),
    previewScripts: withImports([entryNamed('open-preview')])
      .reverse()
      .map(urlOf),
    stylesheets: [...new Set(stylesheets)].sort().map((file) => `/${file}`),
    scripts(blockTypes) {
      const blocks = blockTypes.map((type) => blockFiles.get(type) ?? '');
      const keys = withImports([clientKey, ...blocks]).filter((key) => key !== clientKey);
      return [...new Set(keys.map(urlOf))];
    },
  };
}
