import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Json } from '../../grammar/plan.ts';
import { formatTests } from '../../schema/formats.ts';
import type { Schemas } from '../workspace.ts';
import { type ConfigSchemas, configSchemas } from './config-schemas.ts';

export type ConfigKind = keyof ConfigSchemas;

/** Why Ajv rejected a file: a JSON pointer to the value, and Ajv's message. */
export interface Rejection {
  readonly pointer: string;
  readonly reason: string;
}

/** Validates the structure of a config. Returns undefined for a valid one. */
export type StructureValidator = (kind: ConfigKind, value: Json) => Rejection | undefined;

const validators = new WeakMap<Schemas, StructureValidator>();

/** Ajv with the schemas that editors load, compiled once for each set of schemas. */
export function structureValidator(schemas: Schemas): StructureValidator {
  const known = validators.get(schemas);
  if (known) return known;
  const validate = compileValidator(configSchemas(schemas));
  validators.set(schemas, validate);
  return validate;
}

function compileValidator(schemas: ConfigSchemas): StructureValidator {
  // The schemas need no validation, because they are generated from files that are checked when they are loaded. With the
  // defaults of the last two options, compiling takes three times as long and validating is not faster.
  const ajv = new Ajv({
    strict: false,
    logger: false,
    formats: formatTests(),
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  for (const [kind, schema] of Object.entries(schemas)) ajv.addSchema(schema, `${kind}.schema.json`);
  return (kind, value) => {
    const validate = validateFunction(ajv, kind);
    return validate(value) ? undefined : rejection(validate.errors ?? []);
  };
}

function validateFunction(ajv: Ajv, kind: ConfigKind): ValidateFunction {
  const validate = ajv.getSchema(`${kind}.schema.json`);
  if (!validate) throw new Error(`There is no ${kind}.schema.json`);
  return validate;
}

/** The most precise of Ajv's errors: the one for the most deeply nested value. */
function rejection(errors: readonly ErrorObject[]): Rejection {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const [first, ...rest] = errors;
  if (!first) return { pointer: '', reason: 'does not match the schema' };
  const deepest = rest.reduce((best, each) => (depth(each) > depth(best) ? each : best), first);
  return { pointer: deepest.instancePath, reason: deepest.message ?? 'does not match the schema' };
}
