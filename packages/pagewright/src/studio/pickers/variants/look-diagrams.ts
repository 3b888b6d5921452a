/**
 * A shape of a small diagram: its kind, its left and top edges, its width and its height, in a picture of 56 × 36 units.
 * line: text. bold: a heading. picture: filled. card: outlined.
 */
export type Shape = readonly [
  kind: 'line' | 'bold' | 'picture' | 'card',
  x: number,
  y: number,
  width: number,
  height: number,
];

/** Lines of text, one below the other. */
function lines(x: number, y: number, width: number, count: number): readonly Shape[] {
  return Array.from(
    { length: count },
    (_, index): Shape => ['line', x, y + index * 5, index === count - 1 ? width * 0.7 : width, 2],
  );
}

/** Cards of equal size in rows. */
function cards(kind: Shape[0], columns: number, rows: number): readonly Shape[] {
  const width = (48 - 3 * (columns - 1)) / columns;
  const height = (28 - 3 * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index): Shape => {
    const row = Math.floor(index / columns);
    return [kind, 4 + (index % columns) * (width + 3), 4 + row * (height + 3), width, height];
  });
}

const textLeft: readonly Shape[] = [['bold', 4, 8, 20, 4], ...lines(4, 16, 20, 3)];
const dots = (y: number, size: number): readonly Shape[] =>
  [0, 1, 2, 3].map((index): Shape => ['picture', 5 + index * 12.5, y, size, size]);

/** Two small pictures in a row, each with text next to it. */
const pairs = (y: number): readonly Shape[] =>
  [4, 29].flatMap((x): readonly Shape[] => [
    ['picture', x, y, 9, 12],
    ['bold', x + 12, y + 1, 11, 3],
    ['line', x + 12, y + 7, 9, 2],
  ]);

