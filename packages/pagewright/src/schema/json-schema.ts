/** A JSON Schema (draft-07) whose `$ref`s point into its own `definitions`. */
export type JsonSchema = { readonly [key: string]: unknown };
