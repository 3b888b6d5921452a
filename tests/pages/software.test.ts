import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';
import { demoEntry, demoSlugs } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const slugs = ['aws', 'oracle', 'salesforce', 'azure'];

interface Card {
  readonly title: string;
  readonly content: string;
  readonly marks?: readonly { readonly text: string }[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly { readonly flag?: string }[] };
  readonly report?: Report;
  readonly tally?: { readonly all: number; readonly few: number };
}

interface Report {
  readonly figures: readonly { readonly value: string }[];
  readonly bars?: readonly number[];
  readonly changes: readonly { readonly value: string }[];
}

interface Software {
  readonly banner_logo: { readonly url: string; readonly alt: string };
  readonly below_banner_software_content: Readonly<Record<string, string>>;
  readonly software_details_data: readonly Card[];
}

for (const slug of slugs) {
  test(`/software/${slug} has a hero with its logo, an introduction, and three or four cards`, async () => {
    const software = demoEntry<Software>(`software/${slug}`);
    const [hero, introduction, cards] = blocksOf(await builtPage(`/software/${slug}`));
    expect(hero?.getAttribute('data-block')).toBe('hero-banner');
    const logo = hero?.querySelector(`img[src="${software.banner_logo.url}"]`);
    expect(logo?.getAttribute('alt')).toBe(software.banner_logo.alt);
    expect(hero?.querySelector('a[href="#lets-talk"]')?.textContent).toBe('Contact Sales');
    for (const text of Object.values(software.below_banner_software_content))
      expect(textOf(introduction)).toContain(text);
    expect(cards?.getAttribute('data-block')).toBe('alternating-cards');
    const titles = textsOf(cards?.querySelectorAll('h3') ?? []);
    expect(titles).toEqual(software.software_details_data.map(({ title }) => title));
    expect([3, 4]).toContain(titles.length);
  });
}

test('the shape of each card depends on its content, which is also there as text', async () => {
  const shapes = new Set<string>();
  for (const slug of slugs) {
    const { software_details_data: cards } = demoEntry<Software>(`software/${slug}`);
    const page = await builtPage(`/software/${slug}`);
    const items = page.querySelectorAll('[data-block="alternating-cards"] li:has(h3)');
    expect(items, slug).toHaveLength(cards.length);
    for (const [index, { marks = [], table, report, tally }] of cards.entries()) {
      const item = items[index];
      const where = `${slug}, card ${index + 1}`;
      if (marks.length > 0) {
        shapes.add('marks');
        const letters = textsOf(item?.querySelectorAll('figure text') ?? []);
        expect(letters, where).toEqual(['A', 'B', 'C']);
        const meanings = textsOf(item?.querySelectorAll('ol > li') ?? []);
        expect(meanings, where).toEqual(marks.map(({ text }, mark) => `${letters[mark]}${text}`));
      }
      if (table !== undefined) {
        shapes.add('table');
        expect(textsOf(item?.querySelectorAll('thead th[scope="col"]') ?? []), where).toEqual(table.head);
        expect(item?.querySelectorAll('tbody th[scope="row"]'), where).toHaveLength(table.rows.length);
        const flagged = table.rows.filter(({ flag }) => flag !== undefined);
        expect(item?.querySelectorAll('tr[data-flagged]'), where).toHaveLength(flagged.length);
      }
      if (report !== undefined) {
        shapes.add('report');
        const values = report.figures.map(({ value }) => value);
        expect(textsOf(item?.querySelectorAll('dd') ?? []), where).toEqual(values);
        expect(item?.querySelectorAll('ol > li'), where).toHaveLength(report.changes.length);
        const chart = item?.querySelector('svg[role="img"]');
        expect(chart != null, where).toBe(report.bars !== undefined);
        if (chart) expect(chart.getAttribute('aria-label'), where).not.toBe('');
      }
      if (tally !== undefined) {
        shapes.add('tally');
        const numbers = [tally.all, tally.few].map((number) => number.toLocaleString('en'));
        expect(textsOf(item?.querySelectorAll('dd') ?? []), where).toEqual(numbers);
        expect(item?.querySelectorAll('svg > g > circle').length, where).toBe(2 * tally.few);
      }
    }
  }
  expect([...shapes].sort()).toEqual(['marks', 'report', 'table', 'tally']);
});

