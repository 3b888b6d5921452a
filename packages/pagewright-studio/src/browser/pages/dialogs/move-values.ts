import { type ConfigText, configs, json, urls } from 'pagewright/tooling';
import { isDraft, isForLater } from '../../names/page-facts.ts';
import type { ProjectTexts } from '../changes/page-operation.ts';
import { fileProblem } from '../file-name.ts';
import { movedHref } from '../links/href-route.ts';
import type { PageLink } from '../links/page-links.ts';
import { shownRoutes } from '../links/shown-routes.ts';
import { type AddressFinding, addressFinding } from '../page-address.ts';
import { pageStrings } from '../page-strings.ts';
import type { Problems } from './FormDialog.tsx';
import type { ListedLink } from './LinkChoice.tsx';

/** The values of the dialog that moves a page. The addresses are fields of their own: `address0`, `address1`. */
export interface MoveValues {
  readonly [address: `address${number}`]: string;
  /** The name of the file as `nameIn` gives it. */
  readonly name: string;
  readonly isRedirected: boolean;
  /** The keys of the links that follow. */
  readonly links: readonly string[];
}

/** The name of a file without its extension, and without the underscore of a draft. */
export function nameIn(page: ConfigText): string {
  const name = page.file.replace(/\.json$/, '');
  return isDraft(page) ? name.replace(/(^|\/)_(?=[^/]*$)/, '$1') : name;
}

/** The file with a name, which stays a draft if it is one. */
export function fileWithName(page: ConfigText, name: string): string {
  return `${isDraft(page) ? name.replace(/[^/]+$/, '_$&') : name}.json`;
}

/** The addresses that the dialog has, in the order of the routes of the page. */
export function addressesIn(page: ConfigText, values: MoveValues): readonly string[] {
  return configs.routesOf(page).map((route, index) => (values[`address${index}`] ?? route).trim());
}

/** What there is to say about each address. */
export function findingsOf(
  { site }: ProjectTexts,
  page: ConfigText,
  values: MoveValues,
): readonly AddressFinding[] {
  const addresses = addressesIn(page, values);
  const language = json.stringIn(page.value.language);
  return addresses.map((address, index) => {
    if (address === configs.routesOf(page)[index]) return {};
    const isTwice = addresses.some(
      (other, at) => at < index && urls.shapeOf(other) === urls.shapeOf(address),
    );
    return isTwice
      ? { problem: pageStrings.address.repeatedRoute }
      : addressFinding(site, address, { file: page.file, like: page, language });
  });
}

/** What is wrong with the values of the dialog, by field. */
export function problemsOfMove(state: ProjectTexts, page: ConfigText, values: MoveValues): Problems {
  const addresses = findingsOf(state, page, values).map(
    ({ problem }, index) => [`address${index}`, problem] as const,
  );
  const isSame = values.name === nameIn(page);
  return {
    ...Object.fromEntries(addresses),
    name: isSame ? undefined : nameProblem(state, page, values.name),
  };
}

function nameProblem(state: ProjectTexts, page: ConfigText, name: string): string | undefined {
  const problem = fileProblem(state, name);
  if (problem !== undefined || !isDraft(page)) return problem;
  const file = fileWithName(page, name);
  return state.texts.has(file) ? pageStrings.fileName.taken(file) : undefined;
}

/** Links with what becomes of them at the new addresses. The targets of redirects follow in any case. */
export function movedLinks(
  { site }: ProjectTexts,
  page: ConfigText,
  links: readonly PageLink[],
  addresses: readonly string[],
): readonly ListedLink[] {
  const before = shownRoutes(site, page);
  const after = shownRoutes(site, page, addresses);
  const { siteUrl } = site.workspace;
  return links.flatMap((link): readonly ListedLink[] => {
    const moved = link.hrefs.map(({ href, route }) => {
      const to = after[before.indexOf(route)];
      return to === undefined || after.includes(route) ? undefined : movedHref(href, route, to, siteUrl);
    });
    if (moved.every((href) => href === undefined)) return [];
    const becomes = moved.map((href, index) => href ?? link.hrefs[index]?.href ?? '').join(', ');
    return [{ link, becomes, ...(link.kind === 'redirect' ? { isFixed: 'yes' as const } : {}) }];
  });
}

/** The routes of pages that are saved and have been shown. Nobody outside knows others yet. */
export function savedRoutes({ site, disk }: ProjectTexts): ReadonlySet<string> {
  const files = new Map([...disk].flatMap(([file, { text }]) => (text === null ? [] : [[file, text]])));
  const saved = { ...site, workspace: { ...site.workspace, files }, parsed: new Map() };
  const pages = configs.all(saved, 'page').filter((page) => !isForLater(page, saved));
  return new Set(pages.flatMap(configs.routesOf));
}
