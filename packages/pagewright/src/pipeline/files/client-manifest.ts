import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { isRecord } from '../../schema/json-value.ts';

/** Where the client's bundle holds what a page needs; addresses begin with a slash. */
export interface ClientManifest {
  readonly entry: string;
  readonly stylesheets: readonly string[];
  /** Scripts that the first drawing of a page needs, without the entry. */
  preloads(blockTypes: readonly string[]): string[];
}

function isManifest(value: unknown): value is Manifest {
  return isRecord(value);
}

/**
 * Reads Vite's manifest in the folder of the client's bundle.
 * @param blockFiles the file of each block type, below the project
 */
export function readClientManifest(
  client: string,
  blockFiles: ReadonlyMap<string, string | undefined>,
): ClientManifest {
  const manifest: unknown = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error('The client bundle has no manifest');
  const [entryKey, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
  if (entryKey === undefined || !entry) throw new Error('The client bundle has no entry');

  const closure = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    seen.add(key);
    for (const next of chunk.imports ?? []) closure(next, seen);
    return seen;
  };
  const addressOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const stylesheets = Object.values(manifest).flatMap((chunk) => [
    ...(chunk.css ?? []),
    ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
  ]);

  return {
    entry: `/${entry.file}`,
    stylesheets: [...new Set(stylesheets)].sort().map((file) => `/${file}`),
    preloads(blockTypes) {
      const keys = closure(entryKey, new Set());
      for (const type of blockTypes) closure(blockFiles.get(type) ?? '', keys);
      keys.delete(entryKey);
      return [...new Set([...keys].map(addressOf))].sort();
    },
  };
}
