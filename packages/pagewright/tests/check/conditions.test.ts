import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { ContentError } from '../../src/content/content-error.ts';
import { resolveBlocks } from '../../src/render/blocks/resolve-blocks.ts';
import type { QueryState } from '../../src/render/queries/query-state.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

const page = (...blocks: string[]) => `{
  "route": "/work/:slug",
  "params": { "slug": ["security", "planning"] },
  "head": { "title": { "from": "{service.title}", "default": "Work" }, "description": "What we did." },
  "data": {
    "service": { "source": "service", "params": { "slug": "{route.slug}" } },
    "posts": { "source": "posts" }
  },
  "blocks": [
    { "type": "banner", "props": { "title": { "from": "{service.title}", "default": "Work" } } },
    ${blocks.join(',\n    ')},
    { "type": "cards", "props": { "heading": "Posts", "cards": [{ "each": "{posts}", "show": { "title": "{item.title}" } }] } }
  ]
}
`;

const prose = (conditions: string, text = '"Text"') =>
  `{ "type": "prose", ${conditions}, "props": { "text": ${text} } }`;

const found = (...blocks: string[]) =>
  diagnosticsOf(withFiles(fixtureSite, { 'work.json': page(...blocks) }));

const ready = (content: unknown): QueryState => ({ is: 'ready', content, empty: undefined });

