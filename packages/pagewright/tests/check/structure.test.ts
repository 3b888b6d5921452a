import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import type { Diagnostic } from '../../src/check/diagnostics/diagnostic.ts';
import { sectionTypes } from '../../src/config/sections/section-types.ts';
import { generateEditorSchemas } from '../../src/pipeline/generate/generate-editor-schemas.ts';
import { formatTests } from '../../src/schema/formats.ts';
import { budget } from '../budget.ts';
import { readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

// Parsed from the generated text, because editors load this text.
const ajv = new Ajv({ strict: false, formats: formatTests() });
const sections = sectionTypes(
  [...fixtureSite.files].map(([name, text]) => ({ name, value: JSON.parse(text) })),
);
for (const [name, text] of generateEditorSchemas(fixtureSite.schemas, sections))
  ajv.addSchema(JSON.parse(text), name);

function isAccepted(name: string, value: unknown): boolean {
  const folder = /^_(site|fallback|section)/.exec(name)?.[1];
  const kind = folder ?? 'page';
  return ajv.validate(`${kind}.schema.json`, value) === true;
}

/** A valid config with every form of the grammar. */
const work = {
  route: ['/work/:slug', '/jobs/:slug'],
  params: { slug: ['security', 'planning'] },
  head: { title: { from: '{service.title}', default: 'Work' }, description: 'What we did.' },
  data: {
    service: { source: 'service', params: { slug: '{route.slug}' }, failed: { fallback: 'service' } },
    posts: { source: 'posts', params: { per_page: 4 }, loading: { view: 'spinner', text: 'Loading' } },
  },
  blocks: [
    {
      type: 'banner',
      props: { title: { from: '{service.title}', default: 'Work' }, image: '{service.image}', tone: 'ink' },
    },
    {
      type: 'cards',
      id: 'parts',
      only: { slug: ['security'] },
      props: {
        heading: 'Parts',
        columns: 2,
        cards: [
          {
            each: '{posts}',
            take: 3,
            show: { title: '{item.title}', href: '/services/{item.slug}' },
            default: [],
          },
          { title: 'Talk', href: '#lets-talk', image: { src: '/plates/bridge.avif', alt: '' } },
        ],
      },
    },
    {
      type: 'prose',
      optional: true,
      props: { text: '{service.quote.words}', html: '{service.body}', tags: ['one', 'two'], code: 'ABC' },
    },
  ],
  end: [],
};

const configs: readonly (readonly [string, unknown])[] = [
  ['work.json', work],
  ...[...fixtureSite.files].map(([name, text]) => [name, JSON.parse(text)] as const),
];

/** Codes that report the structure of a value, not its bindings. */
const aboutStructure: ReadonlySet<string> = new Set([
  ...['wrong-type', 'not-allowed', 'text-length', 'wrong-pattern', 'wrong-format', 'number-range'],
  ...['list-length', 'repeated-entry', 'unknown-key', 'missing-key', 'wrong-form', 'schema-mismatch'],
  ...['unknown-block-type', 'unknown-source'],
]);

/** Codes of rules about the whole site. They never explain why a structure was rejected. */
const aboutTheSite: ReadonlySet<string> = new Set([
  ...['dead-link', 'dead-anchor', 'missing-image', 'missing-h1', 'second-h1', 'skipped-heading'],
  ...['duplicate-title', 'shared-title', 'route-conflict', 'unused-query', 'misspelt-address'],
]);

function errorsIn(name: string, config: unknown): readonly Diagnostic[] {
  const files = withFiles(fixtureSite, { [name]: JSON.stringify(config) });
  return check(files).diagnostics.filter(({ file, severity }) => file === name && severity === 'error');
}

/** Paths of all values in a config. */
function spots(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => spots(child, [...path, key]))];
}

type Change = (parent: Record<string, unknown>, key: string) => void;

function changed(config: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof config !== 'object' || config === null) return config;
  const copy = Array.isArray(config) ? [...config] : { ...config };
  if (rest.length === 0) change(Object(copy), key);
  else Object.assign(copy, { [key]: changed(Object(config)[key], rest, change) });
  return Array.isArray(copy) ? copy.filter(() => true) : copy;
}

const bindings: readonly unknown[] = [
  '{service.title}',
  '{posts}',
  'Read {service.title}',
  { from: '{service.title}', default: 'Work' },
  { from: '{service.title}', default: null },
  { from: '{service.title}', default: 7 },
  { from: '{service.title}' },
  { each: '{posts}', show: { title: '{item.title}' } },
  { each: '{posts}', show: '{item.title}', take: 0 },
  { each: '{posts}', show: { title: '{item.title}' }, default: [{ titel: 'A' }] },
  { each: '{posts}', show: { title: '{item.title}' }, more: 1 },
];
const values: readonly unknown[] = [
  ...['', 'text', '/services/security', 'no url', 'ABC', 'one', 'spinner', 'banner'],
  ...[0, 1, 2, 2.5, 99, -1, true, false, null],
  ...[[], ['one'], ['one', 'one'], [1, 2], {}, { src: '/logo.svg' }, { title: 'A' }, [{ title: 'A' }]],
];

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((parent, key) => {
    delete parent[key];
  }),
  fc.constantFrom('x', 'title', 'titel', 'by', 'default', 'end').map(
    (name): Change =>
      (parent, key) => {
        if (Array.isArray(parent)) parent.push(parent[Number(key)]);
        else {
          parent[name] = parent[key];
          if (name !== key) delete parent[key];
        }
      },
  ),
  fc.constantFrom(...values, ...bindings).map(
    (value): Change =>
      (parent, key) => {
        parent[key] = value;
      },
  ),
);

const mutated = fc
  .tuple(fc.constantFrom(...configs), fc.array(fc.tuple(fc.nat(), change), { maxLength: 2 }))
  .map(([[name, config], changes]) => {
    const result = changes.reduce<unknown>((value, [where, each]) => {
      const places = spots(value);
      return changed(value, places[where % places.length] ?? [], each);
    }, config);
    return [name, result] as const;
  });

const hasBraces = ({ data }: Diagnostic) => 'found' in data && /\{/.test(JSON.stringify(data.found));

describe('the structure of a config', () => {
  it('passes the check exactly when Ajv accepts it with the editor schemas', () => {
    fc.assert(
      fc.property(mutated, ([name, config]) => {
        const errors = errorsIn(name, config);
        if (isAccepted(name, config)) {
          expect(errors.filter((each) => aboutStructure.has(each.code) && !hasBraces(each))).toEqual([]);
        } else {
          expect(errors.filter(({ code }) => !aboutTheSite.has(code))).not.toEqual([]);
        }
      }),
      budget(12, 1_000),
    );
  });

  it('has its own message for every error except those that only the schema reports', () => {
    fc.assert(
      fc.property(mutated, ([name, config]) => {
        const left = errorsIn(name, config).filter(({ code }) => code === 'schema-mismatch');
        // Only the schema rejects "unknown" without "by", and a binding in place of the whole object of params or props.
        const isExpected = ({ pointer }: Diagnostic) =>
          (name.startsWith('_fallbacks/') && pointer === '') || /\/(?:params|props)$/.test(pointer);
        expect(left.filter((each) => !isExpected(each))).toEqual([]);
      }),
      budget(12, 1_000),
    );
  });
});
