import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import type { PagePlan } from '../../src/grammar/plans/page-plan.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

const banner = { type: 'banner', id: 'top', props: { title: 'Work' } };
const text = { type: 'prose', props: { text: 'A' } };
const bound = { type: 'prose', props: { text: '{service.title}' } };
const data = { service: { source: 'service', params: { slug: 'security' } } };
const page = (blocks: readonly object[], rest: object = {}) => ({
  route: '/work',
  head: { title: 'Work', description: 'What we did.' },
  ...rest,
  blocks,
});
const site = (config: object, files: Readonly<Record<string, unknown>> = {}) =>
  withFiles(fixtureSite, { 'work.json': config, ...files });
const found = (config: object, files?: Readonly<Record<string, unknown>>) =>
  diagnosticsOf(site(config, files)).filter((each) => !each.startsWith('unused-section'));
const planOf = (config: object, files?: Readonly<Record<string, unknown>>): PagePlan => {
  const plan = check(site(config, files)).pages.find(({ file }) => file === 'work.json');
  if (!plan) throw new Error('There is no plan.');
  return plan;
};
const textsIn = (plan: PagePlan) => JSON.stringify(plan);
const hidden = { hidden: true };

describe('a hidden block', () => {
  it('is not in the plan of its page', () => {
    const plan = planOf(page([banner, { ...text, ...hidden, props: { text: 'Secret' } }]));
    expect(textsIn(plan)).not.toContain('Secret');
    expect(textsIn(planOf(page([banner, { ...text, hidden: false }])))).toContain('"A"');
  });

  it('removes the queries that no other block reads', () => {
    const queriesOf = (...blocks: readonly object[]) => Object.keys(planOf(page(blocks, { data })).queries);
    expect(queriesOf(banner, { ...bound, ...hidden })).not.toContain('service');
    expect(queriesOf(banner, { ...bound, ...hidden }, bound)).toContain('service');
  });

  it('still uses its queries, so nothing is reported', () => {
    expect(found(page([banner, { ...bound, ...hidden }], { data }))).toEqual([]);
  });

  it('shows no heading and has no anchor', () => {
    expect(found(page([banner, { ...banner, ...hidden }]))).toEqual([]);
    expect(found(page([{ ...banner, ...hidden }]))).toEqual(['missing-h1 work.json "blocks"']);
    const link = { ...banner, props: { title: 'Work', links: [{ label: 'Text', href: '#text' }] } };
    expect(found(page([link, { ...text, id: 'text' }]))).toEqual([]);
    expect(found(page([link, { ...text, id: 'text', ...hidden }]))).toEqual([
      'dead-anchor work.json "#text"',
    ]);
  });

  it('is still checked', () => {
    expect(found(page([banner, { type: 'prose', ...hidden, props: { text: 3 } }]))).toEqual([
      'wrong-type work.json 3',
    ]);
    expect(found(page([banner, { ...text, ...hidden, showFrom: '2026-02-30' }]))).toEqual([
      'impossible-date work.json "2026-02-30"',
    ]);
  });

  it('hides the blocks in its slots, and may itself be in a slot', () => {
    const columns = (outer: object, inner: object) => ({
      type: 'columns',
      props: { heading: 'Both' },
      ...outer,
      slots: { left: [{ ...text, ...inner }], right: [{ ...text, props: { text: 'Right' } }] },
    });
    const types = (...blocks: readonly object[]) =>
      planOf(page([banner, ...blocks], { end: [] })).blocks.map(({ type, slot }) => slot ?? type);
    expect(types(columns({}, {}))).toEqual(['banner', 'columns', 'left', 'right']);
    expect(types(columns(hidden, {}))).toEqual(['banner']);
    expect(types(columns({}, hidden))).toEqual(['banner', 'columns', 'right']);
  });

  it('may be a shared section, on one page or on all of them', () => {
    const files = (block: object) => ({ '_sections/secret.json': { blocks: [block] } });
    const secret = { type: 'prose', props: { text: 'Secret' } };
    const use = { section: 'secret' };
    expect(textsIn(planOf(page([banner, use]), files(secret)))).toContain('Secret');
    expect(textsIn(planOf(page([banner, { ...use, ...hidden }]), files(secret)))).not.toContain('Secret');
    expect(textsIn(planOf(page([banner, use]), files({ ...secret, ...hidden })))).not.toContain('Secret');
    expect(found(page([banner, { ...use, ...hidden }]), files(secret))).toEqual([]);
  });
});
