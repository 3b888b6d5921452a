import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import type { JsonSchema } from '../../../packages/pagewright/src/schema/json-schema.ts';
import { root } from './block-examples.tsx';

const { blocks, content, grammar, shared } = readSchemas(root);

interface Part {
  readonly at: string;
  readonly schema: Record<string, unknown>;
  readonly isProperty: boolean;
}

/** A schema and all schemas inside it, each with its path. */
function partsOf(schema: unknown, at: string, isProperty = false): Part[] {
  if (!isRecord(schema)) return [];
  const inObject = (name: string, areProperties: boolean) =>
    Object.entries(isRecord(schema[name]) ? schema[name] : {}).flatMap(([key, part]) =>
      partsOf(part, `${at}/${name}/${key}`, areProperties),
    );
  const inArray = (name: string) =>
    (Array.isArray(schema[name]) ? schema[name] : []).flatMap((part: unknown, index: number) =>
      partsOf(part, `${at}/${name}/${index}`),
    );
  return [
    { at, schema: { ...schema }, isProperty },
    ...inObject('properties', true),
    ...inObject('definitions', false),
    ...partsOf(schema.items, `${at}/items`),
    ...partsOf(schema.additionalProperties, `${at}/additionalProperties`),
    ...['anyOf', 'oneOf', 'allOf'].flatMap(inArray),
  ];
}

const all = [
  ...[...blocks].map(([name, schema]) => ({ file: `blocks/${name}`, schema })),
  ...[...content].map(([name, schema]) => ({ file: `content/${name}`, schema })),
  ...[...grammar].map(([name, schema]) => ({ file: `grammar/${name}`, schema })),
  ...[...shared].map(([name, schema]) => ({ file: `shared/${name}`, schema })),
];

/** A content schema itself, its `params` or its `content`: editors never show these three. */
const isFrame = (at: string) => /^content\/[^/]+(\/properties\/(params|content))?$/.test(at);

describe('schemas', () => {
  it.each(all)(
    '$file has a title and a description, and each of its properties has them too',
    ({ file, schema }) => {
      const bare = partsOf(schema, file)
        .filter(({ isProperty, at }) => (isProperty && !isFrame(at)) || at === file)
        .filter(({ schema: part }) => !isDescribed(part) && !isDescribed(shownFor(part, schema)));
      expect(bare.map(({ at }) => at)).toEqual([]);
    },
  );
});

describe('schemas of blocks', () => {
  it.each([...blocks])('%s has a prop for the tone, with a default', (_, schema) => {
    const properties = isRecord(schema.properties) ? schema.properties : {};
    expect(properties.tone).toMatchObject({ $ref: '#/definitions/tone', default: expect.any(String) });
  });

  it('never have the same props', () => {
    const propSets = [...blocks.values()].map((schema) =>
      Object.keys(isRecord(schema.properties) ? schema.properties : {})
        .toSorted()
        .join(),
    );
    expect(new Set(propSets).size).toBe(propSets.length);
  });
});

/**
 * The definition of a reference. Editors show its title and description if the property has none. Page configs use
 * definitions of the site config too: the generated editor schemas include them.
 */
function shownFor({ $ref }: Record<string, unknown>, { definitions }: JsonSchema): Record<string, unknown> {
  const name = typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : '';
  const found = [definitions, grammar.get('site')?.definitions].map((named) =>
    isRecord(named) ? named[name] : undefined,
  );
  return { ...found.find(isRecord) };
}

function isDescribed({ title, description }: Record<string, unknown>): boolean {
  return [title, description].every((text) => typeof text === 'string' && text.trim().length > 0);
}
