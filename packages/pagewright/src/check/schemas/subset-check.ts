import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { isJson, isRecord, type Json, pointerToken } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { formatTests } from '../../schema/formats.ts';
import { nearest } from '../../schema/nearest.ts';
import subset from '../../schema/schema-subset.json' with { type: 'json' };
import type { Problem } from '../diagnostics/diagnostic.ts';

/** Where a schema is: a folder of `schemas/`, or `schemas/site.json`. */
export type SchemaFolder = 'blocks' | 'content' | 'shared' | 'site';

const definitions = { blocks: 'block', content: 'source', shared: 'property', site: 'block' } as const;
const formats = Object.keys(formatTests());

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}

const validators = new Map<SchemaFolder, ValidateFunction>();

function validatorOf(folder: SchemaFolder): ValidateFunction {
  return getOrInsert(validators, folder, () => {
    const ajv = new Ajv({
      allErrors: true,
      strict: false,
      verbose: true,
      // The schema is a file of the engine. Compiling it with these defaults takes three times as long.
      validateSchema: false,
      code: { optimize: false },
      formats: {
        'known-format': (name: string) => formats.includes(name),
        'regular-expression': isRegularExpression,
      },
    });
    return ajv.compile({ ...subset, $ref: `#/definitions/${definitions[folder]}` });
  });
}

/** Reports what the subset does not allow in a schema. Ajv validates the schema with `schema-subset.json`; this code explains its errors. */
export function checkSubset(schema: Json, folder: SchemaFolder): readonly Problem[] {
  const validate = validatorOf(folder);
  if (validate(schema)) return [];
  const found = new Map<string, Problem>();
  for (const error of validate.errors ?? []) {
    const each = explain(error);
    const key = each && `${each.code} ${each.pointer}`;
    if (!key || isAsNarrow(found.get(key), each)) continue;
    found.set(key, each);
  }
  const all = [...found.values()];
  // A misspelt keyword is one mistake, not an unknown keyword and a missing one.
  return all.filter((each) => each.code !== 'schema-missing' || !isMisspelt(each, all));
}

/** If several rules reject the same keyword, the one with the shortest list of allowed keywords is the most precise. */
function isAsNarrow(known: Problem | undefined, other: Problem): boolean {
  if (known?.code !== 'schema-keyword' || other.code !== 'schema-keyword') return known !== undefined;
  return known.data.options.length <= other.data.options.length;
}

function isMisspelt(missing: Problem<'schema-missing'>, all: readonly Problem[]): boolean {
  const [parent, keyword] = [missing.data.parent, missing.data.keyword];
  return all.some(
    (each) =>
      each.code === 'schema-keyword' &&
      each.pointer === parent + pointerToken(each.data.keyword) &&
      nearest(each.data.keyword, [...each.data.options, keyword]) === keyword,
  );
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each: unknown) => typeof each === 'string') : [];
}

function explain(error: ErrorObject): Problem | undefined {
  const { keyword, instancePath, propertyName, params, data } = error;
  if (keyword === 'if' || keyword === 'propertyNames') return undefined;
  if (propertyName !== undefined) {
    const at = { pointer: instancePath + pointerToken(propertyName), on: 'key' } as const;
    if (keyword !== 'enum') return { code: 'schema-property-name', ...at, data: { name: propertyName } };
    const options = stringsOf(params.allowedValues);
    return { code: 'schema-keyword', ...at, data: { keyword: propertyName, options } };
  }
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    // The pointer includes the missing keyword, so that two missing keywords are two problems.
    const pointer = instancePath + pointerToken(name);
    return { code: 'schema-missing', pointer, on: 'key', data: { keyword: name, parent: instancePath } };
  }
  const found = isJson(data) ? data : null;
  const value = { keyword: instancePath.split('/').at(-1) ?? '', found, ...expectation(error) };
  return { code: 'schema-value', pointer: instancePath, on: 'value', data: value };
}

/** What the value of a keyword must be: one of a few options, or Ajv's message: `must be integer`. */
function expectation({ keyword, params, message, parentSchema }: ErrorObject): {
  readonly options: readonly Json[];
  readonly rule: string;
} {
  const rule = message ?? '';
  if (keyword === 'enum') return { options: stringsOf(params.allowedValues), rule };
  if (keyword === 'const' && isJson(params.allowedValue)) return { options: [params.allowedValue], rule };
  if (keyword === 'format' && isRecord(parentSchema) && parentSchema.format === 'known-format')
    return { options: formats, rule };
  return { options: [], rule: keyword === 'format' ? 'must be a regular expression' : rule };
}
