import { demoSite } from '../demo-site.ts';
import { opacityOf } from '../opacity.ts';
import { expect, moveTo, open, quietPage, test } from '../worlds/faulty-test.ts';
import { textsOf, writtenPage } from '../written-page.ts';
import { demoEntry } from './demo-entries.ts';
import { expectFolded, expectWhole, textOfLength } from './folded-text.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';

interface Member {
  readonly name: string;
  readonly designation: string;
  readonly bio: string;
  readonly linkedin: string;
  readonly image: { readonly url: string };
}

interface Company {
  readonly title: string;
  readonly core_section_heading: string;
  readonly our_team_managements_data: readonly Member[];
}

const company = demoEntry<Company>('about');
const team = company.our_team_managements_data;

test('the company page shows title, hero, core section, team, values, awards and certifications in this order', async () => {
  const page = await writtenPage('/company');
  const [hero, ...sections] = blocksOf(page);
  expect(wordsOf(hero?.querySelector('h1'))).toBe(company.title);
  expect(hero?.querySelectorAll('img')).toHaveLength(1);
  expect(sections.map((section) => wordsOf(section.querySelector('h2')))).toEqual([
    company.core_section_heading,
    'Team',
    'Values',
    'Awards',
    'Certifications',
    'Let’s Talk',
  ]);
  for (const section of sections.slice(1, 5))
    expect(section.querySelectorAll('li').length).toBeGreaterThan(3);
});

test('every team card shows portrait, name and designation, with profile link and cut biography', async () => {
  const [section] = blocksOf(await writtenPage('/company'), 'team');
  const cards = [...(section?.querySelectorAll('li') ?? [])];
  expect(cards).toHaveLength(team.length);
  for (const [index, { name, designation, bio, linkedin, image }] of team.entries()) {
    const card = cards[index];
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(image.url);
    expect(wordsOf(card?.querySelector('h3'))).toBe(name);
    const texts = textsOf(card?.querySelectorAll('p') ?? []);
    expect(texts).toContain(designation);
    expect(texts).toContain(bio);
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(linkedin);
    const beginning = texts.find((text) => text.endsWith('…')) ?? '';
    expect(beginning.length).toBeGreaterThan(180);
    expect(beginning.length).toBeLessThanOrEqual(201);
    expect(wordsOf(card?.querySelector('summary'))).toMatch(/Read Bio.*Close/);
  }
});

test('a biography of 200 characters stands whole; one more, and "Read Bio" opens it and "Close" cuts it', async ({
  page,
  site,
}) => {
  const bios = [textOfLength(200), textOfLength(201)] as const;
  const members = bios.map((bio) => ({ name: `Of ${bio.length}`, bio }));
  site.service.fail('/get-aboutpage-content', {
    kind: 'shape',
    body: { ...company, our_team_managements_data: members },
  });
  await open(page, site.address + quietPage);
  await moveTo(page, '/company');
  const cardOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await cardOf('Of 200').hover();
  await expectWhole(cardOf('Of 200'), bios[0]);
  await cardOf('Of 201').hover();
  await expectFolded(cardOf('Of 201'), bios[1], { more: 'Read Bio', less: 'Close' });
});

test('pointing at a team card, or focusing it, brings its profile link and opens its badge to "Team"', async ({
  page,
}) => {
  await page.goto(`${demoSite()}/company#team`);
  for (const approach of ['point', 'focus'] as const) {
    const card = page.locator('[data-block="team"] li').first();
    const profile = card.getByRole('link', { name: 'Profile' });
    const short = card.getByText('T', { exact: true });
    const whole = card.getByText('Team', { exact: true });
    await page.mouse.move(0, 0);
    await expect.poll(() => opacityOf(profile)).toBe(0);
    await expect.poll(() => opacityOf(short)).toBe(1);
    await expect.poll(() => opacityOf(whole)).toBe(0);
    if (approach === 'point') await card.hover();
    else await profile.focus();
    await expect.poll(() => opacityOf(profile)).toBe(1);
    await expect.poll(() => opacityOf(short)).toBe(0);
    await expect.poll(() => opacityOf(whole)).toBe(1);
  }
});

test.describe('On a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('every team card shows its profile link, its whole badge and the way to its biography', async ({
    page,
  }) => {
    await page.goto(`${demoSite()}/company`);
    const cards = page.locator('[data-block="team"] li');
    await expect(cards).toHaveCount(team.length);
    for (const card of await cards.all()) {
      expect(await opacityOf(card.getByRole('link', { name: 'Profile' }))).toBe(1);
      expect(await opacityOf(card.getByText('Team', { exact: true }))).toBe(1);
      expect(await opacityOf(card.getByText('Read Bio'))).toBe(1);
    }
    const first = cards.first();
    await first.getByText('Read Bio').tap();
    await expect(first.getByText(team[0]?.bio ?? '', { exact: true })).toBeVisible();
  });
});
