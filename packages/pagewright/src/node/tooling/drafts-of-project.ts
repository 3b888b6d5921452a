export { type DraftAtPath, draftAtPath as atPath } from '../../pipeline/drafts/draft-at-path.ts';
export {
  type DraftQuery,
  draftQueries as queriesOf,
  filledValue,
} from '../../pipeline/drafts/draft-queries.ts';
export { pageEntries as entriesOf } from '../../pipeline/drafts/page-entries.ts';
