import { configs, type EditorSite, json, urls } from 'pagewright/tooling';
import { insertItem, isEditable, removeValue } from '../../edits/edit-config.ts';
import type { ChangedFiles } from '../../edits/files-in-change.ts';
import { newText, RawJson } from '../../edits/printed-json.ts';
import { type SiteRoute, shownRoutes } from '../links/shown-routes.ts';

/** The file of redirects, below `page-configs/`. */
export const redirectsFile = '_redirects.json';

const noRedirects = newText({ $schema: '../schemas/redirects.schema.json', redirects: [] });

/** A redirect from one path to another. Both may have params. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The redirects of a text, in the order of the file. None if it has a mistake of syntax. */
function redirectsIn(text: string | null): readonly Redirect[] {
  const { redirects } = json.objectOf(text !== null && isEditable(text) ? JSON.parse(text) : {});
  return json.itemsOf(redirects).map((each) => {
    const { from, to } = json.objectOf(each);
    return { from: json.stringIn(from) ?? '', to: json.stringIn(to) ?? '' };
  });
}

/** The redirects of a site as far as they can be read. */
export function redirectsOf(site: EditorSite): readonly Redirect[] {
  return configs.all(site, 'redirects').flatMap(({ value: { redirects } }) =>
    json.itemsOf(redirects).flatMap((each) => {
      const [from, to] = [json.stringIn(json.objectOf(each).from), json.stringIn(json.objectOf(each).to)];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    }),
  );
}

/** Whether a redirect from an old path, which may have params, would take over a path of a route. */
export function takesPath(from: string, { page, route }: SiteRoute): boolean {
  const [old, segments] = [urls.segmentsOf(from), urls.segmentsOf(route)];
  return (
    old.length === segments.length &&
    segments.every((segment, index) => {
      const wanted = old[index] ?? '';
      if (wanted.startsWith(':')) return true;
      return segment.startsWith(':')
        ? configs.listedValues(page, segment.slice(1)).includes(wanted)
        : segment === wanted;
    })
  );
}

/**
 * A redirect, or one for each value of its params if it would take the path of a page. None from the home page, which hosts do not
 * redirect.
 * @param routes that pages still have
 */
export function redirectsPast(
  redirect: Redirect,
  routes: readonly SiteRoute[],
  valuesOf: (param: string) => readonly string[],
): readonly Redirect[] {
  const isFree = ({ from }: Redirect) => !routes.some((route) => takesPath(from, route));
  if (redirect.from === '/') return [];
  if (isFree(redirect)) return [redirect];
  let all: readonly Redirect[] = [redirect];
  for (const name of urls.paramNames(redirect.from))
    all = all.flatMap(({ from, to }) =>
      valuesOf(name).map((value) => ({ from: filled(from, name, value), to: filled(to, name, value) })),
    );
  return urls.paramNames(redirect.from).length > 0 ? all.filter(isFree) : [];
}

function filled(path: string, param: string, value: string): string {
  return (
    urls.segmentsOf(path).reduce((all, each) => `${all}/${each === `:${param}` ? value : each}`, '') || '/'
  );
}

/** Removes the redirects from paths of the same form as these. */
export function removeRedirectsFrom(changed: ChangedFiles, paths: readonly string[]): void {
  const shapes = new Set(paths.map(urls.shapeOf));
  const indexes = redirectsIn(changed.text(redirectsFile)).flatMap(({ from }, index) =>
    shapes.has(urls.shapeOf(from)) ? [index] : [],
  );
  for (const index of indexes.toReversed())
    changed.edit(redirectsFile, removeValue(changed.text(redirectsFile) ?? '', ['redirects', index]));
}

/**
 * Removes the redirects from the addresses of a page that is new, since it would never be seen there.
 * @param file of the page, as it is in `changed`
 */
export function removeRedirectsTaking(changed: ChangedFiles, site: EditorSite, file: string): void {
  const common = '_site.json';
  const files = new Map(
    [file, common].flatMap((each) => {
      const text = changed.text(each);
      return text === null ? [] : [[each, text]];
    }),
  );
  const withPage = { ...site, workspace: { ...site.workspace, files }, parsed: new Map() };
  const page = configs.read(withPage, file);
  if (page?.kind === 'page') removeRedirectsFrom(changed, shownRoutes(withPage, page));
}

/** Adds redirects at the end. The file is created if there is none. @throws UneditableTextError */
export function addRedirects(changed: ChangedFiles, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    if (changed.text(redirectsFile) === null) changed.write(redirectsFile, noRedirects);
    const text = changed.text(redirectsFile) ?? '';
    const known = redirectsIn(text);
    if (known.some((each) => urls.shapeOf(each.from) === urls.shapeOf(from))) continue;
    changed.edit(redirectsFile, insertItem(text, ['redirects'], known.length, asWritten(text, { from, to })));
  }
}

/** A redirect on one line, unless the others are on several. */
function asWritten(
  text: string,
  { from, to }: Redirect,
): RawJson | { readonly from: string; readonly to: string } {
  if (/\{\s*\n\s*"(?:from|to|temporary)"/.test(text)) return { from, to };
  return new RawJson(`{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`);
}
