import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDateTime } from '../../src/content/sanitising/date-time.ts';
import { isHref, isImageSource, isSlug, isSrcset } from '../../src/content/sanitising/url-formats.ts';
import { isRecord } from '../../src/json/is-record.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';
import { budget } from '../budget.ts';
import { sources } from '../sites/museum-code.ts';
import { museum } from '../sites/museum-project.ts';

const schemas = readSchemas(museum).content;
const ajv = new Ajv({ strict: false, allErrors: true });
const request = { path: 'custom/v1/articles', query: { per_page: 6 } };
const response = { status: 200, headers: new Headers(), body: undefined };
ajv.addFormat('slug', isSlug);
ajv.addFormat('href', isHref);
ajv.addFormat('image-src', isImageSource);
ajv.addFormat('srcset', isSrcset);
ajv.addFormat('date-time', isDateTime);
ajv.addFormat('html', true);

const hostileText = fc.constantFrom(
  '',
  ' ',
  '<p>',
  '</p><script>alert(1)</script>',
  '&#0;&#xD800;&#x110000;&constructor;&lt;',
  'javascript:alert(1)',
  '/pictures/a.avif',
  '//evil',
  '\ud800',
  '\u0000',
  'a'.repeat(400),
  '🙂'.repeat(300),
  '650+',
  '1e999',
  'ropes',
  '__proto__',
);

const junk = fc.oneof(
  hostileText,
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom(false, true, null, 0, -1, 1e308, 1.5),
);

function definitionOf(reference: string, definitions: unknown): unknown {
  return isRecord(definitions) ? definitions[reference.replace('#/definitions/', '')] : undefined;
}

function isImage(schema: unknown): boolean {
  return isRecord(schema) && isRecord(schema.properties) && 'src' in schema.properties;
}

/** Content that nearly fits a schema: the right names, with some bad values. */
function nearly(schema: unknown, definitions: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(schema)) return junk;
  if (typeof schema.$ref === 'string') {
    return fc.oneof(nearly(definitionOf(schema.$ref, definitions), definitions), hostileText);
  }
  if (schema.type === 'array') {
    return fc.oneof(
      { weight: 8, arbitrary: fc.array(nearly(schema.items, definitions), { maxLength: 4 }) },
      { weight: 1, arbitrary: junk },
    );
  }
  if (isRecord(schema.properties)) {
    const properties = Object.entries(schema.properties).map(([name, property]) => [
      name,
      nearly(property, definitions),
    ]);
    return fc.oneof(
      { weight: 8, arbitrary: fc.record(Object.fromEntries(properties), { requiredKeys: [] }) },
      { weight: 1, arbitrary: junk },
    );
  }
  return fc.oneof({ weight: 3, arbitrary: oftenFitting(schema) }, { weight: 2, arbitrary: junk });
}

function oftenFitting(schema: Record<string, unknown>): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer') return fc.integer();
  return schema.type === 'number' ? fc.double() : fc.constantFrom('Some words', 'ropes', '/a/b');
}

const urls = fc.constantFrom('/a/b', 'https://a.example/c.png', './d');

/** Content that fits, with all properties. */
function fitting(schema: unknown, definitions: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(schema)) throw new Error('no schema');
  if (typeof schema.$ref === 'string') {
    const target = definitionOf(schema.$ref, definitions);
    if (!isImage(target)) return fitting(target, definitions);
    return fc.record({
      src: urls,
      alt: fc.constant('Words'),
      width: fc.integer({ min: 1, max: 4000 }),
      height: fc.constant(30),
    });
  }
  if (schema.type === 'array') {
    const minLength = typeof schema.minItems === 'number' ? schema.minItems : 1;
    const maxLength = typeof schema.maxItems === 'number' ? schema.maxItems : minLength + 2;
    return fc.array(fitting(schema.items, definitions), { minLength, maxLength });
  }
  if (isRecord(schema.properties)) {
    const properties = Object.entries(schema.properties).map(([name, property]) => [
      name,
      fitting(property, definitions),
    ]);
    return fc.record(Object.fromEntries(properties));
  }
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({
      min: typeof schema.minimum === 'number' ? schema.minimum : 0,
      max: typeof schema.maximum === 'number' ? schema.maximum : 2 ** 31 - 1,
    });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.format === 'slug') return fc.constantFrom('ropes', 'größe', 'a-1');
  if (schema.format === 'date-time')
    return fc.constantFrom('2026-11-11T09:05:00Z', '2026-02-28T23:59:59.5-05:00');
  if (schema.format === 'html') return fc.constant('<p>One</p>');
  return schema.format === 'href' ? urls : fc.constantFrom('Some words', '2 < 3 & more', 'x');
}

function contentSchema(schema: JsonSchema): Record<string, unknown> {
  const content =
    isRecord(schema.properties) && isRecord(schema.properties.content) ? schema.properties.content : {};
  return { ...content, definitions: schema.definitions };
}

describe.each(Object.entries(sources))('any response to the source %s', (name, source) => {
  const schema = contentSchema(schemas.get(name) ?? {});
  const validate = ajv.compile(schema);
  const responses = fc.oneof(nearly(schema, schema.definitions), junk);

  test('decoded content fits its schema, and nothing throws', () => {
    fc.assert(
      fc.property(responses, (body) => {
        const { content, issues } = source.decode(body, (raw) => raw);
        if (content !== undefined) expect(validate(content), JSON.stringify(validate.errors)).toBe(true);
        expect(issues.length).toBeLessThanOrEqual(100);
      }),
      budget(30, 1_000),
    );
  });

  test('content that fits is not changed', () => {
    fc.assert(
      fc.property(fitting(schema, schema.definitions), (body) => {
        expect(source.decode(body, (raw) => raw)).toEqual({ content: body, issues: [] });
      }),
      budget(30, 1_000),
    );
  });

  test('normalizing throws only ContentErrors', () => {
    fc.assert(
      fc.property(responses, (body) => {
        const normalized = source.normalize
          ? safely(() => source.normalize?.(body, { per_page: 6 }, response, request))
          : body;
        const { content } = source.decode(normalized, (raw) => raw);
        if (content !== undefined) expect(validate(content), JSON.stringify(validate.errors)).toBe(true);
      }),
      budget(30, 1_000),
    );
  });
});

/** `normalize` may throw a ContentError, but no other error. */
function safely(normalize: () => unknown): unknown {
  try {
    return normalize();
  } catch (error) {
    expect(error).toMatchObject({ name: 'ContentError', kind: 'not-found' });
    return undefined;
  }
}
