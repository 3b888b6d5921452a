import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';
import { demoCompany } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const team = demoCompany.our_team_managements_data;

test('the company page shows title, hero, core section, team, values, awards and certifications in this order', async () => {
  const page = await builtPage('/company');
  const [hero, ...sections] = blocksOf(page);
  expect(textOf(hero?.querySelector('h1'))).toBe(demoCompany.title);
  expect(hero?.querySelectorAll('img')).toHaveLength(1);
  expect(sections.map((section) => textOf(section.querySelector('h2')))).toEqual([
    demoCompany.core_section_heading,
    'Team',
    'Values',
    'Awards',
    'Certifications',
    'Let’s Talk',
  ]);
  for (const section of sections.slice(1, 5))
    expect(section.querySelectorAll('li').length).toBeGreaterThan(3);
});

test('every team card shows portrait, name, designation, profile link and a shortened biography', async () => {
  const [section] = blocksOf(await builtPage('/company'), 'team');
  const cards = [...(section?.querySelectorAll('li') ?? [])];
  expect(cards).toHaveLength(team.length);
  for (const [index, { name, designation, bio, linkedin, image }] of team.entries()) {
    const card = cards[index];
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(image.url);
    expect(textOf(card?.querySelector('h3'))).toBe(name);
    const texts = textsOf(card?.querySelectorAll('p') ?? []);
    expect(texts).toContain(designation);
    expect(texts).toContain(bio);
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(linkedin);
    const beginning = texts.find((text) => text.endsWith('…')) ?? '';
    expect(beginning.length).toBeGreaterThan(180);
    expect(beginning.length).toBeLessThanOrEqual(201);
    expect(textOf(card?.querySelector('summary'))).toMatch(/Read Bio.*Close/);
  }
});

test('every certificate has a seal of its own', async () => {
  const page = await builtPage('/company');
  const cards = [...page.querySelectorAll('#certifications li')];
  expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(demoCompany.certification);
  const seals = cards.map((card) => card.querySelector('svg path')?.getAttribute('d'));
  expect(new Set(seals).size).toBe(cards.length);
  for (const card of cards) expect(card.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
