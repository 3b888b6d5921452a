import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sourceSide } from '../../../packages/pagewright/src/check/page-schemas.ts';
import { compile, type Scope } from '../../../packages/pagewright/src/grammar/compile/compile.ts';
import { fill } from '../../../packages/pagewright/src/grammar/fill.ts';
import type { JsonSchema } from '../../../packages/pagewright/src/grammar/plan.ts';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';
import { isRecord } from '../../../packages/pagewright/src/schema/json-value.ts';
import { decode as deliverCompany } from '../../../src/generated/decode/decode-company.ts';
import { decode as deliverHome } from '../../../src/generated/decode/decode-homepage.ts';
import { decode as deliverPost } from '../../../src/generated/decode/decode-post.ts';
import { decode as deliverPosts } from '../../../src/generated/decode/decode-posts.ts';
import { decode as deliverService } from '../../../src/generated/decode/decode-service.ts';
import { ConfigMaker, resolve } from './config-arbitrary.ts';
import { interpret } from './plain-interpreter.ts';

const schemas = readSchemas(process.cwd());
const delivering = {
  company: deliverCompany,
  homepage: deliverHome,
  post: deliverPost,
  posts: deliverPosts,
  service: deliverService,
} as const;
const sourceNames = ['company', 'homepage', 'post', 'posts', 'service'] as const;
const contents = Object.fromEntries(
  sourceNames.map((name): [string, JsonSchema] => [name, sourceSide(schemas, name, 'content') ?? {}]),
);
const scope: Scope = {
  ...contents,
  route: {
    type: 'object',
    required: ['slug', 'url'],
    properties: { slug: { type: 'string', format: 'slug' }, url: { type: 'string', format: 'href' } },
    additionalProperties: false,
  },
};
const route = { slug: 'pmo', url: 'https://meridian-works.example/services/pmo' };
const maker = new ConfigMaker(scope);
const ajv = new Ajv({ strict: false, allErrors: true, formats: formatTests() });
const validators = new Map([...schemas.blocks].map(([type, schema]) => [type, ajv.compile(schema)]));

const oddities = fc.constantFrom<unknown[]>(
  null,
  '',
  '  ',
  false,
  true,
  0,
  7,
  'Words',
  '<b>Bold</b> words',
  '650',
  [],
  {},
  [null],
  [[]],
  'pmo',
  '/plates/bridge.avif',
  '\ud800',
  'a b',
  { url: '/x.png' },
  undefined,
);

/** What nearly is a source's answer: its shape, with oddities in some places. */
function answer(gen: fc.GeneratorValue, schema: unknown, definitions: unknown): unknown {
  const target = resolve(schema, definitions);
  if (gen(fc.integer, { min: 0, max: 7 }) === 0) return gen(() => oddities);
  if (target.type === 'array') {
    return Array.from({ length: gen(fc.integer, { min: 0, max: 3 }) }, () =>
      answer(gen, target.items, definitions),
    );
  }
  if (isRecord(target.properties)) {
    if ('src' in target.properties)
      return gen(fc.constantFrom, '/plates/bridge.avif', { url: 'https://a.example/b.png', alt: 'A bridge' });
    return Object.fromEntries(
      Object.entries(target.properties).map(([name, member]) => [name, answer(gen, member, definitions)]),
    );
  }
  if (target.type === 'integer') return gen(fc.integer, { min: 0, max: 900 });
  if (target.format === 'slug') return gen(fc.constantFrom, 'pmo', 'größe', 'a_b-9');
  if (target.format === 'href') return gen(fc.constantFrom, 'https://a.example/b', '/company');
  return gen(
    fc.constantFrom,
    'Words',
    'A sentence, with <em>markup</em> &amp; more.',
    '<p>Paragraph</p>',
    'x'.repeat(300),
  );
}

const clean = (html: string) => html;

/** A default of a schema is no text of a config: braces in it are braces. */
function plainLiteral(gen: fc.GeneratorValue, schema: unknown, definitions: unknown): unknown {
  return JSON.parse(JSON.stringify(maker.literal(gen, schema, definitions)).replaceAll('{{', ''));
}

/** A schema with defaults, required members and least lengths of lists in random places, not only where ours has them. */
function varied(gen: fc.GeneratorValue, schema: unknown, definitions: unknown): unknown {
  const target = resolve(schema, definitions);
  const some = () => gen(fc.integer, { min: 0, max: 3 }) === 0;
  if (target.type === 'array')
    return {
      ...target,
      items: varied(gen, target.items, definitions),
      ...(some() ? { minItems: gen(fc.integer, { min: 0, max: 2 }) } : {}),
    };
  if (!isRecord(target.properties)) return target;
  const members = Object.entries(target.properties).map(([name, member]) => {
    const other = varied(gen, member, definitions);
    const isFilled = isRecord(other) && other.minItems === undefined && some();
    return [name, isFilled ? { ...other, default: plainLiteral(gen, other, definitions) } : other] as const;
  });
  const required = Array.isArray(target.required) ? target.required : [];
  return {
    ...target,
    properties: Object.fromEntries(members),
    required: members.flatMap(([name]) => (required.includes(name) || some() ? [name] : [])),
  };
}

