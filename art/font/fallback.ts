import * as harfbuzz from 'harfbuzzjs';
import { instanceOf, type Style } from './archivo.ts';

/*
 * Prints the @font-face rules that make Arial take the room Archivo will take, so that nothing moves when the font
 * arrives: one rule a width, because Archivo's width is an axis and Arial has none.
 */

/** Advance widths of Arial in thousandths of an em, regular and bold. */
const ARIAL: Record<'regular' | 'bold', Record<string, number>> = {
  regular: {
    ' ': 278,
    a: 556,
    b: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    j: 222,
    k: 500,
    l: 222,
    m: 833,
    n: 556,
    o: 556,
    p: 556,
    q: 556,
    r: 333,
    s: 500,
    t: 278,
    u: 556,
    v: 500,
    w: 722,
    x: 500,
    y: 500,
    z: 500,
  },
  bold: {
    ' ': 278,
    a: 556,
    b: 611,
    c: 556,
    d: 611,
    e: 556,
    f: 333,
    g: 611,
    h: 611,
    i: 278,
    j: 278,
    k: 556,
    l: 278,
    m: 889,
    n: 611,
    o: 611,
    p: 611,
    q: 611,
    r: 389,
    s: 556,
    t: 333,
    u: 611,
    v: 556,
    w: 778,
    x: 556,
    y: 556,
    z: 500,
  },
};

/** Occurrences among ten thousand characters of English prose. */
const FREQUENCY: Record<string, number> = {
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

const average = (advance: (letter: string) => number): number => {
  let sum = 0;
  let count = 0;
  for (const [letter, times] of Object.entries(FREQUENCY)) {
    sum += advance(letter) * times;
    count += times;
  }
  return sum / count;
};

interface Range {
  readonly name: string;
  readonly style: Style;
  readonly stretch: string;
  readonly weights: string;
  readonly arial: 'regular' | 'bold';
}

const RANGES: readonly Range[] = [
  {
    name: 'text',
    style: { weight: 400, width: 100 },
    stretch: '95% 107%',
    weights: '300 559',
    arial: 'regular',
  },
  {
    name: 'label',
    style: { weight: 540, width: 78 },
    stretch: '72% 94%',
    weights: '300 559',
    arial: 'regular',
  },
  {
    name: 'strong text',
    style: { weight: 620, width: 100 },
    stretch: '95% 107%',
    weights: '560 800',
    arial: 'bold',
  },
  {
    name: 'strong label',
    style: { weight: 620, width: 78 },
    stretch: '72% 94%',
    weights: '560 800',
    arial: 'bold',
  },
  {
    name: 'heading',
    style: { weight: 620, width: 116 },
    stretch: '108% 125%',
    weights: '560 800',
    arial: 'bold',
  },
  {
    name: 'figure',
    style: { weight: 640, width: 66 },
    stretch: '62% 71%',
    weights: '560 800',
    arial: 'bold',
  },
];

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

async function rule({ name, style, stretch, weights, arial }: Range): Promise<string> {
  const bytes = Uint8Array.from(await instanceOf(ALPHABET, style));
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes.buffer)));
  const { upem } = font.face;
  const advance = (letter: string): number => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return (buffer.getGlyphPositions()[0]?.xAdvance ?? 0) / upem;
  };
  const size = average(advance) / average((letter) => (ARIAL[arial][letter] ?? 0) / 1000);
  const { ascender, descender, lineGap } = font.hExtents();
  const files =
    arial === 'bold'
      ? "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')"
      : "local('Arial'), local('ArialMT'), local('Liberation Sans')";
  return `/* ${name} */
@font-face {
  font-family: 'Archivo Fallback';
  src: ${files};
  font-weight: ${weights};
  font-stretch: ${stretch};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / upem / size)};
  descent-override: ${percent(-descender / upem / size)};
  line-gap-override: ${percent(lineGap / upem / size)};
}`;
}

for (const range of RANGES) console.log(await rule(range));
