import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceSchema } from '../../src/config/schemas/page-schemas.ts';
import { compile, type Scope } from '../../src/grammar/compile/compile.ts';
import { fill } from '../../src/grammar/fill.ts';
import { isRecord } from '../../src/json/json-value.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import { formatTests } from '../../src/schema/formats.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';
import { budget } from '../budget.ts';
import { sources } from '../sites/museum-code.ts';
import { museum } from '../sites/museum-project.ts';
import { ConfigGenerator, resolve } from './config-arbitrary.ts';
import { interpret } from './plain-interpreter.ts';

const schemas = readSchemas(museum);
const sourceNames = ['house', 'exhibition', 'article', 'articles', 'found-articles'] as const;
const contents = Object.fromEntries(
  sourceNames.map((name): [string, JsonSchema] => [name, sourceSchema(schemas, name, 'content') ?? {}]),
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
const route = { slug: 'ropes', url: 'https://harbour-museum.example/exhibitions/ropes' };
const generator = new ConfigGenerator(scope);
const ajv = new Ajv({ strict: false, allErrors: true, formats: formatTests() });
const validators = new Map([...schemas.blocks].map(([type, schema]) => [type, ajv.compile(schema)]));

const oddValues = fc.constantFrom<unknown[]>(
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
  'ropes',
  '/pictures/rope.avif',
  '\ud800',
  'a b',
  { url: '/x.png' },
  undefined,
);

/** A response that matches its schema, except for odd values in some places. */
function response(gen: fc.GeneratorValue, schema: unknown, definitions: unknown): unknown {
  const target = resolve(schema, definitions);
  if (gen(fc.integer, { min: 0, max: 7 }) === 0) return gen(() => oddValues);
  if (target.type === 'array') {
    return Array.from({ length: gen(fc.integer, { min: 0, max: 3 }) }, () =>
      response(gen, target.items, definitions),
    );
  }
  if (isRecord(target.properties)) {
    if ('src' in target.properties)
      return gen(fc.constantFrom, '/pictures/rope.avif', { url: 'https://a.example/b.png', alt: 'A rope' });
    return Object.fromEntries(
      Object.entries(target.properties).map(([name, property]) => [
        name,
        response(gen, property, definitions),
      ]),
    );
  }
  if (target.type === 'integer') return gen(fc.integer, { min: 0, max: 900 });
  if (target.format === 'slug') return gen(fc.constantFrom, 'ropes', 'größe', 'a_b-9');
  if (target.format === 'href') return gen(fc.constantFrom, 'https://a.example/b', '/visit');
  return gen(
    fc.constantFrom,
    'Words',
    'A sentence, with <em>markup</em> &amp; more.',
    '<p>Paragraph</p>',
    'x'.repeat(300),
  );
}

const clean = (html: string) => html;

/** A default for a schema. Unlike a config string, it cannot contain escaped braces. */
function plainLiteral(gen: fc.GeneratorValue, schema: unknown, definitions: unknown): unknown {
  return JSON.parse(JSON.stringify(generator.literal(gen, schema, definitions)).replaceAll('{{', ''));
}

/** The schema with defaults, required properties and minimum lengths added in random places. */
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
  const properties = Object.entries(target.properties).map(([name, property]) => {
    const other = varied(gen, property, definitions);
    const isFilled = isRecord(other) && other.minItems === undefined && some();
    return [name, isFilled ? { ...other, default: plainLiteral(gen, other, definitions) } : other] as const;
  });
  const required = Array.isArray(target.required) ? target.required : [];
  return {
    ...target,
    properties: Object.fromEntries(properties),
    required: properties.flatMap(([name]) => (required.includes(name) || some() ? [name] : [])),
  };
}

