import { isRecord } from '../json/json-value.ts';
import { nearest } from './nearest.ts';

type Properties = Iterable<readonly [name: string, schema: unknown]>;

/** The property that other programs call by this name, as `otherNames` in its schema says, if the object does not have it yet. */
export function otherName(name: string, properties: Properties, free: readonly string[]): string | undefined {
  for (const [meant, schema] of properties)
    if (isRecord(schema) && Array.isArray(schema.otherNames) && schema.otherNames.includes(name))
      return free.includes(meant) ? meant : undefined;
  return undefined;
}

/** The property that an unknown name most likely means: a typo of it, or what other programs call it. */
export function meantName(name: string, properties: Properties, free: readonly string[]): string | undefined {
  return otherName(name, properties, free) ?? nearest(name, free);
}
