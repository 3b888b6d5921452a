import { describe, expect, it } from 'vitest';
import type { ReadableSource } from '../../src/content/source.ts';
import type { SiteListsPlan } from '../../src/grammar/plans/site-lists-plan.ts';
import { readSiteLists, settingsWithLists } from '../../src/pipeline/queries/read-site-lists.ts';
import { withLists } from '../../src/render/document/site-lists.ts';
import { sources } from '../sites/museum-code.ts';

const link = (label: string, href: string) => ({ label, href });
const ropes = link('Ropes', '/exhibitions/ropes');
const settings = {
  siteUrl: 'https://site.example',
  formPath: '/form',
  requestTimeout: 1,
  revalidateAfter: 0,
};

/** A menu with one written link, then the exhibitions, then a second written link. */
const plan: SiteListsPlan = {
  queries: { exhibitions: { source: 'exhibitions', params: { is: 'literal', value: { per_page: 100 } } } },
  lists: [
    {
      path: ['menus', '1', 'links'],
      key: 'href',
      items: [
        { is: 'one', value: { is: 'literal', value: ropes } },
        {
          is: 'each',
          of: ['exhibitions'],
          show: {
            is: 'object',
            needs: ['label', 'href'],
            properties: {
              label: { is: 'path', path: ['item', 'title'] },
              href: { is: 'text', parts: ['/exhibitions/', ['item', 'slug']], encoded: true },
            },
          },
        },
        { is: 'one', value: { is: 'literal', value: link('All', '/exhibitions') } },
      ],
    },
  ],
};

const exhibition = (slug: string, title: string) => ({ slug, title });
const answer = (content: unknown) => () => Promise.resolve({ content });
const links = (lists: readonly (readonly [unknown, unknown])[]) => lists.map(([, items]) => items);

describe('the arrays of the site config', () => {
  it('have written items in their places, and each other entry of the content once', async () => {
    const content = [
      exhibition('ropes', 'Ropes, renamed'),
      exhibition('ferries', 'Ferries'),
      exhibition('ferries', 'Ferries again'),
    ];
    const { lists, failed } = await readSiteLists(plan, sources, answer(content));
    expect(failed).toEqual([]);
    expect(links(lists)).toEqual([
      [ropes, link('Ferries', '/exhibitions/ferries'), link('All', '/exhibitions')],
    ]);
  });

  it('are not part of a page if content adds nothing', async () => {
    const { lists } = await readSiteLists(plan, sources, answer([exhibition('ropes', 'Ropes')]));
    expect(settingsWithLists(settings, lists)).toEqual(settings);
    expect((await readSiteLists(undefined, sources, answer([]))).lists).toEqual([]);
  });

  it('have only the written items if their list cannot be read', async () => {
    const requested: unknown[] = [];
    const read = (_name: string, source: ReadableSource, params: unknown) => {
      requested.push(source.request(params).path);
      return Promise.resolve({ error: new Error('down'), key: 'GET /exhibitions' });
    };
    expect(await readSiteLists(plan, sources, read)).toEqual({
      lists: [],
      failed: [{ query: 'exhibitions', source: 'exhibitions', key: 'GET /exhibitions' }],
    });
    expect(requested).toEqual(['custom/v1/exhibitions']);
  });

  it('replace the arrays of the config, which is not changed itself', async () => {
    const config = { menus: [{ label: 'Home' }, { label: 'Exhibitions', links: [ropes] }] };
    const { lists } = await readSiteLists(plan, sources, answer([exhibition('ferries', 'Ferries')]));
    const shown = withLists(config, settingsWithLists(settings, lists));
    expect(shown.menus[1]?.links?.map(({ label }) => label)).toEqual(['Ropes', 'Ferries', 'All']);
    expect(config.menus[1]?.links).toEqual([ropes]);
    expect(withLists(config, settings)).toEqual(config);
    expect(withLists(config, { ...settings, lists: [[['gone', '7', 'links'], []]] })).toEqual(config);
  });
});
