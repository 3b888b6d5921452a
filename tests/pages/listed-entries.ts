import { expect } from '@playwright/test';
import { plain } from './demo-entries.ts';
import { wordsOf } from './page-blocks.ts';

/** An entry of a list as the content service answers it. */
export interface ListedEntry {
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  /** Address of the picture. */
  readonly picture: string;
  /** ISO 8601 with its zone. */
  readonly date: string;
  readonly author: string;
}

/** An excerpt as it is shown: its text, cut at 200 characters with an ellipsis. */
function shownExcerpt(html: string): string {
  const text = plain(html.replace(/\s?\[&hellip;\]/, '…'));
  return text.length > 200 ? `${text.slice(0, 200).trimEnd()}…` : text;
}

/** The cards of a list are exactly these entries in this order, with title, date, author, excerpt, picture and the way to each. */
export function expectCards(list: Element | undefined, below: string, entries: readonly ListedEntry[]): void {
  const cards = [...(list?.querySelectorAll('article') ?? [])].map((card) => ({
    title: wordsOf(card.querySelector('h3')),
    day: card.querySelector('time')?.dateTime.slice(0, 10),
    author: wordsOf(card.querySelector('time + span')),
    excerpt: wordsOf([...card.querySelectorAll('p')].find((words) => !words.querySelector('time'))),
    picture: card.querySelector('img')?.getAttribute('src'),
    href: card.querySelector('a')?.getAttribute('href'),
  }));
  expect(cards).toEqual(
    entries.map(({ title, excerpt, slug, picture, date, author }) => ({
      title: plain(title),
      day: date.slice(0, 10),
      author,
      excerpt: shownExcerpt(excerpt),
      picture,
      href: `${below}/${slug}`,
    })),
  );
}
