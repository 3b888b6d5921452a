import { configFile } from '../../../grammar/further-pages.ts';
import { type Languages, languageOfPath, languagePrefix } from '../../../grammar/languages.ts';
import type { PagePlan } from '../../../grammar/plans/page-plan.ts';
import { paramNames } from '../../../grammar/route-pattern.ts';
import { withProperties } from '../../../grammar/with-properties.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';
import type { RouteTable } from '../../facts/route-table.ts';

type TranslationMistake = Extract<Problem, { readonly code: 'wrong-translation' }>['data'];

/** The language of a page: what it names, or the default language. */
function languageOf({ language }: CheckedPage, languages: Languages): string | undefined {
  return language ?? Object.keys(languages)[0];
}

function routeOf({ routes }: CheckedPage): string {
  return routes[0]?.route ?? '';
}

/** Reports languages that the site does not have, and routes that do not begin as the language of their page demands. */
function languageProblems(page: CheckedPage, languages: Languages): readonly Problem[] {
  const options = Object.keys(languages);
  const { language, languages: listed } = page;
  const unknownAt = (pointer: string, found: string) =>
    options.includes(found)
      ? []
      : [problemAt('unknown-language', pointer, { found, options, where: 'page' })];
  const own = language === undefined ? [] : unknownAt('/language', language);
  if (own.length > 0) return own;
  const unknown = listed.flatMap((found, index) => unknownAt(`/languages/${index}`, found));
  if (options.length === 0 || unknown.length > 0) return unknown;
  const tag = languageOf(page, languages) ?? '';
  const prefix = languagePrefix(languages, tag);
  const malformed = new Set(page.outlineDiagnostics.map(({ pointer }) => pointer));
  return page.routes.flatMap(({ route, pointer }): Problem[] => {
    if (malformed.has(pointer)) return [];
    const written = route.slice(prefix.length) || '/';
    const twice = listed.length > 0 ? languageOfPath(languages, written) : undefined;
    if (twice !== undefined) {
      const meant = written.slice(languagePrefix(languages, twice).length) || '/';
      const data = { route: written, language: listed[0] ?? '', prefix: '', meant, isShared: true };
      return [problemAt('language-route', pointer, data)];
    }
    const found = languageOfPath(languages, route);
    if (found === (prefix === '' ? undefined : tag) && isPrefixed(route, prefix)) return [];
    const path = found === undefined ? route : route.slice(languagePrefix(languages, found).length) || '/';
    const meant = path === '/' && prefix !== '' ? prefix : prefix + path;
    const data = { route, language: tag, prefix, meant, ...(found === undefined ? {} : { found }) };
    return [problemAt('language-route', pointer, data)];
  });
}

function isPrefixed(route: string, prefix: string): boolean {
  return route === prefix || route.startsWith(`${prefix}/`);
}

/** The pages that are one page in several languages: by the page that the others translate. */
export type TranslationSets = ReadonlyMap<CheckedPage, readonly CheckedPage[]>;

