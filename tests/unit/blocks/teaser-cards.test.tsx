import { describe, expect, it } from 'vitest';
import { draw, schemaErrors } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

type Fields = { readonly [name: string]: unknown };

const picture = { src: '/plates/harbour.avif', alt: '', width: 1200, height: 900 };

/** A card with all props that a ledger shows. */
function article(number: number, date: string, topic: string, more: Fields = {}): Fields {
  return {
    title: `Article ${number}`,
    href: `/insight/blog/${number}`,
    topic: { label: topic, href: `/insight/blog/topic/${topic.toLowerCase().replace(' ', '-')}` },
    text: `What article ${number} says.`,
    image: picture,
    date: `${date}T08:00:00Z`,
    author: 'Ada Bell',
    minutes: 4,
    ...more,
  };
}

const articles = [
  article(1, '2026-11-11', 'Data'),
  article(2, '2026-10-14', 'Security'),
  article(3, '2026-09-30', 'Security'),
  article(4, '2026-07-01', 'Data'),
  article(5, '2026-05-20', 'Security', { sticky: true }),
  article(6, '2026-02-10', 'Data'),
  article(7, '2026-01-01', 'Data'),
  article(8, '2025-12-31', 'People'),
];

const people = [{ name: 'Ada Bell', role: 'Engineer', image: { src: '/people/ada.avif', alt: 'Ada Bell' } }];

async function drawn(layout: string, cards: readonly Fields[], more: Fields = {}): Promise<HTMLElement> {
  const props = { heading: 'Articles', layout, tone: 'white', cards, ...more };
  expect(schemaErrors('teaser-cards', props)).toEqual([]);
  return elementsOf(await draw('teaser-cards', props));
}

const texts = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The cards without some fields. */
const without = (...names: readonly string[]) =>
  articles.map((card) => Object.fromEntries(Object.entries(card).filter(([name]) => !names.includes(name))));

