import type { Card } from '../teaser-props.ts';

/** The day of a date in its own time zone. */
export interface Day {
  readonly year: number;
  /** The month, from 0. */
  readonly month: number;
  readonly day: number;
}

/** The cards of one quarter of a year. Without a quarter, all cards, because one of them has no date. */
export interface LedgerPart {
  readonly quarter?: { readonly year: number; readonly index: number };
  readonly rows: readonly { readonly card: Card; readonly day?: Day }[];
}

/** The day of a date in RFC 3339, the only form that schemas allow. */
export function dayOf(date: string): Day {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return { year, month: month - 1, day };
}

/** The cards in their order, divided by quarters. If a card has no date, no card is shown with its date. */
export function ledgerParts(cards: readonly Card[]): readonly LedgerPart[] {
  const days = cards.flatMap(({ date }) => (date === undefined ? [] : [dayOf(date)]));
  if (days.length < cards.length) return [{ rows: cards.map((card) => ({ card })) }];
  const parts: (Required<Omit<LedgerPart, 'rows'>> & { rows: { card: Card; day: Day }[] })[] = [];
  for (const [at, card] of cards.entries()) {
    const day = days[at];
    if (!day) continue;
    const quarter = { year: day.year, index: Math.floor(day.month / 3) };
    const last = parts.at(-1);
    if (last?.quarter.year === quarter.year && last.quarter.index === quarter.index)
      last.rows.push({ card, day });
    else parts.push({ quarter, rows: [{ card, day }] });
  }
  return parts;
}

/** How much of the year has passed at noon of a day, in percent with one decimal. */
export function placeInYear({ year, month, day }: Day): string {
  const start = Date.UTC(year, 0);
  const share = (Date.UTC(year, month, day, 12) - start) / (Date.UTC(year + 1, 0) - start);
  return `${(share * 100).toFixed(1)}%`;
}

/** The short name of a month in a language. */
export function monthName({ year, month }: Pick<Day, 'year' | 'month'>, language: string): string {
  const date = new Date(Date.UTC(year, month, 15));
  const style = { month: 'short', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language, style).format(date);
  } catch {
    return new Intl.DateTimeFormat('en', style).format(date);
  }
}
