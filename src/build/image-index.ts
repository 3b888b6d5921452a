import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../bindings/json-value.ts';

/** Sizes of pictures, by address. */
export interface ImageIndex {
  readonly [address: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

/** Sizes of the pictures that `npm run images` has rendered. */
export function readImageIndex(root: string): ImageIndex {
  const index: unknown = JSON.parse(readFileSync(path.join(root, 'scripts/images/rendered.json'), 'utf8'));
  return isImageIndex(index) ? index : {};
}

function isImageIndex(value: unknown): value is ImageIndex {
  return (
    isRecord(value) &&
    Object.values(value).every((entry) => isRecord(entry) && typeof entry.width === 'number')
  );
}

/** Sizes of drawn marks among files of public/, as each says in its own first tag. */
export function readMarkSizes(root: string, addresses: Iterable<string>): ImageIndex {
  const sized = [...addresses].flatMap((address) => {
    if (!address.endsWith('.svg')) return [];
    const [tag = ''] = /<svg[^>]*>/.exec(readFileSync(path.join(root, 'public', address), 'utf8')) ?? [];
    const width = Number(/ width="(\d+)"/.exec(tag)?.[1]);
    const height = Number(/ height="(\d+)"/.exec(tag)?.[1]);
    return width > 0 && height > 0 ? [[address, { width, height }]] : [];
  });
  return Object.fromEntries(sized);
}
