import { nearest } from '../../../schema/nearest.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { LocalImage, References } from '../../facts/references.ts';

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

/** Reports images of this site that are not in `public/`, and those without a usable alternative text. */
export function imageDiagnostics(
  references: readonly References[],
  files: ReadonlySet<string>,
): readonly Diagnostic[] {
  return references.flatMap(({ images }) =>
    images.flatMap((image) => [...missingImage(image, files), ...poorAlt(image)]),
  );
}

function missingImage(
  { origin, pointer, src }: LocalImage,
  files: ReadonlySet<string>,
): readonly Diagnostic[] {
  const path = src.split(/[?#]/, 1)[0] ?? '';
  if (files.has(path)) return [];
  const likely = likelyFile(path, files);
  return [diagnoseAt(origin, problemAt('missing-image', pointer, { src, options: likely ? [likely] : [] }))];
}

/** Names that files have, but that no person would read out. */
const fileName =
  /^[\w()-]+\.(?:avif|webp|png|jpe?g|svg|gif)$|^(?:img|dsc|dscn|image|photo|picture|screenshot)[ _-]?\d+$/i;

/** Reports an image without "alt", and one whose "alt" is the name of a file. */
function poorAlt({ origin, pointer, src, alt }: LocalImage): readonly Diagnostic[] {
  // A bound image has the alternative text of its content. The pointer of any other ends with the name of a property.
  if (!pointer.endsWith('/src')) return [];
  if (alt === undefined) return [diagnoseAt(origin, problemAt('missing-alt', pointer, { src }))];
  if (typeof alt !== 'string' || !fileName.test(alt.trim())) return [];
  const at = `${pointer.slice(0, -'src'.length)}alt`;
  return [diagnoseAt(origin, problemAt('file-name-as-alt', at, { alt }))];
}
