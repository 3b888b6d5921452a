export { rewriteValue } from '../check/versions/rewrite-json.ts';
export { stringIn } from '../editor/editor-site.ts';
export { compact } from '../json/compact.ts';
export { parseJson as parse } from '../json/json-parser.ts';
export type { JsonTree as Tree } from '../json/json-tree.ts';
export {
  areEqual,
  isArray,
  isJson,
  isObject,
  isRecord,
  itemsOf,
  objectOf,
  pointerOf,
  pointerPath,
  valueAt,
} from '../json/json-value.ts';
export { isTooDeep } from '../json/nesting.ts';
export { lineFinder, offsetAt } from '../json/source-place.ts';
export { applyEdits } from '../json/text-edit.ts';
