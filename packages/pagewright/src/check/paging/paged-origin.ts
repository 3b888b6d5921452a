import type { PageDraft } from '../../config/page-draft.ts';
import type { Origin } from '../../config/read/origin.ts';
import { numberParam, pagingQuery, sizeParam } from '../../grammar/path-names.ts';
import { type JsonObject, pointerToken } from '../../json/json-value.ts';

/** The origin of a page whose diagnostics point to what the author has written. */
export function placedOrigin({ origin, paging }: PageDraft, head: JsonObject): Origin {
  const list = `/data${pointerToken(paging?.list ?? '')}/params`;
  const moved: readonly (readonly [generated: string, written: string])[] = [
    [`${list}/${sizeParam}`, '/paging/size'],
    [`${list}/${numberParam}`, '/paging/list'],
    [`/data/${pagingQuery}/params/${sizeParam}`, '/paging/size'],
    [`/data/${pagingQuery}/params`, list],
    [`/data/${pagingQuery}`, '/paging'],
    ['/params/page', '/paging'],
    ...Object.keys(head).map((name) => [`/head/${name}`, `/paging/head/${name}`] as const),
  ];
  const written = (pointer: string) => {
    const [from, to] = moved.find(([each]) => pointer === each || pointer.startsWith(`${each}/`)) ?? ['', ''];
    return to + pointer.slice(from.length);
  };
  return { ...origin, written };
}