function randomContent(gen: fc.GeneratorValue): Readonly<Record<string, unknown>> {
  const entries = sourceNames.map((name) => {
    const schema = contents[name];
    // A failed or missing query has no content.
    const hasContent = gen(fc.integer, { min: 0, max: 5 }) > 0;
    return [
      name,
      hasContent
        ? sources[name].decode(response(gen, schema, schema?.definitions), clean).content
        : undefined,
    ] as const;
  });
  return { ...Object.fromEntries(entries), route };
}

/** Several files contain the same image schema. A binding that is compiled once keeps the file in which it was used first. */
function withoutRoots(compiled: unknown): unknown {
  return JSON.parse(JSON.stringify(compiled, (key, value) => (key === 'root' ? undefined : value)));
}

const runs = budget(40, 2_000);

describe('random configs, filled with random content', () => {
  const seen = { filled: 0, omitted: 0, rejected: 0 };

  it('gives props that are valid for the schema of the block, and drops only as much as the rule allows', () => {
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const type = gen(fc.constantFrom, ...schemas.blocks.keys());
        const schema = schemas.blocks.get(type) ?? {};
        const props = generator.object(gen, schema, schema.definitions);
        const unknown = compile(props, schema, scope, { isOptional: true });
        const { compiled, problems } = unknown;
        if (!compiled) {
          seen.rejected += 1;
          return;
        }
        // `isValid` skips the structure, which Ajv has accepted, and must not change the result.
        const valid = compile(props, schema, scope, { isOptional: true, isValid: true });
        expect(withoutRoots(valid)).toEqual(withoutRoots(unknown));
        expect(problems.filter(({ code }) => code !== 'may-drop-item')).toEqual([]);
        for (let round = 0; round < 3; round += 1) {
          const data = randomContent(gen);
          const filled = fill(compiled.plan, data);
          expect(filled).toEqual(interpret(props, schema, schema.definitions, data));
          if (filled === undefined) {
            seen.omitted += 1;
            expect(compiled.presence, 'the presence of an omitted block').not.toBe('always');
          } else {
            seen.filled += 1;
            const validate = validators.get(type);
            if (!validate?.(filled)) expect.fail(JSON.stringify([validate?.errors, props, data]));
          }
        }
      }),
      runs,
    );
  });

  it('include enough filled, omitted and rejected blocks', () => {
    expect(seen.filled / runs.numRuns).toBeGreaterThan(0.8);
    expect(seen.omitted / runs.numRuns).toBeGreaterThan(0.1);
    expect(seen.rejected / runs.numRuns).toBeLessThan(0.6);
  });

  it('drops no array item without a diagnostic', () => {
    const dropped = { reported: 0, kept: 0 };
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const block = schemas.blocks.get(gen(fc.constantFrom, ...schemas.blocks.keys())) ?? {};
        const varying = varied(gen, block, block.definitions);
        const schema: JsonSchema = { ...(isRecord(varying) ? varying : {}), definitions: block.definitions };
        const props = generator.object(gen, schema, schema.definitions);
        const { compiled, problems, queries } = compile(props, schema, scope, { isOptional: true });
        if (!compiled) return;
        for (let round = 0; round < 3; round += 1) {
          const data = randomContent(gen);
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
      runs,
    );
    expect(dropped.kept).toBeGreaterThan(0);
    expect(dropped.reported).toBeGreaterThan(0);
  });

  it('never throws for any content', () => {
    const { compiled } = compile(
      {
        cards: [
          {
            each: '{articles}',
            take: 2,
            show: { title: '{item.title}', href: '/journal/{item.slug}', image: '{item.featured_image}' },
          },
          { title: 'One {route.slug}', href: '/exhibitions/{route.slug}' },
        ],
      },
      schemas.blocks.get('teasers') ?? {},
      scope,
    );
    if (!compiled) expect.fail('The config was rejected');
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        (articles, slug) => void fill(compiled.plan, { articles, route: { slug } }),
      ),
      budget(50, 1_000),
    );
    fc.assert(
      fc.property(fc.array(fc.anything()), (articles) => void fill(compiled.plan, { articles })),
      budget(50, 1_000),
    );
  });
});
