import { suggest } from '../../check/codes/message-text.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { configFile } from '../../grammar/further-pages.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import { paramNames } from '../../grammar/route-pattern.ts';
import { ExplainedError } from '../explained-error.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import { limitedPage } from './limited-page.ts';
import { matchRoute } from './match-route.ts';

/** How much of a route the build prerenders, such as `/insight/blog/*=500`. */
export interface PathRule {
  /** The route, with `*` in place of each param. */
  readonly route: string;
  /** The number of values that each param takes from each list of the content service. Values in the config do not count. */
  readonly count: number;
}

type RuledSite = Pick<CheckedSite, 'pages'>;

/** A site after the rules: the build may prerender only some of its pages. */
export interface PartialSite {
  /** The page configs, with lists of params that the rules have shortened. */
  readonly pages: readonly PagePlan[];
  /** The routes with rules, with `*` in place of each param. Only a server has all pages of these routes. */
  readonly partialRoutes: readonly string[];
  /** True for a path that belongs to one of these routes. */
  isPartial(path: string): boolean;
}

const starred = (route: string) => route.replaceAll(/:\w+/g, '*');

/** Parses a rule. Undefined if the text has another form. */
export function parsePathRule(text: string): PathRule | undefined {
  const [, route, count] = /^(\/\S*)=(\d{1,9})$/.exec(text) ?? [];
  return route === undefined ? undefined : { route: starred(route), count: Number(count) };
}

export function formatPathRule({ route, count }: PathRule): string {
  return `${route}=${count}`;
}

const takesContent = (list: Plan) => list.is === 'array' && list.items.some(({ is }) => is === 'each');

/** What is wrong with a rule, and how to correct it; undefined if it is right. */
function problemOf(rule: PathRule, rules: readonly PathRule[], site: RuledSite): string | undefined {
  const page = pageOf(rule, site.pages);
  if (!page) {
    const routes = site.pages.flatMap((each) => each.routes.filter((route) => paramNames(route).length > 0));
    const named = routes.map(starred);
    const { repair } = suggest(rule.route, named, `The routes with params are ${named.join(', ')}.`);
    return `No page has this route. ${repair}`;
  }
  const file = `${pagesFolder}/${configFile(page.file)}`;
  if (paramNames(page.routes[0] ?? '').length === 0)
    return `The route of ${file} has no params, so its page is always prerendered. Remove the rule.`;
  if (!Object.values(page.params).some(takesContent))
    return `${file} lists the values of its params, and listed pages are always prerendered. Remove the rule.`;
  const first = rules.find((each) => pageOf(each, site.pages) === page);
  return first && first !== rule
    ? `${file} already has the rule "${formatPathRule(first)}". Remove one of them.`
    : undefined;
}

function pageOf({ route }: PathRule, pages: readonly PagePlan[]): PagePlan | undefined {
  return pages.find(({ routes }) => routes.some((each) => starred(each) === route));
}

/** Applies the rules of `--paths`. Throws an ExplainedError that names all wrong rules. */
export function partialSite(site: RuledSite, rules: readonly PathRule[]): PartialSite {
  const problems = rules.flatMap((rule) => {
    const problem = problemOf(rule, rules, site);
    return problem === undefined ? [] : [`--paths "${formatPathRule(rule)}": ${problem}`];
  });
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));
  const counts = new Map(rules.map((rule) => [pageOf(rule, site.pages)?.file, rule.count]));
  const match = matchRoute(site.pages);
  return {
    pages: site.pages.map((page) => {
      const count = counts.get(page.file);
      return count === undefined ? page : limitedPage(page, count);
    }),
    partialRoutes: rules.map(({ route }) => route),
    isPartial: (path) => counts.has(match(path)?.file),
  };
}
