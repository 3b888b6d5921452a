import {
  type ConfigText,
  configs,
  type EditorSite,
  nodes,
  sitePages,
  spelling,
  urls,
} from 'pagewright/tooling';
import { titleOf } from '../names/page-facts.ts';
import { plainLetters } from '../plain-letters.ts';
import { redirectsOf, takesPath } from './changes/redirect-edits.ts';
import { languagesOf, shownRoutes, siteRoutes } from './links/shown-routes.ts';
import { pageStrings } from './page-strings.ts';

/** What there is to say about an address. A problem must be corrected first; advice need not be followed. */
export interface AddressFinding {
  readonly problem?: string;
  readonly advice?: string;
}

interface AddressOptions {
  /** The file that the address is for, whose own routes are not taken. */
  readonly file?: string | undefined;
  /** The page that it is for, or that a new one is like: its params must be in the address. */
  readonly like?: ConfigText | undefined;
  /** The tag of its language; undefined for the default one. */
  readonly language?: string | undefined;
}

/** Files that the build writes, and pages that it has. */
const reserved: ReadonlySet<string> = new Set([
  '/404',
  '/preview',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
]);

/** The form of a route, as the schema of pages has it. */
function routePattern(site: EditorSite): RegExp | undefined {
  const { root } = configs.grammarOf(site).page;
  const parts = nodes.conjuncts({ schema: { $ref: '#/definitions/route' }, root });
  const pattern = parts.map(({ schema }) => schema.pattern).find((each) => typeof each === 'string');
  return typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
}

function formProblem(site: EditorSite, address: string, like: ConfigText | undefined): string | undefined {
  const say = pageStrings.address;
  if (address === '') return say.missing;
  if (routePattern(site)?.test(address) === false) {
    const meant = urls.meantRoute(address.split(/[?#]/)[0] ?? '').replaceAll(/\s+/g, '-');
    return say.form(routePattern(site)?.test(meant) && meant !== '/' ? meant : undefined);
  }
  const repeated = urls.repeatedParam(address);
  if (repeated !== undefined) return say.repeated(repeated);
  const wanted = like ? urls.paramNames(configs.routesOf(like)[0] ?? '/') : [];
  const missing = wanted.find((name) => !urls.paramNames(address).includes(name));
  if (missing !== undefined) return say.missingParam(missing);
  const unknown = urls.paramNames(address).find((name) => !wanted.includes(name));
  return unknown === undefined ? undefined : say.unknownParam(unknown);
}

function languageProblem(
  site: EditorSite,
  address: string,
  { like, language }: AddressOptions,
): string | undefined {
  const languages = languagesOf(site);
  const prefix = like?.value.languages === undefined ? urls.languagePrefix(languages, language) : '';
  const found = urls.languageOfPath(languages, address);
  if (prefix !== '' && address !== prefix && !address.startsWith(`${prefix}/`))
    return pageStrings.address.prefix(prefix);
  return prefix === '' && found !== undefined
    ? pageStrings.address.foreign(`/${found.toLowerCase()}`)
    : undefined;
}

/** What an address is like for a page: whether the page could be at it, and what it would change. */
export function addressFinding(
  site: EditorSite,
  address: string,
  options: AddressOptions = {},
): AddressFinding {
  const { file, like } = options;
  const say = pageStrings.address;
  const malformed = formProblem(site, address, like) ?? languageProblem(site, address, options);
  if (malformed !== undefined) return { problem: malformed };
  const languages = languagesOf(site);
  const { publicFiles, schemas } = site.workspace;
  const unknown = [undefined, ...Object.keys(languages)].map((tag) => urls.unknownPath(languages, tag));
  // Hosts show the page of the folder at an address that ends with `/index`.
  if (reserved.has(address) || unknown.includes(address) || /\/index$/i.test(address))
    return { problem: say.reserved };
  const routes = siteRoutes(site).filter(({ page }) => page.file !== file);
  const shown = like ? shownRoutes(site, like, [address]) : [address];
  for (const route of shown) {
    const taken = routes.find((each) => urls.shapeOf(each.route) === urls.shapeOf(route));
    if (taken) return { problem: say.taken(titleOf(taken.page, schemas), taken.page.file) };
    const inPublic = [route, `${route}.html`, `${route}/index.html`].find((each) => publicFiles.has(each));
    if (inPublic !== undefined) return { problem: say.inPublic(`public${inPublic}`) };
  }
  const page = like ?? { file: '', text: '', kind: 'page', tree: undefined, value: {} };
  const redirect = redirectsOf(site).find(({ from }) =>
    shown.some((route) => takesPath(from, { page, route })),
  );
  if (redirect && !shown.some((route) => urls.shapeOf(route) === urls.shapeOf(redirect.from)))
    return { problem: say.redirected(redirect.from, redirect.to) };
  if (redirect) return { advice: say.replacesRedirect(redirect.to) };
  const outer =
    urls.paramNames(address).length > 0
      ? undefined
      : sitePages.pageMatching(routes, urls.segmentsOf(address).map(urls.decodedEscapes));
  return outer
    ? { advice: say.inPlaceOf(titleOf(outer.page, schemas), configs.routesOf(outer.page)[0] ?? '') }
    : {};
}

/** Words as a part of an address: "Über uns & Co." is `uber-uns-co`. */
export function slugOf(title: string): string {
  return spelling
    .kebabCase(plainLetters(title.replaceAll(/['’]/g, '')))
    .slice(0, 60)
    .replace(/-+$/, '');
}

/** The address that a page with a title most likely should have: next to another page, with its params, in the language. */
export function proposedAddress(
  site: EditorSite,
  title: string,
  { like, language }: Pick<AddressOptions, 'like' | 'language'>,
): string {
  const slug = slugOf(title);
  if (slug === '') return '';
  const languages = languagesOf(site);
  const prefix = like?.value.languages === undefined ? urls.languagePrefix(languages, language) : '';
  const [route = '/'] = like ? configs.routesOf(like) : [];
  const segments = urls.segmentsOf(route);
  const params = segments.filter((segment) => segment.startsWith(':'));
  const first = segments.findIndex((segment) => segment.startsWith(':'));
  const fixed = first < 0 ? segments : segments.slice(0, first);
  const found = urls.languageOfPath(languages, route) === undefined ? fixed : fixed.slice(1);
  return `${prefix}/${[...found.slice(0, -1), slug, ...params].join('/')}`;
}

/** The name of the file for an address, without its extension: `de/fair` for `/de/fair`, `press` for `/company/press`. */
export function proposedName(site: EditorSite, address: string): string {
  const fixed = urls.segmentsOf(address).filter((segment) => !segment.startsWith(':'));
  const language = urls.languageOfPath(languagesOf(site), address);
  const name = slugOf(urls.decodedEscapes(fixed.at(-1) ?? '')) || 'page';
  return language === undefined ? name : `${language}/${fixed.length > 1 ? name : 'home'}`;
}
