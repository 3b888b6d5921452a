import type { BlockProps } from '../../../generated/block-props.ts';
import { type FittedLines, fitLines } from '../../../ui/lettering/fit-lines.ts';

/** In em. Longer names would be too small to read from a distance. */
const longest = 7.5;

/** The names of logos, set to the same width. Undefined if a logo has no name, or if a name is too long. */
export function fittedNames({
  logos = [],
  lettering,
}: Pick<BlockProps['call-to-action'], 'logos' | 'lettering'>): FittedLines | undefined {
  const names = logos.map(({ image }) => image.alt?.trim() ?? '');
  return lettering && !names.includes('') ? fitLines(names, longest) : undefined;
}
