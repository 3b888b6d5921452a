import type { BlockProps, Tone } from '../../generated/block-props.ts';

export type Card = BlockProps['alternating-cards']['cards'][number];

/** `board`: a table below a wide picture. `table`: a table next to the text. */
export type Shape = 'plain' | 'board' | 'table' | 'report' | 'tally';

export interface PlacedCard {
  readonly card: Card;
  readonly shape: Shape;
  /** 0 to 3. Cards with two columns change sides and proportions from one place to the next. */
  readonly place: number;
}

/** Neighbouring cards on the same background. */
export interface Band {
  readonly tone: Tone;
  readonly cards: readonly PlacedCard[];
}

/** The number of places, after which they repeat. */
const places = 4;

/** The aspect ratio from which a picture can fill the width of the page without losing its subject. */
const panoramaRatio = 1.9;

/** The rows of a table that have a cell for each column. */
export function rowsOf({ table }: Card): NonNullable<Card['table']>['rows'] {
  return table?.rows.filter(({ cells }) => cells.length === table.head.length) ?? [];
}

function hasTally({ tally }: Card): boolean {
  return tally !== undefined && tally.few <= tally.all;
}

function isPanorama(image: Card['image']): boolean {
  return (
    image?.width !== undefined && image.height !== undefined && image.width / image.height >= panoramaRatio
  );
}

function shapeOf(card: Card): Shape {
  if (hasTally(card)) return 'tally';
  if (card.report !== undefined && card.report.figures.length > 0) return 'report';
  if (rowsOf(card).length === 0) return 'plain';
  return isPanorama(card.image) ? 'board' : 'table';
}

/** A card with a tally is as dark as night. A card with a report has another background than the cards around it. */
function toneOf(shape: Shape, tone: Tone): Tone {
  if (shape === 'tally') return 'ink';
  if (shape !== 'report') return tone;
  return tone === 'tint' ? 'paper' : 'tint';
}

/** The shape and the place of each card, in groups with the same background. The content of a card decides its shape. */
export function bandsOf(cards: readonly Card[], tone: Tone): readonly Band[] {
  const bands: { tone: Tone; cards: PlacedCard[] }[] = [];
  let place = 0;
  for (const card of cards) {
    const shape = shapeOf(card);
    const own = toneOf(shape, tone);
    const last = bands.at(-1);
    const band = last?.tone === own ? last : { tone: own, cards: [] };
    if (band !== last) bands.push(band);
    band.cards.push({ card, shape, place: place % places });
    // The other shapes are as wide as the page, so they have no side.
    if (shape !== 'board' && shape !== 'tally') place += 1;
  }
  return bands;
}
