import { furtherRoute } from '../../../../grammar/page-numbers.ts';
import { formatList, type Messages, suggest } from '../../message-text.ts';

interface PagingData {
  /** `options` are the queries whose lists have pages, and `sources` all sources with pages. With `source`, the query exists. */
  'paging-list': {
    readonly name: string;
    readonly options: readonly string[];
    readonly sources: readonly string[];
    readonly source?: string;
  };
  'paging-param': { readonly name: string; readonly isSize: boolean; readonly route?: string };
  'paging-url-param': { readonly name: string };
}

/** What to do if a page reads the number of the page, or the list of its pages, and has no `paging`. */
export const missingPaging =
  'Only a page with "paging" has a number: "paging": { "list": …, "size": …, "head": … }.';

export const pagingMessages: Messages<PagingData> = {
  'paging-list': ({ name, options, sources, source }) => ({
    message:
      source === undefined
        ? `This page has no query "${name}".`
        : `The query "${name}" cannot be shown in several pages, because no source counts the pages of "${source}".`,
    ...suggest(
      source === undefined ? name : '',
      options,
      options.length > 0
        ? `The queries with pages are ${formatList(options)}.`
        : sources.length > 0
          ? `The sources with pages are ${formatList(sources)}.`
          : 'Use a source whose schema has "pages", the name of a source that counts its pages.',
    ),
  }),
  'paging-param': ({ name, isSize, route }) =>
    route === undefined
      ? {
          message: `"paging" sets "${name}" of this query.`,
          repair: isSize ? 'Remove it here, and set "size" of "paging".' : 'Remove it here.',
        }
      : {
          message: `"paging" adds the number of the page to the route: its further pages are ${furtherRoute(route)}.`,
          repair: `Write "${route}", without "${name}" in "params".`,
          suggestion: route,
        },
  'paging-url-param': ({ name }) => ({
    message: `The list of "paging" cannot depend on the URL ("{url.${name}}"): links to its further pages have no query.`,
    repair: 'Show one list without "paging", or make a route of the values: /blog/topic/:topic.',
  }),
};
