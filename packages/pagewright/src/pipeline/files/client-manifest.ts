import type { Manifest } from 'vite';
import { isRecord } from '../../schema/json-value.ts';

/** URLs of the client bundle that a page needs. They begin with a slash. */
export interface ClientManifest {
  readonly entry: string;
  readonly stylesheets: readonly string[];
  /** Scripts that a page with these block types needs to hydrate, without the entry. */
  preloads(blockTypes: readonly string[]): string[];
}

function isManifest(value: unknown): value is Manifest {
  return isRecord(value);
}

/**
 * Finds URLs in Vite's manifest of the client bundle. Throws if the manifest has no entry.
 * @param manifest the parsed `.vite/manifest.json`
 * @param blockFiles the file of each block type, below the project
 */
export function clientManifest(
  manifest: unknown,
  blockFiles: ReadonlyMap<string, string | undefined>,
): ClientManifest {
  if (!isManifest(manifest)) throw new Error('The client bundle has no manifest');
  const [entryKey, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
  if (entryKey === undefined || !entry) throw new Error('The client bundle has no entry');

  const addImports = (key: string, keys: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || keys.has(key)) return keys;
    keys.add(key);
    for (const imported of chunk.imports ?? []) addImports(imported, keys);
    return keys;
  };
  const urlOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const stylesheets = Object.values(manifest).flatMap((chunk) => [
    ...(chunk.css ?? []),
    ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
  ]);

  return {
    entry: `/${entry.file}`,
    stylesheets: [...new Set(stylesheets)].sort().map((file) => `/${file}`),
    preloads(blockTypes) {
      const keys = addImports(entryKey, new Set());
      for (const type of blockTypes) addImports(blockFiles.get(type) ?? '', keys);
      keys.delete(entryKey);
      return [...new Set([...keys].map(urlOf))].sort();
    },
  };
}
