export {
  fallbackNameOf,
  kindOf,
  languageOfFile,
} from '../config/config-kind.ts';
export { blockOrder, inBlockOrder, isByParams, keyNames, limitNames } from '../config/constructs.ts';
export { siteProperties } from '../config/grammar-schemas.ts';
export { readLimits } from '../config/read/block-draft.ts';
export { blockAround, innerLists, listsOf, walkBlocks } from '../config/walk-blocks.ts';
export { sourceOf } from '../editor/binding-scope.ts';
export { paramKeys } from '../editor/completion/complete-values.ts';
export { nameIn } from '../editor/config-name.ts';
export { configsOf as all, grammarOf, readConfig as read } from '../editor/editor-site.ts';
export { listedValues, routesOf } from '../editor/linkable-paths.ts';
export { listsOfBlock } from '../editor/lists-of-block.ts';
export { nameRangeOf, rangeOf, stringsIn } from '../editor/text-range.ts';
export { placeOf } from '../editor/value-place.ts';
export { isShownAt } from '../grammar/block-limits.ts';
export { commentName } from '../json/comments.ts';
