import { numberParam, pagingQuery, sizeParam } from '../config/path-names.ts';
import { type JsonObject, pointerToken } from '../json/json-value.ts';
import type { Origin } from './origin.ts';
import type { PageDraft } from './page-draft.ts';

/** The origin of a page whose diagnostics point to what the author has written. */
export function placedOrigin({ origin, paging }: PageDraft, head: JsonObject): Origin {
  const { file } = origin;
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
  return {
    ...origin,
    file: {
      ...file,
      place: (pointer, ...more) => file.place(written(pointer), ...more),
      diagnose: (problem, ...more) =>
        file.diagnose({ ...problem, pointer: written(problem.pointer) }, ...more),
    },
  };
}