interface CheckedTranslations {
  readonly sets: TranslationSets;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the languages of pages, and which page translates which. */
export function checkTranslations(
  pages: readonly CheckedPage[],
  table: RouteTable,
  languages: Languages,
): CheckedTranslations {
  const diagnostics: Diagnostic[] = [];
  const sets = new Map<CheckedPage, CheckedPage[]>();
  for (const page of pages.filter(({ furtherOf }) => furtherOf === undefined)) {
    const found = languageProblems(page, languages);
    diagnostics.push(...found.map((each) => diagnoseAt(page.origin, each)));
    const { translationOf: path, origin } = page;
    if (found.length > 0) continue;
    if (page.languages.length > 0 && paramNames(routeOf(page)).length === 0) {
      const same = [...sets.keys()].find((each) => each.origin.file.name === origin.file.name);
      if (same) sets.set(same, [...(sets.get(same) ?? []), page]);
      else sets.set(page, []);
    }
    if (path === undefined) continue;
    const original = originalOf(page, path, table, languages);
    if (original === 'unknown') continue;
    const others = 'page' in original ? (sets.get(original.page) ?? []) : [];
    const first = others.find((each) => languageOf(each, languages) === languageOf(page, languages));
    const data: TranslationMistake | undefined =
      'is' in original
        ? original
        : first && { is: 'second', path, file: first.origin.file.name, language: page.language ?? '' };
    if (data)
      diagnostics.push(diagnoseAt(page.origin, problemAt('wrong-translation', '/translationOf', data)));
    else if ('page' in original) sets.set(original.page, [...others, page]);
  }
  return { sets, diagnostics };
}

/** The page that another one translates, or why it cannot. `unknown` if the file of that page cannot be read. */
function originalOf(
  page: CheckedPage,
  path: string,
  table: RouteTable,
  languages: Languages,
): { readonly page: CheckedPage } | TranslationMistake | 'unknown' {
  const listed = table.routes.find(({ pattern }) => pattern === path.normalize('NFC'))?.page;
  const destination = path.startsWith('/') ? table.find(path) : undefined;
  const original = listed ?? (destination?.found ? destination.page : undefined);
  if (!original && (destination?.found || table.isIncomplete)) return 'unknown';
  if (!original) return { is: 'missing', path, options: originalRoutes(page, table, languages) };
  if (original === page) return { is: 'itself', path, options: originalRoutes(page, table, languages) };
  if (paramNames(routeOf(original)).length > 0 || paramNames(routeOf(page)).length > 0)
    return { is: 'params', path };
  const language = languageOf(page, languages) ?? '';
  if (languageOf(original, languages) === language)
    return { is: 'same-language', path, language, isNamed: page.language !== undefined };
  if (original.translationOf !== undefined) {
    const first = table.find(original.translationOf);
    if (first.found && first.page === page) {
      // Two pages that name each other are one mistake, in the page whose language is listed first.
      const tags = Object.keys(languages);
      const isFirst = tags.indexOf(language) < tags.indexOf(languageOf(original, languages) ?? '');
      return isFirst ? { is: 'mutual', path } : { page: original };
    }
    const isOwnLanguage =
      first.found && first.page !== undefined && languageOf(first.page, languages) === language;
    return { is: 'translation', path, original: original.translationOf, isOwnLanguage };
  }
  return { page: original };
}

/** The routes of pages in other languages that are not translations. */
function originalRoutes(page: CheckedPage, { routes }: RouteTable, languages: Languages): readonly string[] {
  return routes.flatMap(({ pattern, page: other, isAlias }) =>
    other &&
    !isAlias &&
    other.translationOf === undefined &&
    paramNames(pattern).length === 0 &&
    languageOf(other, languages) !== languageOf(page, languages)
      ? [pattern]
      : [],
  );
}

/** Adds its language and its translations to the plan of a page. `headTags` writes them. */
export function withTranslations(
  plans: readonly PagePlan[],
  sets: TranslationSets,
  languages: Languages | undefined,
): readonly PagePlan[] {
  if (!languages) return plans;
  const [first = ''] = Object.keys(languages);
  const keyOf = ({ file, language = first }: PagePlan) => `${configFile(file)} ${language}`;
  const keyOfPage = (page: CheckedPage) => `${page.origin.file.name} ${languageOf(page, languages)}`;
  const shown = new Set(plans.map(keyOf));
  const byFile = new Map(
    [...sets].flatMap(([original, others]) => {
      const all = [original, ...others].filter((each) => shown.has(keyOfPage(each)));
      const found = all.map((each) => ({ language: languageOf(each, languages) ?? '', path: routeOf(each) }));
      const order = Object.keys(languages);
      const sorted = found.toSorted(
        (one, other) => order.indexOf(one.language) - order.indexOf(other.language),
      );
      const main = sorted.find(({ language }) => language === first);
      const translations = [...sorted, ...(main ? [{ language: 'x-default', path: main.path }] : [])];
      return all.length < 2 ? [] : all.map((each) => [keyOfPage(each), translations] as const);
    }),
  );
  return plans.map((plan) => ({
    ...plan,
    head: withProperties(plan.head, {
      language: { is: 'literal', value: plan.language ?? first },
      ...(byFile.has(keyOf(plan)) && plan.paging === undefined
        ? { translations: { is: 'literal', value: byFile.get(keyOf(plan)) ?? [] } }
        : {}),
    }),
  }));
}
