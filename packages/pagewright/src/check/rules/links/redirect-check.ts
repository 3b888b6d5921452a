import { lineOf, type Origin } from '../../../config/read/origin.ts';
import { furtherRoute } from '../../../grammar/page-numbers.ts';
import {
  filledTarget,
  isLocalTarget,
  type RedirectRule,
  redirectMatcher,
  targetSegments,
} from '../../../grammar/redirect-rules.ts';
import { segmentsOf, shapeOf } from '../../../grammar/route-pattern.ts';
import { isArray, isObject, itemsOf, type Json, objectOf } from '../../../json/json-value.ts';
import type { SchemaNode } from '../../../schema/schema-node.ts';
import { formatValue } from '../../codes/message-text.ts';
import { diagnose, diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../../diagnostics/source-file.ts';
import { patternTarget } from '../../facts/link-target.ts';
import { noReferences, type References } from '../../facts/references.ts';
import type { Route, RouteTable } from '../../facts/route-table.ts';
import { readOutline } from '../../recover/outline.ts';
import { repeats } from '../repeats.ts';
import { type PlacedRule, paramProblems } from './redirect-params.ts';

/** `_redirects.json`, before the checks that depend on pages. */
export interface CheckedRedirects {
  readonly origin: Origin | undefined;
  readonly rules: readonly PlacedRule[];
  readonly diagnostics: readonly Diagnostic[];
}

const none: CheckedRedirects = { origin: undefined, rules: [], diagnostics: [] };

/** Checks what does not depend on pages: the structure of the file, params of targets, and duplicates. */
export function checkRedirects(
  file: ParsedFile | undefined,
  node: SchemaNode,
  isValid: boolean,
): CheckedRedirects {
  if (file?.value === undefined) return none;
  const expected = isValid ? undefined : meantForm(file.value);
  if (expected !== undefined) {
    const form = problemAt('wrong-form', '', { expected, found: file.value });
    return { ...none, diagnostics: [diagnose(file, form)] };
  }
  const { value, renamed, problems } = readOutline(file.value, node, isValid);
  const origin = { file, renamed };
  const { redirects: list = [] } = objectOf(value);
  const rejected = new Set(problems.map(({ pointer }) => pointer));
  const rules = itemsOf(list).flatMap((each, index): PlacedRule[] => {
    const pointer = `/redirects/${index}`;
    if (rejected.has(`${pointer}/from`) || rejected.has(`${pointer}/to`)) return [];
    if (!isObject(each) || typeof each.from !== 'string' || typeof each.to !== 'string') return [];
    const paths = { from: each.from.normalize('NFC'), to: each.to };
    return [{ ...paths, ...(each.temporary === true ? { temporary: true } : {}), pointer }];
  });
  const right = rules.filter((rule) => paramProblems(rule).length === 0);
  const found = [...problems, ...rules.flatMap(paramProblems), ...duplicates(right, origin)];
  return { origin, rules: right, diagnostics: found.map((each) => diagnoseAt(origin, each)) };
}

/** The redirects as they should be, if the file has old and new paths in another form: `{ "/a": "/b" }`. */
function meantForm(value: Json): string | undefined {
  const { $schema: _, redirects, ...others } = objectOf(value);
  const given = redirects === undefined ? others : objectOf(redirects);
  const listed = isArray(value) ? value : [given];
  const [[from, to] = []] = listed.map((each): readonly unknown[] => {
    const { from: path, to: target, ...paths } = objectOf(each);
    const [first] = Object.entries(paths);
    // An object in place of the array only lacks its brackets.
    if (typeof path === 'string' && redirects === undefined) return [path, target];
    return first?.[0].startsWith('/') ? first : [];
  });
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const more = isArray(value) ? value.length > 1 : Object.keys(given).length > 1 && !('from' in given);
  return `{ "redirects": [ { "from": ${formatValue(from)}, "to": ${formatValue(to)} }${more ? ', …' : ''} ] }`;
}

function duplicates(rules: readonly PlacedRule[], origin: Origin): readonly Problem[] {
  const keyOf = ({ from }: PlacedRule) => shapeOf(from).toLowerCase();
  return repeats(rules, keyOf).flatMap(({ item: { from, to, pointer }, first }) => {
    const isSame = shapeOf(first.from) === shapeOf(from);
    // A host that has different paths in upper and lower case needs both.
    if (!isSame && first.to === to) return [];
    const firstLine = lineOf(origin, `${first.pointer}/from`);
    const data = { from, firstLine, ...(isSame ? {} : { first: first.from }) };
    return [problemAt('duplicate-redirect', `${pointer}/from`, data)];
  });
}

/** Where a path leads by the rules, from one redirect to the next. */
type Way =
  | { readonly is: 'loop'; readonly rules: ReadonlySet<RedirectRule> }
  | { readonly is: 'end'; readonly path: string };

/** Returns a function that follows redirects from decoded segments. Undefined for a path that no rule redirects. */
export function redirectFollower(
  rules: readonly RedirectRule[],
): (segments: readonly (string | undefined)[]) => Way | undefined {
  const match = redirectMatcher(rules);
  return (segments) => {
    const used = new Set<RedirectRule>();
    let way: Way | undefined;
    let at = segments;
    for (let found = match(at); found; found = match(at)) {
      if (used.has(found.rule)) return { is: 'loop', rules: used };
      used.add(found.rule);
      const path = filledTarget(found, (value, name) => value ?? `:${name}`);
      way = { is: 'end', path };
      if (!isLocalTarget(path)) return way;
      at = targetSegments(path);
    }
    return way;
  };
}

/** What depends on pages: the targets as links, and the rules that no visitor could use. */
export function redirectsAcrossPages(
  { origin, rules }: CheckedRedirects,
  table: RouteTable,
  publicFiles: ReadonlySet<string>,
): { readonly references: References; readonly diagnostics: readonly Diagnostic[] } {
  if (!origin) return { references: noReferences, diagnostics: [] };
  const shadowedPaths = new Map(rules.map((rule) => [rule, shadowedPath(rule, table, publicFiles)] as const));
  // A redirect that takes the path of a page does not make another one longer: it is wrong itself.
  const follow = redirectFollower(rules.filter((rule) => shadowedPaths.get(rule) === undefined));
  const direct: PlacedRule[] = [];
  const looping = new Set<RedirectRule>();
  const found: Problem[] = [];
  for (const rule of rules) {
    const shadowed = shadowedPaths.get(rule);
    const next = isLocalTarget(rule.to) ? follow(targetSegments(rule.to)) : undefined;
    if (shadowed)
      found.push(problemAt('shadowed-page', `${rule.pointer}/from`, { from: rule.from, ...shadowed }));
    if (!next) direct.push(rule);
    else if (next.is === 'loop') {
      // All redirects of a loop are one mistake.
      if (![...next.rules].some((each) => looping.has(each)))
        found.push(problemAt('redirect-loop', `${rule.pointer}/to`, { from: rule.from }));
      for (const each of next.rules) looping.add(each);
    } else if (!shadowed)
      found.push(problemAt('redirect-chain', `${rule.pointer}/to`, { to: rule.to, end: next.path }));
  }
  const links = direct.flatMap(({ to, pointer }) =>
    patternTarget(to).map((target) => ({ origin, pointer: `${pointer}/to`, target })),
  );
  return {
    references: { ...noReferences, links },
    diagnostics: found.map((each) => diagnoseAt(origin, each)),
  };
}

/** A page or a file whose path a rule would take. */
function shadowedPath(
  { from }: RedirectRule,
  { routes }: RouteTable,
  publicFiles: ReadonlySet<string>,
): { readonly path: string; readonly file: string } | undefined {
  if (publicFiles.has(from)) return { path: from, file: `public${from}` };
  const segments = segmentsOf(from);
  for (const route of routes) {
    const path = pathTaken(segments, route);
    if (path !== undefined && route.page) return { path, file: route.page.origin.file.name };
  }
  return undefined;
}

/** A path of the route that the segments of an old path match. Values that only content may add have no path. */
function pathTaken(old: readonly string[], { segments, page }: Route): string | undefined {
  if (old.length !== segments.length) return undefined;
  const taken: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const wanted = old[index] ?? '';
    const values = segment.startsWith(':') ? page?.params.values.get(segment.slice(1)) : undefined;
    if (!segment.startsWith(':')) {
      if (!wanted.startsWith(':') && wanted !== segment) return undefined;
      taken.push(segment);
    } else if (wanted.startsWith(':')) taken.push(values?.literals[0]?.value ?? segment);
    else if (values?.literals.some(({ value }) => value === wanted)) taken.push(wanted);
    else return undefined;
  }
  return `/${taken.join('/')}`;
}

/** The redirect from page 1 of a list, which is the page at its route. */
export function firstPageRule(first: string | undefined): RedirectRule | readonly [] {
  return first === undefined ? [] : { from: furtherRoute(first).replace(':page', '1'), to: first };
}
