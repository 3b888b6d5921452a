import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { readArchivo } from './archivo.ts';
import { BASIC, CHARACTERS, EXTENDED } from './characters.ts';
import { readChivoMono } from './chivo-mono.ts';
import { roundDeltas } from './round-deltas.ts';

/*
 * Writes the fonts of the site: weights 400 to 700, widths 62 to 125. Of the layout features only kerning stays; the others
 * and the hinting would cost ten kilobytes and show nowhere. Every page loads the basic font. The others load on pages
 * that have their characters: see `unicode-range` in src/styles/font-face.css. Code has a font of its own, in one weight.
 */
const folder = fileURLToPath(new URL('../../public/fonts/', import.meta.url));

/** In thousandths of an em. Half of it is less than half a pixel in the largest heading. */
const STEP = 4;

const FONTS = [
  { name: 'archivo-basic', part: 'latin', characters: BASIC },
  { name: 'archivo', part: 'latin', characters: CHARACTERS },
  { name: 'archivo-extended', part: 'latin-ext', characters: EXTENDED },
] as const;

mkdirSync(folder, { recursive: true });
for (const { name, part, characters } of FONTS) {
  const font = await subsetFont(readArchivo(part), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 62, max: 125 } },
    keepFeatures: ['kern'],
    noHinting: true,
    noLayoutClosure: true,
  });
  const file = await fontverter.convert(roundDeltas(font, STEP), 'woff2');
  writeFileSync(`${folder}${name}.woff2`, file);
  console.log(`${name}.woff2: ${file.byteLength} bytes`);
}

const code = await subsetFont(readChivoMono(), BASIC, {
  targetFormat: 'woff2',
  variationAxes: {},
  keepFeatures: [],
  noHinting: true,
  noLayoutClosure: true,
});
writeFileSync(`${folder}chivo-mono.woff2`, code);
console.log(`chivo-mono.woff2: ${code.byteLength} bytes`);
