import { type Fixers, remove, suggestedChange } from '../../fixer.ts';
import { didYouMean, formatList, type Messages, pluralize, suggest } from '../../message-text.ts';

interface QueryNameData {
  'unknown-source': {
    readonly source: string;
    readonly options: readonly string[];
    /** True if the registry has an entry with this name. */
    readonly isCoded: boolean;
  };
  /** `isUnreadable`: no path can start with the name. */
  'reserved-name': { readonly name: string; readonly isUnreadable?: true };
  'unused-query': { readonly name: string; readonly meant?: string; readonly uses?: number };
}

export const queryNameMessages: Messages<QueryNameData> = {
  'unknown-source': ({ source, options, isCoded }) => ({
    message: `The source "${source}" does not exist.`,
    ...(isCoded
      ? { repair: `It has code but no schema: add schemas/content/${source}.json.` }
      : suggest(source, options, `The sources are ${formatList(options, { most: 30 })}.`)),
  }),
  'reserved-name': ({ name, isUnreadable }) => ({
    message: `A query cannot be named "${name}", because ${isUnreadable ? 'a name in a path starts with a letter and has only letters, digits, hyphens and underscores' : 'that name is reserved in paths'}.`,
    repair: 'Rename the query.',
  }),
  'unused-query': ({ name, meant, uses }) =>
    meant === undefined
      ? {
          message: `Nothing in this file uses the query "${name}".`,
          repair: `Remove it, or bind a value to it: "{${name}.…}".`,
        }
      : {
          message: `Nothing uses the query "${name}", but ${pluralize(uses ?? 0, 'path starts', 'paths start')} with "${meant}".`,
          ...didYouMean(meant),
        },
};

export const queryNameFixers: Fixers<QueryNameData> = {
  'unused-query': ({ name }, place) => {
    if (place.suggestion !== undefined) return suggestedChange(place);
    // "paging" of a page is a query too, but the head and the route of the page depend on it.
    return place.spot?.parent?.property ? remove(place.spot, name) : [];
  },
};
