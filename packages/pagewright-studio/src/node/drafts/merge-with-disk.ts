import type { FileText } from '../../browser/drafts/file-change.ts';
import { mergedText, mergeRegions } from '../../browser/drafts/merge-regions.ts';
import { isValidJson } from '../../browser/drafts/valid-json.ts';

/**
 * The text with the changes of both sides; undefined if they cannot be merged, because they changed the same lines, one of them deleted the
 * file, or the result would not be JSON although both texts are.
 */
export function mergeTexts(mine: FileText, before: FileText, theirs: FileText): FileText | undefined {
  if (mine === theirs || before === theirs) return mine;
  if (mine === before) return theirs;
  if (mine === null || before === null || theirs === null) return undefined;
  const merged = mergedText(mergeRegions(mine, before, theirs), []);
  if (merged === undefined) return undefined;
  return isValidJson(merged) || !(isValidJson(mine) && isValidJson(theirs)) ? merged : undefined;
}