describe('a ledger', () => {
  it('below a featured card lists this card without its picture, and is not shown if there is no other', async () => {
    const unpictured = async (cards: readonly Fields[]) => {
      const ledger = await drawn('ledger', cards, { belowFeature: true });
      return texts(ledger, 'article:not(:has([data-carried])) :is(h3, h4)');
    };
    expect(await unpictured(articles)).toEqual(['Article 5']);
    expect(await unpictured(articles.slice(0, 3))).toEqual(['Article 1']);
    expect((await drawn('ledger', articles.slice(0, 1), { belowFeature: true })).innerHTML).toBe('');
  });

  it('has a heading for each quarter, and the titles are one level below', async () => {
    const ledger = await drawn('ledger', articles);
    expect(texts(ledger, 'h3')).toEqual([
      'Fourth quarter 2026',
      'Third quarter 2026',
      'Second quarter 2026',
      'First quarter 2026',
      'Fourth quarter 2025',
    ]);
    expect(texts(ledger, 'h4')).toEqual(articles.map(({ title }) => title));
  });

  it('shows the day in the time zone of the date', async () => {
    const late = article(1, '2026-03-31', 'Data', { date: '2026-03-31T23:30:00-11:00' });
    const ledger = await drawn('ledger', [late]);
    expect(texts(ledger, 'time')).toEqual(['31 Mar']);
    expect(texts(ledger, 'h3')).toEqual(['First quarter 2026']);
  });

  it('draws the newest year as a scale with a mark for each card of it, which screen readers skip', async () => {
    const ledger = await drawn('ledger', articles);
    const scale = ledger.querySelector('[aria-hidden="true"]:has(svg)');
    const places = [...(scale?.querySelectorAll('rect') ?? [])].map((mark) => mark.getAttribute('x'));
    expect(places).toEqual(['86.2%', '78.5%', '74.7%', '49.7%', '38.2%', '11.1%', '0.1%']);
    expect(scale?.textContent).toBe('Jan 2026AprJulOct');
  });

  it('has a choice for each topic, topics with the most cards first, and none is selected at first', async () => {
    const ledger = await drawn('ledger', articles);
    expect(texts(ledger, 'legend')).toEqual(['Show']);
    expect(texts(ledger, 'label')).toEqual(['All 8', 'Data 4', 'Security 3', 'People 1']);
    const chosen = [...ledger.querySelectorAll('input')].map((input) => input.checked);
    expect(chosen).toEqual([true, false, false, false]);
    const numbers = [...ledger.querySelectorAll('li')].map((row) => row.dataset.topic);
    expect(numbers).toEqual(['1', '2', '2', '1', '2', '1', '1', '3']);
    const marks = [...ledger.querySelectorAll('rect')].map((mark) => mark.getAttribute('data-topic'));
    expect(marks).toEqual(numbers.slice(0, 7));
  });

  it('has no filter with fewer than eight cards, with one topic or without topics', async () => {
    const few = await drawn('ledger', articles.slice(0, 7));
    const one = await drawn(
      'ledger',
      articles.map((card) => ({ ...card, topic: { label: 'Data' } })),
    );
    const none = await drawn('ledger', without('topic'));
    for (const ledger of [few, one, none]) expect(ledger.querySelector('fieldset')).toBeNull();
    expect(texts(none, 'h4')).toHaveLength(8);
  });

  it('has choices for the eight topics with the most cards; other cards appear under the choice of all', async () => {
    const cards = Array.from({ length: 10 }, (_, at) => article(at, '2026-03-01', `Topic ${at}`));
    const ledger = await drawn('ledger', [...cards, article(10, '2026-03-01', 'Topic 9')]);
    expect(texts(ledger, 'label')).toHaveLength(9);
    expect(texts(ledger, 'label')[1]).toBe('Topic 9 2');
    const numbers = [...ledger.querySelectorAll('li')].map((row) => row.dataset.topic);
    expect(numbers.filter((number) => number === undefined)).toHaveLength(2);
  });

  it('has no scale, no quarters and no days if a card has no date', async () => {
    for (const cards of [without('date'), [...articles.slice(1), { title: 'Bare', href: '/bare' }]]) {
      const ledger = await drawn('ledger', cards);
      expect(ledger.querySelector('time, [aria-hidden="true"]:has(rect)')).toBeNull();
      expect(ledger.querySelector('[data-dated]')?.getAttribute('data-dated')).toBe('false');
      expect(texts(ledger, 'h3')).toEqual(cards.map(({ title }) => title));
    }
  });

  it('shows the author of a card with the portrait of this person, and the minutes', async () => {
    const ledger = await drawn('ledger', articles, { people });
    expect(ledger.querySelector('article img')?.getAttribute('src')).toBe('/people/ada.avif');
    expect(texts(ledger, 'article p:has(b)')[0]).toBe('Ada Bell 4 minute read');
    const unknown = await drawn('ledger', articles, { people: [{ name: 'Bo Ek' }] });
    expect(unknown.querySelector('img[src^="/people"]')).toBeNull();
    const minutesOnly = await drawn('ledger', without('author'), { people });
    expect(minutesOnly.querySelector('article')?.textContent).toContain('4 minute read');
    expect(minutesOnly.querySelector('b + span, img[src^="/people"]')?.textContent).not.toContain('Ada');
    const neither = await drawn('ledger', without('author', 'minutes'));
    expect(neither.querySelector('[data-signed="false"]')).not.toBeNull();
  });

  it('links topics to their pages next to the link of the whole row', async () => {
    const ledger = await drawn('ledger', articles.slice(0, 1));
    const targets = [...ledger.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/insight/blog/topic/data', '/insight/blog/1']);
  });
});

describe('a feature', () => {
  it('shows the pinned card, or else the first one with its topic instead of the label', async () => {
    const pinned = await drawn('feature', articles, { heading: undefined });
    expect(texts(pinned, 'h2')).toEqual(['Article 5']);
    expect(texts(pinned, 'p:has(time)')).toEqual(['Worth a second reading, May 20, 2026']);
    const first = await drawn('feature', without('sticky'));
    expect(texts(first, 'h3')).toEqual(['Article 1']);
    expect(texts(first, 'p:has(time)')).toEqual(['Data, November 11, 2026']);
  });

  it('has no empty elements for missing parts', async () => {
    const bare = await drawn('feature', [{ title: 'Bare', href: '/bare' }]);
    expect(bare.querySelector('img, time, p')).toBeNull();
  });
});

describe.each(['pairs', 'figures', 'studies'])('the layout %s', (layout) => {
  it('leaves out the page itself, and shows each page once', async () => {
    const list = await drawn(layout, [...articles, ...articles], { except: '/insight/blog/1', most: 3 });
    expect(texts(list, 'h3')).toEqual(['Article 2', 'Article 3', 'Article 4']);
  });

  it('has no empty elements for missing parts', async () => {
    const bare = await drawn(layout, [{ title: 'Bare', href: '/bare' }]);
    expect(bare.querySelector('img, [data-ratio], time, p')).toBeNull();
  });
});

it.each(['figures', 'studies'])('the layout %s shows sector and figure, read as one text', async (layout) => {
  const cards = [
    { title: 'Study', href: '/study', sector: 'Ports', figure: { value: '0', unit: 'days lost' } },
  ];
  const list = await drawn(layout, cards);
  expect(texts(list, 'article p')).toEqual(expect.arrayContaining(['Ports', '0 days lost']));
});