/** A figure as a number: `−2,010` is -2010. */
function numberOf(figure: string): number {
  return Number(figure.replace('−', '-').replaceAll(',', ''));
}

test('the numbers of the demo reports agree', () => {
  const reportOf = (slug: string) =>
    demoEntry<Software>(`software/${slug}`).software_details_data.find(({ report }) => report)?.report;
  const bill = reportOf('aws');
  const bars = bill?.bars ?? [];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const [lastWeek, forecast] = (bill?.figures ?? []).map(({ value }) => numberOf(value));
  expect(sum(bars.slice(8, 15))).toBe(lastWeek);
  expect(sum(bars)).toBe(forecast);
  expect(sum(bars.slice(1, 8)) + sum((bill?.changes ?? []).map(({ value }) => numberOf(value)))).toBe(
    lastWeek,
  );
  for (const slug of ['oracle', 'salesforce']) {
    const report = reportOf(slug);
    const [before = 0, after] = (report?.figures ?? []).map(({ value }) => numberOf(value));
    expect(before + sum((report?.changes ?? []).map(({ value }) => numberOf(value))), slug).toBe(after);
  }
});

test('the measurement is next to the introduction, with a list of the same values', async () => {
  const texts = await Promise.all(
    slugs.map(async (slug) => {
      const [, introduction] = blocksOf(await builtPage(`/software/${slug}`));
      const figure = introduction?.querySelector('figure');
      expect(figure?.querySelector('svg')?.getAttribute('aria-hidden'), slug).toBe('true');
      return textsOf(figure?.querySelectorAll('li b') ?? []);
    }),
  );
  expect(texts).toEqual([
    ['0:25', '1:35', '1:20', '0:30'],
    ['300', '120', '700'],
    ['22', '158'],
    ['40', '15', '4'],
  ]);
});

test('the four products are named in one row, and the product of the page is marked', async () => {
  for (const slug of slugs) {
    const [call] = blocksOf(await builtPage(`/software/${slug}`), 'call-to-action');
    const links = [...(call?.querySelectorAll('ul a') ?? [])];
    const names = links.map((link) => {
      for (const hidden of link.querySelectorAll('[aria-hidden="true"]'))
        expect(hidden.textContent).toHaveLength(1);
      return (
        [...(link.querySelectorAll('span > span:not([aria-hidden])') ?? [])].at(-1)?.textContent ??
        textOf(link)
      );
    });
    expect(names, slug).toEqual(['AWS', 'Oracle', 'Salesforce', 'Azure']);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(
      current.map((link) => link.getAttribute('href')),
      slug,
    ).toEqual([`/software/${slug}`]);
  }
});

test('exactly the software and platform cards with more than 250 characters are collapsed', async () => {
  const collapsed: boolean[] = [];
  for (const kind of ['software', 'platform']) {
    for (const slug of demoSlugs(kind)) {
      const cards =
        demoEntry<Record<string, readonly Card[]>>(`${kind}/${slug}`)[`${kind}_details_data`] ?? [];
      const page = await builtPage(`/${kind}/${slug}`);
      const items = [...page.querySelectorAll('[data-block="alternating-cards"] li:has(h3)')];
      const toggled = items.map((item) => item.querySelector('summary') !== null);
      expect(toggled, slug).toEqual(cards.map(({ content }) => content.length > 250));
      collapsed.push(...toggled);
    }
  }
  expect(new Set(collapsed)).toEqual(new Set([true, false]));
});
