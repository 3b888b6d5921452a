import { pickerStrings } from '../../picker-strings.ts';
import { maxUpload, uploadTypes } from './upload-limits.ts';

/**
 * Why a file cannot be uploaded, as a sentence; undefined if there is none that a browser can find: it does not know the type of every
 * file.
 */
export function uploadProblem({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const { problems } = pickerStrings.upload;
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return problems.svg(name);
  if (type !== '' && !uploadTypes.includes(type)) return problems.type(name);
  if (size > maxUpload) return problems.size(name, maxUpload / 1_000_000);
  return size === 0 ? problems.empty(name) : undefined;
}
