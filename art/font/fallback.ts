import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { instanceOf } from './archivo.ts';
import { arialAdvance } from './arial-advances.ts';

/*
 * Writes src/styles/font-fallbacks.css: rules that give the fonts of systems the room that Archivo takes, so that nothing
 * moves when the font has loaded. Archivo's width is an axis and theirs is fixed, so there is a rule for each range of widths.
 */
const target = fileURLToPath(new URL('../../src/styles/font-fallbacks.css', import.meta.url));

/** Occurrences among ten thousand characters of English prose. */
const FREQUENCY: Readonly<Record<string, number>> = {
  ' ': 1830,
  e: 1040,
  t: 740,
  a: 668,
  o: 615,
  i: 571,
  n: 569,
  s: 532,
  r: 498,
  h: 498,
  l: 331,
  d: 349,
  u: 228,
  c: 227,
  m: 201,
  f: 199,
  w: 170,
  g: 163,
  p: 154,
  y: 143,
  b: 126,
  v: 79,
  k: 56,
  x: 14,
  j: 10,
  q: 8,
  z: 5,
};

const ALPHABET = Object.keys(FREQUENCY).join('');

/** Width of a letter in ems. */
type Advance = (letter: string) => number;

function average(advance: Advance): number {
  const letters = Object.entries(FREQUENCY);
  const count = letters.reduce((sum, [, times]) => sum + times, 0);
  return letters.reduce((sum, [letter, times]) => sum + advance(letter) * times, 0) / count;
}

function openFont(truetype: Uint8Array): harfbuzz.Font {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(truetype).buffer)));
}

function advanceIn(font: harfbuzz.Font): Advance {
  return (letter) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return (buffer.getGlyphPositions()[0]?.xAdvance ?? 0) / font.face.upem;
  };
}

async function advanceInFile(file: string): Promise<Advance> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  return advanceIn(openFont(await fontverter.convert(bytes, 'truetype')));
}

interface SystemFont {
  /** Name of the family in the styles of the site. */
  readonly family: string;
  /** Names of the font on the systems that have it, and its letters. */
  readonly regular: { readonly names: readonly string[]; readonly advance: Advance };
  readonly bold: { readonly names: readonly string[]; readonly advance: Advance };
}

/** Arial is on Windows and Apple's systems, Roboto on Android, and one of the others on Linux. */
const SYSTEM_FONTS: readonly SystemFont[] = [
  {
    family: 'Archivo Arial',
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], advance: arialAdvance('regular') },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], advance: arialAdvance('bold') },
  },
  {
    family: 'Archivo Roboto',
    regular: {
      names: ['Roboto', 'Roboto-Regular'],
      advance: await advanceInFile('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
    },
    bold: {
      names: ['Roboto Bold', 'Roboto-Bold'],
      advance: await advanceInFile('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
    },
  },
  {
    family: 'Archivo Open Sans',
    regular: {
      names: ['Open Sans', 'Open Sans Regular'],
      advance: await advanceInFile('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
    },
    bold: {
      names: ['Open Sans Bold'],
      advance: await advanceInFile('@fontsource/open-sans/files/open-sans-latin-700-normal.woff2'),
    },
  },
  {
    family: 'Archivo DejaVu',
    regular: {
      names: ['DejaVu Sans'],
      advance: await advanceInFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    },
    bold: {
      names: ['DejaVu Sans Bold'],
      advance: await advanceInFile('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    },
  },
];

interface Range {
  readonly face: 'regular' | 'bold';
  readonly weights: string;
  readonly widths: string;
  /** The weight and width of Archivo at which both fonts are equally wide. */
  readonly at: { readonly weight: number; readonly width: number };
}

const regular = { face: 'regular', weights: '400 559' } as const;
const bold = { face: 'bold', weights: '560 700' } as const;

const RANGES: readonly Range[] = [
  { ...regular, widths: '62% 125%', at: { weight: 400, width: 100 } },
  { ...bold, widths: '62% 71%', at: { weight: 660, width: 62 } },
  { ...bold, widths: '72% 94%', at: { weight: 600, width: 78 } },
  { ...bold, widths: '95% 107%', at: { weight: 620, width: 100 } },
  { ...bold, widths: '108% 125%', at: { weight: 620, width: 116 } },
];

const percent = (share: number): string => `${(share * 100).toFixed(1).replace(/\.0$/, '')}%`;

async function rule(system: SystemFont, { face, weights, widths, at }: Range): Promise<string> {
  const { names, advance } = system[face];
  const archivo = openFont(await instanceOf(ALPHABET, at));
  const size = average(advanceIn(archivo)) / average(advance);
  const { upem } = archivo.face;
  const { ascender, descender } = archivo.hExtents();
  return `@font-face {
  font-family: "${system.family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weights};
  font-stretch: ${widths};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / upem / size)};
  descent-override: ${percent(-descender / upem / size)};
  line-gap-override: 0%;
}
`;
}

const rules = await Promise.all(SYSTEM_FONTS.flatMap((system) => RANGES.map((range) => rule(system, range))));
writeFileSync(target, `/* Written by art/font/fallback.ts. */\n${rules.join('\n')}`);
