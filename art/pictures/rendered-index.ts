import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { INDEX_FILE } from './files.ts';

/** One rendered file; the key of the index is its address on the site. */
export interface Rendered {
  readonly width: number;
  readonly height: number;
  readonly srcset: string;
  readonly scene: string;
  /** Hash of the source it was rendered from. */
  readonly source: string;
}

export type RenderedIndex = Readonly<Record<string, Rendered>>;

const isRendered = (value: unknown): value is Rendered =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  'height' in value &&
  'srcset' in value &&
  'scene' in value &&
  typeof value.scene === 'string' &&
  'source' in value &&
  typeof value.source === 'string';

export function readIndex(): RenderedIndex {
  let text: string;
  try {
    text = readFileSync(INDEX_FILE, 'utf8');
  } catch {
    return {};
  }
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) return {};
  const entries = Object.entries(parsed).filter((entry): entry is [string, Rendered] => isRendered(entry[1]));
  return Object.fromEntries(entries);
}

function write(index: RenderedIndex): void {
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  // Written aside and moved, so that a reader never meets half a file.
  const draft = `${INDEX_FILE}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(draft, INDEX_FILE);
}

/** Replaces what the index says of one scene. */
export function record(scene: string, entries: RenderedIndex): void {
  const others = Object.entries(readIndex()).filter(([, rendered]) => rendered.scene !== scene);
  write({ ...Object.fromEntries(others), ...entries });
}

/** Drops scenes that no longer exist and returns the addresses of their files. */
export function forget(keep: ReadonlySet<string>): string[] {
  const index = readIndex();
  const gone = Object.entries(index).filter(([, rendered]) => !keep.has(rendered.scene));
  if (gone.length > 0)
    write(Object.fromEntries(Object.entries(index).filter(([, { scene }]) => keep.has(scene))));
  return gone.map(([address]) => address);
}
