import { configs, type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';

/** The steps of a pointer, with numbers for the items of lists. */
function stepsOf(config: JsonObject, pointer: string): Steps {
  let value: Json | undefined = config;
  return json.pointerPath(pointer).map((token) => {
    const step = json.isArray(value) ? Number(token) : token;
    value = value === undefined ? undefined : json.valueAt(value, [token]);
    return step;
  });
}

/**
 * The steps to the part of a config that has a value: the innermost section around it, the query, or the config itself.
 * @param value of the config
 * @param pointer JSON pointer of the value, which need not exist
 */
export function partOfPointer(value: JsonObject, pointer: string): Steps {
  const steps = stepsOf(value, pointer);
  const [key, name] = steps;
  if (key === 'data' && name !== undefined)
    return Object.hasOwn(json.objectOf(value.data), name) ? [key, name] : [];
  const isPart = (part: Steps) => json.isObject(json.valueAt(value, part) ?? null);
  let part = configs.blockAround(steps);
  while (part && !isPart(part)) part = configs.blockAround(part.slice(0, -1));
  return part ?? [];
}
