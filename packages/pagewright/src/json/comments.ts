import { isArray, isObject, type Json, pointerToken } from './json-value.ts';

/** The property with which any object of a config may hold a note for its readers. */
export const commentName = '$comment';

/** A `$comment` that is not a string. */
export interface WrongComment {
  readonly pointer: string;
  readonly found: Json;
}

interface Uncommented {
  readonly value: Json;
  readonly wrong: readonly WrongComment[];
}

/** A value without its `$comment`s. `text` is its JSON: most files have no comment, and their values are not visited. */
export function withoutComments(value: Json, text: string): Uncommented {
  if (!text.includes(`"${commentName}"`)) return { value, wrong: [] };
  const wrong: WrongComment[] = [];
  const strip = (each: Json, pointer: string): Json => {
    if (isArray(each)) return each.map((item, index) => strip(item, pointer + pointerToken(index)));
    if (!isObject(each)) return each;
    return Object.fromEntries(
      Object.entries(each).flatMap(([name, inner]) => {
        const at = pointer + pointerToken(name);
        if (name !== commentName) return [[name, strip(inner, at)]];
        if (typeof inner !== 'string') wrong.push({ pointer: at, found: inner });
        return [];
      }),
    );
  };
  return { value: strip(value, ''), wrong };
}
