import { nearest } from '../../schema/nearest.ts';
import { diagnoseAt } from '../json/origin.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { LocalImage, References } from './references.ts';

const nameOf = (address: string) => address.split('/').at(-1) ?? '';
const stemOf = (address: string) => nameOf(address).replace(/\.[^.]*$/, '');

/** The image that a wrong path most likely means: the same name in another folder or format, or a similar path. */
function likelyFile(src: string, files: ReadonlySet<string>): string | undefined {
  const pictures = [...files].filter((file) => /\.(?:avif|webp|png|jpe?g|svg|gif|ico)$/i.test(file));
  const same =
    pictures.find((file) => nameOf(file) === nameOf(src)) ??
    pictures.find((file) => stemOf(file) === stemOf(src));
  if (same) return same;
  const closest = nearest(src, pictures);
  if (closest) return closest;
  const stem = nearest(stemOf(src), pictures.map(stemOf));
  return pictures.find((file) => stemOf(file) === stem);
}

/** Reports images of this site that are not in `public/`. */
export function missingImages(
  references: readonly References[],
  files: ReadonlySet<string>,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { images } of references) for (const image of images) found.push(...missingImage(image, files));
  return found;
}

function missingImage(
  { origin, pointer, src }: LocalImage,
  files: ReadonlySet<string>,
): readonly Diagnostic[] {
  const path = src.split(/[?#]/, 1)[0] ?? '';
  if (files.has(path)) return [];
  const likely = likelyFile(path, files);
  return [
    diagnoseAt(origin, {
      code: 'missing-image',
      pointer,
      on: 'value',
      data: { src, options: likely ? [likely] : [] },
    }),
  ];
}
