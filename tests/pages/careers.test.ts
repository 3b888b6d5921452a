import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { root } from '../browser/fixture-sites/build-once.ts';
import { builtPage, targetsOf, textsOf } from './built-page.ts';
import { demoCompany } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const board = new JSDOM(readFileSync(path.join(root, 'public/careers-board/board.html'), 'utf8')).window
  .document;

test('the careers page has a mail link, in case the board does not appear', async () => {
  const [embed] = blocksOf(await builtPage('/careers'), 'embed');
  expect(embed && targetsOf(embed)).toContain('mailto:careers@meridian-works.example');
});

test('the careers page shows the manager of each post on the board, with portrait, role and post', async () => {
  const [team] = blocksOf(await builtPage('/careers'), 'team');
  const cards = [...(team?.querySelectorAll('li') ?? [])];
  const posts = [...board.querySelectorAll('section')].flatMap((office) =>
    [...office.querySelectorAll('li')].map((post) => ({
      manager: /Reports to ([^.]+)\./.exec(textOf(post))?.[1],
      post: `${textOf(post.querySelector('h3'))}, ${office.getAttribute('aria-label')}`,
    })),
  );
  expect(
    cards.map((card) => ({
      manager: textOf(card.querySelector('h3')),
      post: textsOf(card.querySelectorAll('p')).at(-1),
    })),
  ).toEqual(expect.arrayContaining(posts));
  expect(cards).toHaveLength(posts.length);
  for (const card of cards) {
    const person = demoCompany.our_team_managements_data.find(
      ({ name }) => name === textOf(card.querySelector('h3')),
    );
    expect(card.querySelector('img')?.getAttribute('src')).toBe(person?.image.url);
    expect(textsOf(card.querySelectorAll('p'))).toContain(person?.designation);
  }
});

test('each post on the board has an office, a salary band, a manager, and a mail link that names the post', () => {
  const posts = [...board.querySelectorAll('section li')];
  expect(posts).toHaveLength(6);
  for (const post of posts) {
    const title = textOf(post.querySelector('h3'));
    expect(textOf(post.closest('section')?.querySelector('h2'))).toMatch(/\w/);
    expect(textOf(post.querySelector('.band'))).toMatch(/\d to \S*\d/);
    const link = post.querySelector('a');
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain(title);
    expect(textOf(link).toLowerCase()).toContain(title.toLowerCase());
  }
});

test('the careers page shows the days to an answer, the hours of each office, and exact terms', async () => {
  const page = await builtPage('/careers');
  const [steps, hours, terms] = ['steps', 'office-hours', 'counters'].map((type) => blocksOf(page, type)[0]);
  expect(textsOf(steps?.querySelectorAll('li h3') ?? [])).toHaveLength(4);
  expect(textsOf(hours?.querySelectorAll('li') ?? [])).toEqual([
    expect.stringMatching(/^Pune UTC \+5:30 ?Core hours from 04:30 to 09:30 UTC$/),
    expect.stringMatching(/^Leeds UTC 0 ?Core hours from 10:00 to 15:00 UTC$/),
    expect.stringMatching(/^Columbus UTC –5 ?Core hours from 15:00 to 20:00 UTC$/),
  ]);
  expect(textsOf(terms?.querySelectorAll('dd') ?? [])).toEqual(['420', '4%', '26 weeks']);
});
