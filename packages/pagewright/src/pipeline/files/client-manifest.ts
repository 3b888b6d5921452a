import type { Manifest } from 'vite';
import { isRecord } from '../../schema/json-value.ts';

/** URLs of the client bundle that a page needs. They begin with a slash. */
export interface ClientManifest {
  readonly entry: string;
  /** The script that opens previews, and its imports. */
  readonly previewScripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Scripts that a page with these block types needs to hydrate, without the entry. */
  preloads(blockTypes: readonly string[]): string[];
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
  const entryKey = entryNamed('client');

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
    entry: urlOf(entryKey),
    previewScripts: [...addImports(entryNamed('open-preview'), new Set())].map(urlOf),
    stylesheets: [...new Set(stylesheets)].sort().map((file) => `/${file}`),
    preloads(blockTypes) {
      const keys = addImports(entryKey, new Set());
      for (const type of blockTypes) addImports(blockFiles.get(type) ?? '', keys);
      keys.delete(entryKey);
      return [...new Set([...keys].map(urlOf))].sort();
    },
  };
}