function delivered(gen: fc.GeneratorValue): Readonly<Record<string, unknown>> {
  const entries = sourceNames.map((name) => {
    const schema = contents[name];
    // A query that failed, or that is not there at all, has no content.
    const isThere = gen(fc.integer, { min: 0, max: 5 }) > 0;
    return [
      name,
      isThere ? delivering[name](answer(gen, schema, schema?.definitions), clean).content : undefined,
    ] as const;
  });
  return { ...Object.fromEntries(entries), route };
}

// Many runs, on machines that are busy with other things.
vi.setConfig({ testTimeout: 120_000 });

describe('random configs, filled with random content', () => {
  const seen = { filled: 0, lost: 0, refused: 0 };

  it('gives props that fit the schema of the block, and drops no more than the rule allows', () => {
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const type = gen(fc.constantFrom, ...schemas.blocks.keys());
        const schema = schemas.blocks.get(type) ?? {};
        const props = maker.group(gen, schema, schema.definitions);
        const { compiled, problems, queries } = compile(props, schema, scope, { isOptional: true });
        if (!compiled) {
          seen.refused += 1;
          return;
        }
        // A validator that has accepted the structure saves work, and changes nothing.
        const valid = compile(props, schema, scope, { isOptional: true, isValid: true });
        expect(valid).toEqual({ compiled, problems, queries });
        expect(problems.filter(({ code }) => code !== 'may-drop-item')).toEqual([]);
        for (let round = 0; round < 3; round += 1) {
          const data = delivered(gen);
          const filled = fill(compiled.plan, data);
          expect(filled).toEqual(interpret(props, schema, schema.definitions, data));
          if (filled === undefined) {
            seen.lost += 1;
            expect(compiled.presence, 'what is lost was not called certain').not.toBe('always');
          } else {
            seen.filled += 1;
            const validate = validators.get(type);
            if (!validate?.(filled)) expect.fail(JSON.stringify([validate?.errors, props, data]));
          }
        }
      }),
      { numRuns: 250 },
    );
  });

  it('tries enough of each kind', () => {
    expect(seen.filled).toBeGreaterThan(200);
    expect(seen.lost).toBeGreaterThan(30);
    expect(seen.refused).toBeLessThan(140);
  });

  it('drops no item of a list without a report of the check', () => {
    const dropped = { reported: 0, kept: 0 };
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const block = schemas.blocks.get(gen(fc.constantFrom, ...schemas.blocks.keys())) ?? {};
        const varying = varied(gen, block, block.definitions);
        const schema: JsonSchema = { ...(isRecord(varying) ? varying : {}), definitions: block.definitions };
        const props = maker.group(gen, schema, schema.definitions);
        const { compiled, problems, queries } = compile(props, schema, scope, { isOptional: true });
        if (!compiled) return;
        for (let round = 0; round < 3; round += 1) {
          const data = delivered(gen);
          if (queries.some((query) => data[query] === undefined)) continue;
          const drops: unknown[] = [];
          const expected = interpret(props, schema, schema.definitions, data, true, drops);
          expect(fill(compiled.plan, data)).toEqual(expected);
          if (problems.length > 0) dropped.reported += drops.length;
          else {
            dropped.kept += 1;
            if (drops.length > 0) expect.fail(JSON.stringify({ drops, props, schema, data }));
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(dropped.kept).toBeGreaterThan(40);
    expect(dropped.reported).toBeGreaterThan(3);
  });

  it('never throws for any content', () => {
    const { compiled } = compile(
      {
        cards: [
          {
            each: '{posts}',
            take: 2,
            show: { title: '{item.title}', href: '/blog/{item.slug}', image: '{item.featured_image}' },
          },
          { title: 'One {route.slug}', href: '/services/{route.slug}' },
        ],
      },
      schemas.blocks.get('teaser-cards') ?? {},
      scope,
    );
    if (!compiled) expect.fail('The config was refused');
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        (posts, slug) => void fill(compiled.plan, { posts, route: { slug } }),
      ),
    );
    fc.assert(fc.property(fc.array(fc.anything()), (posts) => void fill(compiled.plan, { posts })));
  });
});
