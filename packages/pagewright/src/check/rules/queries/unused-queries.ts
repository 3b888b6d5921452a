import type { PageDraft } from '../../../config/page-draft.ts';
import { numberParam, pagingQuery, reservedQueries } from '../../../grammar/path-names.ts';
import { canStartPath } from '../../../grammar/string-value.ts';
import { pointerToken } from '../../../json/json-value.ts';
import { nearest } from '../../../schema/nearest.ts';
import type { Problem } from '../../diagnostics/diagnostic.ts';

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

/** Problems without those that repeat one cause. */
function withoutRepeatedLacks(found: readonly Problem[]): readonly Problem[] {
  const reported = new Set<string>();
  return found.filter((each) => {
    const lack = lackOf(each);
    if (lack === undefined) return true;
    const isNew = !reported.has(lack);
    reported.add(lack);
    return isNew;
  });
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
  for (const each of withoutRepeatedLacks(found)) {
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
    if (meant !== undefined && uses.length > 1) {
      others.push({
        code: 'unused-query',
        pointer: `/data${pointerToken(meant)}`,
        on: 'key',
        data: { name: meant, meant: name, uses: uses.length },
      });
    } else others.push(first);
  }
  return [
    ...others.filter(({ code }) => code !== 'unused-url-param' || !meansUrl),
    ...unused.map(
      (name): Problem => ({
        code: 'unused-query',
        pointer: `/data${pointerToken(name)}`,
        on: 'key',
        data: { name },
      }),
    ),
  ];
}
