import type { Tone } from '../../generated/block-props.ts';

/** In each pair one tile is dark: the first, in the next row the second. No tile has the tone of its section. */
export function tileTone(index: number, around: Tone): Tone {
  const wide = index % 4 === 0 || index % 4 === 3;
  if (wide) return around === 'ink' ? 'purple' : 'ink';
  return around === 'white' ? 'tint' : 'white';
}
