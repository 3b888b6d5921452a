import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { RedirectRule } from '../../grammar/redirect-rules.ts';
import { paramNames, segmentsOf } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import type { PagePath } from '../pages/page-paths.ts';

/** The pages to which links in content may lead. */
export interface SitePages {
  /** The path of the page at a path, which may be encoded in another way; undefined if there is none. */
  pageAt(path: string): string | undefined;
  /** The paths of a page where a param has a value; none if the entry with this slug has no page. */
  pathsOf(page: PagePlan, param: string, slug: string): readonly string[];
}

/** A path in a form that is equal for all ways to encode it. */
export const plainPath = (path: string) => segmentsOf(path).map(decodedEscapes).join('/');

/** The path of a page for a slug, if the slug is its only param. */
export function entryPath(page: PagePlan, param: string, slug: string): string | undefined {
  const route = page.routes.find((each) => paramNames(each).join() === param);
  return route === undefined ? undefined : pathOf(route, { [param]: slug });
}

/** The old paths that a site redirects, as it writes them, by their plain form. A rule with params may lead to no page. */
export function redirectedPaths(rules: readonly RedirectRule[]): ReadonlyMap<string, string> {
  const whole = rules.filter(({ from }) => paramNames(from).length === 0);
  return new Map(whole.map(({ from }) => [plainPath(from), from]));
}

/** The pages that a build writes, and the paths that it redirects. */
export class BuiltPages implements SitePages {
  readonly #byPath = new Map<string, string>();
  readonly #byParam = new Map<string, string[]>();
  readonly #isPartial: (path: string) => boolean;
  readonly #redirected: ReadonlyMap<string, string>;
  #unwritten: ReadonlySet<string> = new Set();

  /** @param isPartial true for a path that the build may leave to a server */
  constructor(
    paths: readonly PagePath[],
    isPartial: (path: string) => boolean,
    redirects: readonly RedirectRule[],
  ) {
    this.#isPartial = isPartial;
    this.#redirected = redirectedPaths(redirects);
    for (const { path, page, params, isAlias } of paths) {
      this.#byPath.set(plainPath(path), path);
      if (isAlias) continue;
      for (const [name, value] of Object.entries(params)) {
        const key = JSON.stringify([page.file, name, value]);
        this.#byParam.set(key, [...(this.#byParam.get(key) ?? []), path]);
      }
    }
  }

  pageAt = (path: string): string | undefined => {
    const plain = plainPath(path);
    const page = this.#byPath.get(plain);
    return page === undefined || this.#unwritten.has(page) ? this.#redirected.get(plain) : page;
  };

  pathsOf = (page: PagePlan, param: string, slug: string): readonly string[] => {
    const written = this.#byParam.get(JSON.stringify([page.file, param, slug]))?.filter(this.pageAt) ?? [];
    const onDemand = entryPath(page, param, slug);
    if (written.length > 0 || onDemand === undefined || !this.#isPartial(onDemand)) return written;
    return [onDemand];
  };

  /** Excludes pages that were not written, such as those whose entry does not exist. */
  exclude(unwritten: ReadonlySet<string>): void {
    this.#unwritten = unwritten;
  }
}
