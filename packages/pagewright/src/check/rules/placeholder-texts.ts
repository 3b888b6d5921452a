import { isArray, isObject, type Json, pointerToken } from '../../json/json-value.ts';
import { type Problem, problemAt } from '../diagnostics/diagnostic.ts';

/** What a template leaves to the author: any words in double brackets, in any language. */
const placeholder = /\[\[[^[\]]*\]\]/;

/** Reports placeholders in the texts of a file. Nothing of a hidden block reaches visitors, so its texts may be unfinished. */
export function placeholderTexts(value: Json, pointer = '', isShown = true): readonly Problem[] {
  if (typeof value === 'string') {
    const [found] = placeholder.exec(value) ?? [];
    return found === undefined
      ? []
      : [problemAt('placeholder-text', pointer, { found, ...(isShown ? {} : { isShown }) })];
  }
  if (isArray(value))
    return value.flatMap((each, index) => placeholderTexts(each, pointer + pointerToken(index), isShown));
  if (!isObject(value) || value.hidden === true) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === '$comment' ? [] : placeholderTexts(each, pointer + pointerToken(name), isShown),
  );
}
