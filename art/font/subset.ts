import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readArchivo } from './archivo.ts';
import { CHARACTERS } from './characters.ts';

/*
 * Writes public/fonts/archivo.woff2: the characters the site needs, weights 300 to 800, widths 62 to 125. Of the layout
 * features only kerning stays; the others and the hinting would cost ten kilobytes and show nowhere.
 */
const target = fileURLToPath(new URL('../../public/fonts/archivo.woff2', import.meta.url));

const font = await subsetFont(readArchivo(), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 300, max: 800 }, wdth: { min: 62, max: 125 } },
  keepFeatures: ['kern'],
  noHinting: true,
  noLayoutClosure: true,
});
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, font);
console.log(`archivo.woff2: ${font.byteLength} bytes`);
