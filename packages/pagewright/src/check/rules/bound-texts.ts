import { isArray, isObject, type Json, pointerToken } from '../../json/json-value.ts';
import { type Problem, problemAt } from '../diagnostics/diagnostic.ts';

/** A path in braces. A single word in braces may be a placeholder of the site's own, such as `{count}`. */
const path = /\{[a-z_][\w-]*(?:\.[\w-]+)+\}/i;

/** Reports paths in texts that take no content, which visitors would see as they are written. */
export function boundTexts(value: Json, pointer: string): readonly Problem[] {
  if (typeof value === 'string') {
    const [found] = path.exec(value) ?? [];
    return found === undefined ? [] : [problemAt('binding-in-text', pointer, { found })];
  }
  if (!isObject(value) && !isArray(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === '$comment' ? [] : boundTexts(each, pointer + pointerToken(name)),
  );
}
