import { formatList, type Messages, suggest } from '../../message-text.ts';

interface SchemaReferenceData {
  'schema-reference': { readonly found: string; readonly options: readonly string[] };
  /** `way` lists the names of the shared schemas on the cycle; the first and the last are the same. */
  'schema-recursion': { readonly way: readonly string[] };
  /** `type` is the type that an earlier alternative also has; undefined if the alternative is a union itself. */
  'schema-union': { readonly type?: string };
}

export const schemaReferenceMessages: Messages<SchemaReferenceData> = {
  'schema-reference': ({ found, options }) => ({
    message: `"${found}" is not a shared schema. A reference can be ${formatList(options, { conjunction: 'or' })}.`,
    ...suggest(found, options, 'Use one of these, or replace the reference with the schema itself.'),
  }),
  'schema-recursion': ({ way }) => ({
    message: `The schema refers to itself: ${way.join(' > ')}. Schemas cannot be recursive.`,
    repair: 'Replace this reference with a schema that does not refer back.',
  }),
  'schema-union': ({ type }) => ({
    message:
      type === undefined
        ? 'This alternative of "anyOf" is a union itself, and unions cannot be nested.'
        : `An earlier alternative of "anyOf" also has the type "${type}", so the type of a value does not show which alternative applies.`,
    repair:
      type === undefined
        ? 'Give the alternative a "type", or list its alternatives in the outer "anyOf".'
        : 'Give each alternative a different type, or declare two properties.',
  }),
};
