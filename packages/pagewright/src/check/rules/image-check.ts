import { nearest } from '../../schema/nearest.ts';
import { formatOf } from '../../schema/schema-words.ts';
import { diagnoseAt, type PlacedValue } from '../json/placed-value.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';

const nameOf = (address: string) => address.split('/').at(-1) ?? '';
const stemOf = (address: string) => nameOf(address).replace(/\.[^.]*$/, '');

/** The file that a wrong path most likely means: with the same name in another folder or format, or a similar path. */
function likelyFile(src: string, files: ReadonlySet<string>): string | undefined {
  const pictures = [...files].filter((file) => /\.(?:avif|webp|png|jpe?g|svg|gif|ico)$/i.test(file));
  const same =
    pictures.find((file) => nameOf(file) === nameOf(src)) ??
    pictures.find((file) => stemOf(file) === stemOf(src));
  if (same) return same;
  const near = nearest(src, pictures);
  if (near) return near;
  const stem = nearest(stemOf(src), pictures.map(stemOf));
  return pictures.find((file) => stemOf(file) === stem);
}

/** Reports images of this site that are not in `public/`. Images on other hosts are not checked. */
export function missingImages(
  places: readonly PlacedValue[],
  files: ReadonlySet<string>,
): readonly Diagnostic[] {
  return places.flatMap((place): Diagnostic[] => {
    const { plan, node, pointer } = place;
    if (plan.is !== 'literal' || typeof plan.value !== 'string' || formatOf(node) !== 'image-src') return [];
    const src = plan.value;
    if (/^https?:/i.test(src)) return [];
    const path = src.split(/[?#]/, 1)[0] ?? '';
    if (files.has(path)) return [];
    const likely = likelyFile(path, files);
    return [
      diagnoseAt(place, {
        code: 'missing-image',
        pointer,
        on: 'value',
        data: { src, options: likely ? [likely] : [] },
      }),
    ];
  });
}
