import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Archivo variable (OFL) with both axes: weight 100 to 900, width 62 to 125. */
export const readArchivo = (part: 'latin' | 'latin-ext' = 'latin'): Buffer =>
  readFileSync(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`),
    ),
  );

export interface Style {
  /** 400 to 700. */
  readonly weight: number;
  /** Per cent, 62 to 125. */
  readonly width: number;
}

/** The font at one weight and width as TrueType, with the glyphs of a text. */
export const instanceOf = (text: string, { weight, width }: Style): Promise<Buffer> =>
  subsetFont(readArchivo(), text, { targetFormat: 'truetype', variationAxes: { wght: weight, wdth: width } });