/** The texts of the blocks that a page shows with the given content. */
function shown(block: string, service: unknown, states: Record<string, QueryState> = {}): unknown[] {
  const { pages, diagnostics } = check(withFiles(fixtureSite, { 'work.json': page(block) }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const plan = pages.find(({ file }) => file === 'work.json');
  if (!plan) throw new Error('There is no plan');
  const all = { service: ready(service), posts: ready([]), ...states };
  const contents = Object.entries(all).map(([name, state]) => [
    name,
    'content' in state ? state.content : undefined,
  ]);
  const scope = { ...Object.fromEntries(contents), route: { slug: 'security', url: '/work/security' } };
  return resolveBlocks(plan, { slug: 'security' }, all, scope)
    .filter(({ block: { place } }) => place.file === 'work.json' && place.block === 2)
    .map((each) =>
      each.show === 'block' ? Object(each.props).text : each.show === 'state' ? each.query : each.show,
    );
}

describe('a block with a condition', () => {
  it('is shown when content is there, and not when it is missing, false or an empty list', () => {
    const when = prose('"when": "{service.lead}"');
    expect(shown(when, { title: 'A', lead: 'B' })).toEqual(['Text']);
    expect(shown(when, { title: 'A' })).toEqual(['nothing']);
    expect(shown(when, { title: 'A', lead: ' ' })).toEqual(['nothing']);
    const parts = prose('"when": "{service.parts}"');
    expect(shown(parts, { title: 'A', parts: [{ name: 'B' }] })).toEqual(['Text']);
    expect(shown(parts, { title: 'A', parts: [] })).toEqual(['nothing']);
  });

  it('is shown unless content is there', () => {
    const unless = prose('"unless": "{service.lead}"');
    expect(shown(unless, { title: 'A', lead: 'B' })).toEqual(['nothing']);
    expect(shown(unless, { title: 'A' })).toEqual(['Text']);
  });

  it('is shown when content has one of some values', () => {
    const is = prose('"when": { "value": "{service.count}", "is": [1, 2] }');
    expect(shown(is, { title: 'A', count: 2 })).toEqual(['Text']);
    expect(shown(is, { title: 'A', count: 3 })).toEqual(['nothing']);
    const not = prose('"unless": { "value": "{service.lead}", "is": "B" }');
    expect(shown(not, { title: 'A', lead: 'B' })).toEqual(['nothing']);
    expect(shown(not, { title: 'A' })).toEqual(['Text']);
  });

  it('shows the state of a query that could not be read, because its content is unknown', () => {
    const error = new ContentError('network', 'No answer');
    const failed: QueryState = { is: 'failed', error, title: 'Failed' };
    const both = prose('"unless": "{posts}"');
    expect(shown(both, { title: 'A' }, { posts: failed })).toEqual(['posts']);
  });

  it('may require the content of its condition without a default', () => {
    expect(found(prose('"optional": false', '"{service.lead}"'))).toEqual([
      'may-be-missing work.json "{service.lead}"',
    ]);
    expect(found(prose('"when": "{service.lead}"', '"{service.lead}"'))).toEqual([]);
    expect(found(prose('"when": "{service.quote.words}"', '"{service.quote.words}"'))).toEqual([]);
  });
});

/** Each row: a title, the conditions of a block, and all diagnostics. */
const mistakes: readonly (readonly [title: string, conditions: string, ...found: string[]])[] = [
  ['a path without braces', '"when": "service.lead"', 'forgotten-braces work.json "service.lead"'],
  ['text', '"when": "always"', 'binding-without-path work.json "always"'],
  ['a path in a text', '"when": "a {service.lead}"', 'binding-without-path work.json "a {service.lead}"'],
  ['a field that does not exist', '"when": "{service.laed}"', 'unknown-field work.json "{service.laed}"'],
  ['a query that does not exist', '"unless": "{servce.lead}"', 'unknown-query work.json "{servce.lead}"'],
  [
    'content that is always there',
    '"when": "{service.title}"',
    'constant-condition work.json "{service.title}"',
  ],
  [
    'content that is never missing',
    '"unless": "{service.title}"',
    'constant-condition work.json "{service.title}"',
  ],
  [
    'a misspelt property',
    '"when": { "vlaue": "{service.lead}", "is": "B" }',
    'unknown-key work.json "vlaue"',
  ],
  ['no value to compare with', '"when": { "value": "{service.lead}" }', 'missing-key work.json "when"'],
  [
    'a value of another type',
    '"when": { "value": "{service.count}", "is": "one" }',
    'wrong-type work.json "one"',
  ],
  [
    'a list that is compared',
    '"when": { "value": "{service.parts}", "is": "B" }',
    'compared-group work.json "B"',
  ],
  ['a list of no values', '"when": { "value": "{service.lead}", "is": [] }', 'list-length work.json []'],
  [
    'a binding that is compared with',
    '"when": { "value": "{service.lead}", "is": "{service.title}" }',
    'default-not-literal work.json "{service.title}"',
  ],
  [
    'a comparison with another property',
    '"when": { "value": "{service.lead}", "equals": "A" }',
    'unknown-key work.json "equals"',
  ],
  ['a default', '"when": { "from": "{service.lead}", "default": "A" }', 'unknown-key work.json "from"'],
  ['a number as condition', '"when": 1', 'wrong-form work.json 1'],
];

describe('a mistake in a condition is one diagnostic at its place', () => {
  it.each(mistakes)('%s', (_, conditions, ...expected) => {
    expect(found(prose(conditions))).toEqual(expected);
  });

  it('is not repeated where the block relies on it', () => {
    expect(found(prose('"when": "{service.laed}"', '"{service.lead}"'))).toEqual([
      'unknown-field work.json "{service.laed}"',
    ]);
  });

  it('two blocks with an h1 are right if only one of them is ever shown, and wrong otherwise', () => {
    const title = (conditions: string) => `{ "type": "banner", ${conditions}, "props": { "title": "A" } }`;
    const pair = (one: string, other: string) =>
      diagnosticsOf(
        withFiles(fixtureSite, {
          'work.json': page(title(one), title(other)).replace(/\{ "type": "banner", "props".*\n/, ''),
        }),
      ).map((line) => line.split(' ')[0]);
    expect(pair('"when": "{service.lead}"', '"unless": "{service.lead}"')).toEqual([]);
    expect(pair('"when": "{service.lead}"', '"when": "{service.count}"')).toEqual([
      'missing-h1',
      'second-h1',
    ]);
    const is = (value: string) => `"when": { "value": "{service.lead}", "is": "${value}" }`;
    expect(pair(is('A'), is('B'))).toEqual(['missing-h1']);
  });
});
