import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../packages/pagewright/src/grammar/plan.ts';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { isRecord } from '../../../packages/pagewright/src/schema/json-value.ts';
import { root } from './block-world.tsx';

const { blocks, content, grammar, shared } = readSchemas(root);

interface Part {
  readonly at: string;
  readonly schema: Record<string, unknown>;
  readonly isProperty: boolean;
}

/** Every schema within a schema. */
function partsOf(schema: unknown, at: string, isProperty = false): Part[] {
  if (!isRecord(schema)) return [];
  const group = (name: string, areProperties: boolean) =>
    Object.entries(isRecord(schema[name]) ? schema[name] : {}).flatMap(([key, member]) =>
      partsOf(member, `${at}/${name}/${key}`, areProperties),
    );
  const list = (name: string) =>
    (Array.isArray(schema[name]) ? schema[name] : []).flatMap((member: unknown, index: number) =>
      partsOf(member, `${at}/${name}/${index}`),
    );
  return [
    { at, schema: { ...schema }, isProperty },
    ...group('properties', true),
    ...group('definitions', false),
    ...partsOf(schema.items, `${at}/items`),
    ...partsOf(schema.additionalProperties, `${at}/additionalProperties`),
    ...['anyOf', 'oneOf', 'allOf'].flatMap(list),
  ];
}

const all = [
  ...[...blocks].map(([name, schema]) => ({ file: `blocks/${name}`, schema })),
  ...[...content].map(([name, schema]) => ({ file: `content/${name}`, schema })),
  ...[...grammar].map(([name, schema]) => ({ file: `grammar/${name}`, schema })),
  ...[...shared].map(([name, schema]) => ({ file: `shared/${name}`, schema })),
];

/** What stands in `params` and `content` of a content schema are its properties; the two themselves are none. */
const isFrame = (at: string) => /^content\/[^/]+(\/properties\/(params|content))?$/.test(at);

describe('schemas', () => {
  it.each(all)(
    '$file has a title and a description, and so has each of its properties',
    ({ file, schema }) => {
      const bare = partsOf(schema, file)
        .filter(({ isProperty, at }) => (isProperty && !isFrame(at)) || at === file)
        .filter(({ schema: part }) => !isTold(part) && !isTold(shownFor(part, schema)));
      expect(bare.map(({ at }) => at)).toEqual([]);
    },
  );
});

describe('schemas of blocks', () => {
  it.each([...blocks])('%s lets the author choose the tone, and says so with a default', (_, schema) => {
    const properties = isRecord(schema.properties) ? schema.properties : {};
    expect(properties.tone).toMatchObject({ $ref: '#/definitions/tone', default: expect.any(String) });
  });

  it('are the smallest set: no two have the same props', () => {
    const shapes = [...blocks.values()].map((schema) =>
      Object.keys(isRecord(schema.properties) ? schema.properties : {})
        .toSorted()
        .join(),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

/**
 * The definition that a reference leads to; editors show its words where the place itself has none. The page config
 * shares the states of queries with the site config, and is given them when the editors' schemas are generated.
 */
function shownFor({ $ref }: Record<string, unknown>, { definitions }: JsonSchema): Record<string, unknown> {
  const name = typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : '';
  const found = [definitions, grammar.get('site')?.definitions].map((named) =>
    isRecord(named) ? named[name] : undefined,
  );
  return { ...found.find(isRecord) };
}

function isTold({ title, description }: Record<string, unknown>): boolean {
  return [title, description].every((words) => typeof words === 'string' && words.trim().length > 0);
}
