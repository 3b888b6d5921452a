import { expect } from '@playwright/test';
import { plain } from './demo-entries.ts';
import { textOf } from './page-blocks.ts';

/** An item of a list as the content service returns it. */
export interface ListedEntry {
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  /** URL of the picture. */
  readonly picture: string | undefined;
  /** ISO 8601 with a time zone. */
  readonly date: string;
  readonly author: string;
}

/** The visible excerpt: its text, cut at 200 characters with an ellipsis. */
function shownExcerpt(html: string): string {
  const text = plain(html.replace(/\s?\[&hellip;\]/, '…'));
  return text.length > 200 ? `${text.slice(0, 200).trimEnd()}…` : text;
}

/** Expects the cards of a list to show exactly these entries in order, with title, date, author, excerpt, picture and link. */
export function expectCards(list: Element | undefined, below: string, entries: readonly ListedEntry[]): void {
  const cards = [...(list?.querySelectorAll('article') ?? [])].map((card, index) => {
    const title = card.querySelector('h3, h4');
    const excerpt = shownExcerpt(entries[index]?.excerpt ?? '');
    const paragraphs = [...card.querySelectorAll('p')].map(textOf);
    return {
      title: textOf(title),
      day: card.querySelector('time')?.dateTime.slice(0, 10),
      // Next to the date, or next to the portrait.
      author: textOf(card.querySelector('time + span, p > span > b')),
      excerpt: paragraphs.find((text) => text === excerpt) ?? paragraphs,
      picture: card.querySelector('img:not([src^="/people/"])')?.getAttribute('src'),
      href: title?.querySelector('a')?.getAttribute('href'),
    };
  });
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
