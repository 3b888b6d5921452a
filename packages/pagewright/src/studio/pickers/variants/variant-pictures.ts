import type { Tones } from '../../protocol.ts';
import { diagramOf, type Shape } from './look-diagrams.ts';

/** How a value is shown: as a diagram, as colours, or as its word. */
export type VariantPicture =
  | { readonly is: 'diagram'; readonly shapes: readonly Shape[] }
  | { readonly is: 'colours'; readonly background: string; readonly text: string };

/** The pictures of values. None if most would lack one, because a few pictures among words say nothing. */
export function variantPictures(
  values: readonly string[],
  tones: Tones = {},
): ReadonlyMap<string, VariantPicture> {
  const coloured = values.flatMap((value): readonly (readonly [string, VariantPicture])[] => {
    const [background, text] = (Object.hasOwn(tones, value) ? tones[value] : undefined) ?? [];
    return background === undefined || text === undefined
      ? []
      : [[value, { is: 'colours', background, text }]];
  });
  if (coloured.length * 2 > values.length) return new Map(coloured);
  const drawn = values.flatMap((value): readonly (readonly [string, VariantPicture])[] => {
    const shapes = diagramOf(value);
    return shapes ? [[value, { is: 'diagram', shapes }]] : [];
  });
  return new Map(drawn.length * 2 > values.length ? drawn : []);
}
