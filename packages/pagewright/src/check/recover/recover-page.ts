import { type PageDraft, readPage } from '../../config/page-draft.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import { repeatedParam } from '../../grammar/route-pattern.ts';
import { isObject, type Json, type JsonObject, objectOf, stringsOf } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { meantRoute, withListedParams } from '../meant/meant-route.ts';
import { readOutline } from './outline.ts';

/** A page config as it is meant, and what is wrong with its outline. */
export interface RecoveredPage {
  readonly draft: PageDraft;
  readonly outline: readonly Diagnostic[];
}

/** Reports a page that says twice in which language it is. */
function twoLanguages({ language, languages }: JsonObject): readonly Problem[] {
  if (typeof language !== 'string' || languages === undefined) return [];
  const data = { found: language, options: stringsOf(languages), where: 'both' } as const;
  return [{ code: 'unknown-language', pointer: '/language', on: 'key', data }];
}

/** A page whose `params` are written like `urlParams`, and not as the values of its route. */
function asUrlParams(config: Json): { readonly config: Json; readonly problem: Problem } | undefined {
  const { params, ...rest } = objectOf(config);
  const declared = Object.entries(objectOf(params));
  const isOfUrl = ([name, value]: [string, Json]) =>
    isObject(value) && 'type' in value && !JSON.stringify(rest.route ?? '').includes(`:${name}`);
  if (declared.length === 0 || 'urlParams' in rest || !declared.every(isOfUrl)) return undefined;
  const data = { key: 'params', options: [], free: ['urlParams'], owner: 'a route without params' };
  return {
    config: { ...rest, urlParams: params ?? null },
    problem: { code: 'unknown-key', pointer: '/params', on: 'key', data },
  };
}

/** A route with only the first of params that have the same name. */
function withoutRepeated(route: string): string {
  const parts = route.split('/');
  return parts.filter((part, index) => !part.startsWith(':') || parts.indexOf(part) === index).join('/');
}

/** Adds the param to a wrong `only` or `except` that has only its values, if the route has one param. */
function withParam(problem: Problem, params: readonly string[]): Problem {
  const [name, ...others] = params;
  if (problem.code !== 'wrong-type' || name === undefined || others.length > 0) return problem;
  const values = stringsOf([problem.data.found].flat());
  if (values.length === 0 || !/^\/(?:blocks|end)\/\d+\/(?:only|except)$/.test(problem.pointer))
    return problem;
  return { ...problem, data: { ...problem.data, meant: { [name]: values } } };
}

/** A route as it is meant. Reports a param that it has twice, and a param without its colon. */
function recoverRoute(
  { route: found, pointer }: PageDraft['routes'][number],
  params: readonly string[],
  isValid: boolean,
): { readonly route: PageDraft['routes'][number]; readonly problems: readonly Problem[] } {
  const route = isValid ? found : meantRoute(found, params);
  const meant = withListedParams(withoutRepeated(route), params);
  const problems: Problem[] = [];
  const repeated = repeatedParam(route);
  if (repeated !== undefined)
    problems.push({ code: 'repeated-param', pointer, on: 'value', data: { name: repeated, route } });
  const name = params.find((param) => meant.includes(`:${param}`) && !route.includes(`:${param}`));
  if (name !== undefined)
    problems.push({ code: 'unknown-param', pointer, on: 'value', data: { name, options: [], route, meant } });
  return { route: { route: meant, pointer }, problems };
}

/** Reads a page config as it is meant. @param moved where values are written that were moved before */
export function recoverPage(
  file: SourceFile,
  config: Json,
  schema: SchemaNode,
  sections: SectionDrafts,
  isValid: boolean,
  moved: Renamed,
): RecoveredPage {
  const meant = isValid ? undefined : asUrlParams(config);
  const { value, renamed: names, problems } = readOutline(meant?.config ?? config, schema, isValid);
  const renamed: Renamed = new Map([
    ...moved,
    ...names,
    ...(meant ? [['/urlParams', 'params'] as const] : []),
  ]);
  const found = meant
    ? [
        ...problems.map((each) => ({ ...each, pointer: each.pointer.replace(/^\/urlParams/, '/params') })),
        meant.problem,
      ]
    : problems;
  const page = objectOf(value);
  const params = Object.keys(objectOf(page.params));
  const draft = readPage(
    page,
    { origin: { file, renamed }, isValid, isComplete: found.length === 0 },
    sections,
  );
  const routes = draft.routes.map((each) => recoverRoute(each, params, isValid));
  const outline = [...found, ...routes.flatMap(({ problems }) => problems), ...twoLanguages(page)];
  return {
    draft: { ...draft, routes: routes.map(({ route }) => route) },
    outline: outline.map((each) => diagnose(file, withParam(each, params), moved)),
  };
}
