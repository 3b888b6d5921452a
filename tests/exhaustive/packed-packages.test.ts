import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportNotRun } from '../../packages/pagewright/tests/not-run.ts';
import { supportedNodes } from '../packed/installed-nodes.ts';
import { PackedSite } from '../packed/packed-site.ts';

const limit = 600_000;
const site = new PackedSite();

beforeAll(() => site.create([]), limit);
afterAll(() => site.remove());

const yarn1 = ['yarn', '1.22.22', 'bin/yarn.js'] as const;
const yarn4 = ['@yarnpkg/cli-dist', '4.18.1', 'bin/yarn.js'] as const;

describe('the packages as npm packs them', () => {
  // `npm test` tries pnpm, whose folders are the strictest.
  it.each([
    [yarn1, ['--yes']],
    [yarn4, ['--wordpress', 'https://wordpress.example.com']],
  ])(
    'work in a new site with %j',
    async (yarn, words) => {
      const [name, version] = yarn;
      const folder = `site-${version}`;
      expect(await site.createAnother(folder, words)).toMatchObject({ status: 0 });
      const finished = await site.withManager(folder, yarn, ['install', 'run types']);
      if (finished === undefined) return reportNotRun(`${name} ${version}`, 'npm cannot install it here');
      expect(finished.status, finished.printed).toBe(0);
    },
    limit,
  );

  // `npm test` builds a site with each version, which runs most of the same code.
  it(
    'pass the unit tests of content and grammar with every supported version of Node',
    async () => {
      for (const node of await supportedNodes(site)) {
        const { status, printed } = await site.unitTests(node);
        expect(printed).toMatch(/\d{3} passed/);
        expect(status, printed).toBe(0);
      }
    },
    limit,
  );
});
