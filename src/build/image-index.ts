import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Sizes of the pictures that the project's scripts have rendered, by address. */
export interface ImageIndex {
  readonly [address: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

/** Reads what `npm run images` has written. */
export function readImageIndex(root: string): ImageIndex {
  const index: unknown = JSON.parse(readFileSync(path.join(root, 'scripts/images/rendered.json'), 'utf8'));
  return isImageIndex(index) ? index : {};
}

function isImageIndex(value: unknown): value is ImageIndex {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry?.width === 'number')
  );
}
