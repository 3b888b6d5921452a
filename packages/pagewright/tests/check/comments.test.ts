import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { sectionTypes } from '../../src/config/sections/section-types.ts';
import { isArray, isObject, type Json } from '../../src/json/json-value.ts';
import { generateEditorSchemas } from '../../src/pipeline/generate/generate-editor-schemas.ts';
import { formatTests } from '../../src/schema/formats.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

const kinds = [
  ['_site', 'site'],
  ['_fallbacks/', 'fallback'],
  ['_sections/', 'section'],
] as const;

function commented(value: Json): Json {
  if (isArray(value)) return value.map(commented);
  if (!isObject(value)) return value;
  const properties = Object.entries(value).map(([name, inner]) => [name, commented(inner)]);
  return { $comment: 'Why it is so.', ...Object.fromEntries(properties) };
}

const parsed = [...fixtureSite.files].map(([name, text]): readonly [string, Json] => [
  name,
  JSON.parse(text),
]);
const sections = sectionTypes(parsed.map(([name, value]) => ({ name, value })));
const changes = Object.fromEntries(parsed.map(([name, value]) => [name, commented(value)]));

it('accepts a comment in every object, and the plans are the same without it', () => {
  const checked = check(withFiles(fixtureSite, changes));
  expect(checked.diagnostics).toEqual([]);
  const { pages, site, fallbacks } = check(fixtureSite);
  expect({ ...checked, diagnostics: [] }).toMatchObject({ pages, site, fallbacks });
  expect(JSON.stringify([checked.pages, checked.site, checked.fallbacks])).not.toContain('$comment');
});

it('is accepted by the schemas that editors load', () => {
  const ajv = new Ajv({ strict: false, formats: formatTests() });
  for (const [name, text] of generateEditorSchemas(fixtureSite.schemas, sections))
    ajv.addSchema({ ...JSON.parse(text), $id: name });
  for (const [name] of parsed) {
    const kind = kinds.find(([start]) => name.startsWith(start))?.[1] ?? 'page';
    expect([name, ajv.validate(`${kind}.schema.json`, changes[name]), ajv.errors]).toEqual([
      name,
      true,
      null,
    ]);
  }
});

it('reports a comment that is not a string, wherever it is', () => {
  const home = (fixtureSite.files.get('home.json') ?? '').replace(
    '"props": {',
    '"props": { "$comment": ["a", "b"],',
  );
  expect(diagnosticsOf(withFiles(fixtureSite, { 'home.json': home }))).toEqual([
    'wrong-type home.json ["a", "b"]',
  ]);
});