/** Diagrams of looks by the words that schemas use for them. They show no brand: sites differ in everything else. */
const diagrams: { readonly [value: string]: readonly Shape[] } = {
  split: [...textLeft, ['picture', 29, 4, 23, 28]],
  display: [
    ['picture', 0, 0, 56, 24],
    ['bold', 4, 14, 40, 7],
    ['bold', 4, 25, 28, 7],
  ],
  panel: [
    ['picture', 0, 0, 56, 30],
    ['card', 6, 12, 26, 20],
    ['bold', 10, 17, 16, 3],
    ...lines(10, 23, 16, 2),
  ],
  plate: [['bold', 4, 2, 36, 5], ['picture', 0, 10, 56, 13], ...lines(4, 26, 26, 2), ['card', 36, 26, 16, 8]],
  article: [
    ['bold', 4, 8, 22, 4],
    ['bold', 4, 14, 16, 4],
    ['line', 4, 24, 14, 2],
    ['card', 30, 0, 26, 36],
    ['picture', 34, 6, 18, 24],
  ],
  bench: [['bold', 4, 3, 48, 5], ...lines(4, 14, 15, 3), ['picture', 23, 12, 33, 20]],
  form: [...textLeft, ['card', 29, 3, 23, 30], ...lines(33, 8, 15, 3), ['bold', 33, 25, 9, 4]],
  plain: [['bold', 4, 9, 34, 5], ...lines(4, 19, 44, 2)],
  text: [['bold', 4, 6, 14, 3], ...lines(22, 6, 30, 5)],
  columns: [['bold', 4, 8, 16, 4], ['bold', 4, 14, 12, 4], ...lines(26, 8, 26, 4)],
  statement: [['bold', 4, 6, 46, 5], ['bold', 4, 14, 34, 5], ...lines(4, 24, 30, 2)],
  aside: [...lines(4, 8, 26, 5), ['picture', 34, 8, 18, 20]],
  numbers: [['bold', 4, 5, 8, 11], ...lines(18, 6, 34, 2), ['bold', 4, 20, 8, 11], ...lines(18, 21, 34, 2)],
  scale: [
    ['line', 4, 24, 48, 2],
    ...[4, 19, 34, 49].flatMap((x): readonly Shape[] => [['line', x, 20, 3, 10]]),
    ...[4, 19, 34].flatMap((x): readonly Shape[] => [
      ['bold', x, 7, 8, 5],
      ['line', x, 15, 12, 2],
    ]),
  ],
  cells: [
    ['card', 4, 4, 28, 13],
    ['card', 35, 4, 17, 13],
    ['card', 4, 20, 17, 12],
    ['card', 24, 20, 28, 12],
  ],
  grid: cards('card', 3, 2),
  ruled: [
    ['line', 4, 6, 48, 1],
    ['line', 4, 15, 48, 1],
    ['line', 4, 24, 48, 1],
    ...[8, 17, 26].flatMap((y): readonly Shape[] => [
      ['bold', 4, y + 1, 14, 3],
      ['line', 30, y + 1, 22, 2],
    ]),
  ],
  list: [5, 14, 23].flatMap((y): readonly Shape[] => [
    ['picture', 4, y, 6, 6],
    ['line', 14, y + 2, 36, 2],
  ]),
  duo: [
    ['picture', 4, 5, 29, 26],
    ['card', 36, 5, 16, 26],
  ],
  low: [4, 29].flatMap((x): readonly Shape[] => [
    ['card', x, 10, 23, 16],
    ['picture', x + 13, 10, 10, 16],
    ['bold', x + 3, 14, 7, 3],
    ['line', x + 3, 20, 7, 2],
  ]),
  mosaic: [
    ['picture', 4, 4, 22, 17],
    ['picture', 29, 4, 23, 10],
    ['picture', 29, 17, 23, 15],
    ['picture', 4, 24, 22, 8],
  ],
  feature: [
    ['picture', 0, 0, 56, 36],
    ['card', 32, 8, 19, 20],
    ['bold', 35, 13, 12, 3],
  ],
  lead: [
    ['picture', 4, 4, 27, 28],
    ['card', 34, 4, 18, 8],
    ['card', 34, 14, 18, 8],
    ['card', 34, 24, 18, 8],
  ],
  stair: [
    ['card', 4, 3, 14, 18],
    ['card', 21, 9, 14, 18],
    ['card', 38, 15, 14, 18],
  ],
  front: [['picture', 4, 4, 31, 28], ...[4, 19].map((y): Shape => ['card', 38, y, 14, 13])],
  ledger: [5, 13, 21, 29].flatMap((y): readonly Shape[] => [
    ['bold', 4, y, 6, 3],
    ['line', 14, y, 30, 2],
    ['line', 47, y, 5, 2],
  ]),
  pairs: [...pairs(4), ...pairs(20)],
  figures: [5, 15, 25].flatMap((y): readonly Shape[] => [
    ['bold', 4, y, 14, 7],
    ['line', 23, y + 3, 29, 2],
  ]),
  studies: [['picture', 4, 3, 26, 15], ['bold', 33, 5, 19, 4], ...lines(33, 12, 19, 1), ...pairs(21)],
  cards: cards('card', 3, 1).flatMap(([, x, y, width, height]): readonly Shape[] => [
    ['card', x, y, width, height],
    ['picture', x, y, width, 14],
    ['bold', x + 3, y + 18, 8, 3],
  ]),
  frieze: [0, 1, 2, 3, 4].map((index): Shape => ['picture', 4 + index * 10, 8, 8, 22]),
  directory: [5, 15, 25].flatMap((y) =>
    [4, 30].flatMap((x): readonly Shape[] => [
      ['picture', x, y, 6, 6],
      ['line', x + 9, y + 2, 13, 2],
    ]),
  ),
  framed: [['card', 4, 4, 48, 28], ['bold', 9, 9, 20, 4], ...lines(9, 17, 38, 3)],
  joined: [['bold', 4, 6, 24, 4], ...lines(4, 14, 48, 4)],
  row: dots(14, 8),
  moving: [...dots(10, 8), ['line', 12, 26, 32, 2], ['line', 40, 24, 4, 6]],
  seals: [6, 21].flatMap((y): readonly Shape[] => [
    ['picture', 4, y, 10, 10],
    ['line', 17, y + 4, 9, 2],
    ['picture', 30, y, 10, 10],
    ['line', 43, y + 4, 9, 2],
  ]),
  left: lines(4, 10, 30, 4),
  center: [...lines(13, 10, 30, 3)],
  right: lines(22, 10, 30, 4),
  small: [['picture', 20, 12, 16, 12]],
  medium: [['picture', 13, 8, 30, 20]],
  large: [['picture', 4, 3, 48, 30]],
};

/** The diagram of a look; undefined for a word that is not known. */
export function diagramOf(value: string): readonly Shape[] | undefined {
  return Object.hasOwn(diagrams, value) ? diagrams[value] : undefined;
}
