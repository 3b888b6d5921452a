import { type JsonObject, json, type Schemas } from 'pagewright/tooling';

/** The examples in the schema of a block type: props. None for an unknown type. */
export function blockExamples({ blocks }: Pick<Schemas, 'blocks'>, type: string): readonly JsonObject[] {
  const { examples } = blocks.get(type) ?? {};
  return (Array.isArray(examples) ? examples : [])
    .filter((each: unknown) => json.isJson(each))
    .filter(json.isObject);
}
