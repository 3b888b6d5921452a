import { sourceSchema } from '../../config/schemas/page-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { blockStub, requiredStub } from '../../editor/completion/required-stub.ts';
import { recordOf } from '../../json/is-record.ts';
import { isRecord, type Json } from '../../json/json-value.ts';
import { formIn } from '../../schema/description-text.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodeOf } from '../../schema/schema-node.ts';

// VS Code and other editors support these keywords in addition to JSON Schema. Validators ignore them.

/** A value that an editor offers, with `$1` where the author types. */
interface Snippet {
  readonly label: string;
  readonly description?: unknown;
  readonly body: Json;
}

type Properties = Readonly<Record<string, unknown>>;

/** The message for a string that does not match a definition's pattern. Without it, editors would show the pattern. */
const patternWords: Readonly<Record<string, string>> = {
  path: 'Expected a path in braces, such as {query.field}.',
  template: 'Expected a string with a path in braces, such as /services/{item.slug}.',
};

/** Keywords whose values are not schemas. */
const values: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples', 'required']);

/**
 * The added keywords for one schema.
 * @param name its name, if it is a definition
 */
function helpFor(
  schema: Properties,
  name: string | undefined,
  snippets: ReadonlyMap<string, readonly Snippet[]>,
): Properties {
  const { pattern, description, properties } = schema;
  const own = name === undefined ? undefined : snippets.get(name);
  const form = formSnippet(recordOf(properties));
  const described =
    typeof description === 'string' ? formIn(description) : 'The text does not have the expected form.';
  const words = patternWords[name ?? ''] ?? described;
  return {
    ...(typeof pattern === 'string' ? { patternErrorMessage: words } : {}),
    ...(own ? { defaultSnippets: own } : form ? { defaultSnippets: [form] } : {}),
  };
}

/** The snippet of an item with `each`, or of a value with a default. */
function formSnippet(properties: Properties): Snippet | undefined {
  if ('each' in properties && 'show' in properties)
    return {
      label: 'each',
      description: 'An item for each item of a list.',
      body: { each: '{$1}', show: '^$2' },
    };
  if ('from' in properties && 'default' in properties)
    return { label: 'from', description: 'Content, with a default.', body: { from: '{$1}', default: '^$2' } };
  return undefined;
}

function helped(value: unknown, snippets: ReadonlyMap<string, readonly Snippet[]>, name?: string): unknown {
  if (Array.isArray(value)) return value.map((each) => helped(each, snippets));
  if (!isRecord(value)) return value;
  const inner = Object.entries(value).map(([key, each]) => {
    if (values.has(key)) return [key, each];
    if (key !== 'properties' && key !== 'definitions') return [key, helped(each, snippets)];
    const named = Object.entries(recordOf(each)).map(([property, schema]) => [
      property,
      helped(schema, snippets, key === 'definitions' ? property : undefined),
    ]);
    return [key, Object.fromEntries(named)];
  });
  return { ...Object.fromEntries(inner), ...helpFor(value, name, snippets) };
}

function blockSnippets({ blocks }: Schemas): readonly Snippet[] {
  return [...blocks].map(([type, schema]) => ({
    label: type,
    description: schema.description,
    body: blockStub(type, schema),
  }));
}

function querySnippets(schemas: Schemas): readonly Snippet[] {
  return [...schemas.content].map(([source, { description }]) => {
    const params = requiredStub(nodeOf(sourceSchema(schemas, source, 'params')));
    return { label: source, description, body: typeof params === 'string' ? { source } : { source, params } };
  });
}

/** Adds keywords for editors to a schema of configs: messages in place of patterns, and snippets for blocks, queries and bindings. */
export function withEditorHelp(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const snippets = new Map([
    ['blockOrSection', blockSnippets(schemas)],
    ['sectionBlock', blockSnippets(schemas)],
    ['query', querySnippets(schemas)],
  ]);
  return recordOf(helped(schema, snippets));
}
