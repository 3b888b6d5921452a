import type { PageDraft } from '../../../config/page-draft.ts';
import { numberParam, pagingQuery, reservedQueries } from '../../../grammar/path-names.ts';
import { canStartPath } from '../../../grammar/string-value.ts';
import { pointerToken } from '../../../json/json-value.ts';
import { nearest } from '../../../schema/nearest.ts';
import type { DiagnosticData } from '../../codes/catalogue.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import { repeats } from '../repeats.ts';

/** What a page lacks that several of its values need: a param of the URL, or `paging`. */
function lackOf({ code, data }: Problem): string | undefined {
  if (code === 'unknown-url-param') return data.options.length > 0 ? undefined : `url.${data.name}`;
  const isOfPaging =
    code === 'unknown-query'
      ? data.name === pagingQuery
      : (code === 'unknown-route-param' || code === 'unknown-param') &&
        data.name === numberParam &&
        nearest(data.name, data.options) === undefined;
  return isOfPaging ? pagingQuery : undefined;
}

function unusedQuery(data: DiagnosticData['unused-query']): Problem {
  return problemAt('unused-query', `/data${pointerToken(data.name)}`, data, 'key');
}

/** Reports unused queries. Merges them with unknown names, so that each typo is one diagnostic. */
export function mergeQueryProblems(
  draft: Pick<PageDraft, 'queries'>,
  used: ReadonlySet<string>,
  found: readonly Problem[],
): readonly Problem[] {
  const unused = draft.queries
    .map(({ name }) => name)
    .filter((name) => !used.has(name) && !reservedQueries.has(name) && canStartPath(name));
  const unknown = new Map<string, Problem[]>();
  const others: Problem[] = [];
  const repeated = new Set(repeats(found, lackOf).map(({ item }) => item));
  for (const each of found.filter((problem) => !repeated.has(problem))) {
    if (each.code !== 'unknown-query') others.push(each);
    else unknown.set(each.data.name, [...(unknown.get(each.data.name) ?? []), each]);
  }
  const meansUrl = found.some(
    (each) => each.code === 'unknown-query' && /^url\b/.test(each.data.meant ?? ''),
  );
  for (const [name, uses] of unknown) {
    const meant = nearest(name, unused);
    const [first] = uses;
    if (!first) continue;
    if (meant !== undefined) unused.splice(unused.indexOf(meant), 1);
    if (meant === undefined || uses.length === 1) others.push(first);
    else others.push(unusedQuery({ name: meant, meant: name, uses: uses.length }));
  }
  return [
    ...others.filter(({ code }) => code !== 'unused-url-param' || !meansUrl),
    ...unused.map((name) => unusedQuery({ name })),
  ];
}
