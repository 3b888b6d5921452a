import { Ajv, type ErrorObject, type FuncKeywordDefinition, type ValidateFunction } from 'ajv';
import type { ConfigKind } from '../../config/config-kind.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import type { SectionTypes } from '../../config/sections/section-types.ts';
import type { Json } from '../../json/json-value.ts';
import { once } from '../../memory/once.ts';
import { formatTests } from '../../schema/formats.ts';
import { type ConfigSchemas, configSchemas } from './config-schemas.ts';

/** Why Ajv rejected a file: a JSON pointer to the value, and Ajv's message. */
export interface Rejection {
  readonly pointer: string;
  readonly reason: string;
}

/** Validates the structure of a config. Returns undefined for a valid one. */
export type StructureValidator = (kind: ConfigKind, value: Json) => Rejection | undefined;

interface KnownValidator {
  readonly sections: string;
  readonly validate: StructureValidator;
}

/** The last validator of each set of schemas, with the sections that it was made for. */
const validators = new WeakMap<Schemas, KnownValidator>();

/** The last validators by the text of their schemas, the oldest first. A project that is read again often has the same schemas. */
const validatorsByText = new Map<string, StructureValidator>();
const maxValidators = 4;

/** Ajv with the schemas that editors load, compiled again only if the schemas or the params of sections change. */
export function structureValidator(schemas: Schemas, sections: SectionTypes): StructureValidator {
  const key = JSON.stringify([...sections].map(([name, { params }]) => [name, params && [...params]]));
  const known = validators.get(schemas);
  if (known?.sections === key) return known.validate;
  const validate = recentValidator(configSchemas(schemas, sections));
  validators.set(schemas, { sections: key, validate });
  return validate;
}

function recentValidator(schemas: ConfigSchemas): StructureValidator {
  const text = JSON.stringify(schemas);
  const validate = validatorsByText.get(text) ?? compileValidator(schemas);
  // Moves it to the end.
  validatorsByText.delete(text);
  validatorsByText.set(text, validate);
  const [oldest] = validatorsByText.keys();
  if (validatorsByText.size > maxValidators && oldest !== undefined) validatorsByText.delete(oldest);
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
  compileReferencesLate(ajv);
  for (const [kind, schema] of Object.entries(schemas)) ajv.addSchema(schema, `${kind}.schema.json`);
  return (kind, value) => {
    const validate = validateFunction(ajv, kind);
    return validate(value) ? undefined : rejection(validate.errors ?? []);
  };
}

/**
 * Makes Ajv compile what a reference names when a value first needs it. Most sites use few of the block types and sources that their
 * schemas name, and to compile all of them takes longer than the rest of the check.
 */
function compileReferencesLate(ajv: Ajv): void {
  ajv.removeKeyword('$ref');
  ajv.addKeyword({
    keyword: '$ref',
    compile(reference: string, _parent, { baseId }) {
      const target = once(() => {
        const found = ajv.getSchema(reference.startsWith('#') ? baseId + reference : reference);
        if (!found) throw new Error(`There is no schema ${reference}`);
        return found;
      });
      const validate: ReturnType<NonNullable<FuncKeywordDefinition['compile']>> = (value, context) => {
        const isValid = target()(value, context);
        validate.errors = target().errors ?? [];
        return isValid;
      };
      return validate;
    },
  });
}

function validateFunction(ajv: Ajv, kind: ConfigKind): ValidateFunction {
  const validate = ajv.getSchema(`${kind}.schema.json`);
  if (!validate) throw new Error(`There is no ${kind}.schema.json`);
  return validate;
}

/** The most precise of Ajv's errors: the one for the most deeply nested value. */
function rejection(errors: readonly ErrorObject[]): Rejection {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const [deepest] = errors.toSorted((one, other) => depth(other) - depth(one));
  return { pointer: deepest?.instancePath ?? '', reason: deepest?.message ?? 'does not match the schema' };
}
