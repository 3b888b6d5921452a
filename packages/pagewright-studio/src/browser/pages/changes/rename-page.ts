import { type ConfigText, configs, json } from 'pagewright/tooling';
import { setValue } from '../../edits/edit-config.ts';
import { ChangedFiles } from '../../edits/files-in-change.ts';
import { titleOf } from '../../names/page-facts.ts';
import { movedHref } from '../links/href-route.ts';
import { linksTo, type PageLink } from '../links/page-links.ts';
import { byFile, rewriteLink } from '../links/rewrite-links.ts';
import { shownRoutes, siteRoutes } from '../links/shown-routes.ts';
import { pageStrings } from '../page-strings.ts';
import { movedText } from './moved-text.ts';
import { type PageOperation, type ProjectTexts, wholeFile } from './page-operation.ts';
import { addRedirects, redirectsPast, removeRedirectsFrom } from './redirect-edits.ts';

interface RenameOptions {
  readonly file: string;
  /** The file of the page afterwards, which may be the same. */
  readonly newFile: string;
  /** The new routes, in the order of the old ones. */
  readonly routes: readonly string[];
  /** Whether redirects lead from the old paths to the new ones. */
  readonly isRedirected: boolean;
  /** The links of `linksTo` that follow the page. Targets of redirects follow it in any case: a redirect must not lead to another one. */
  readonly links: readonly PageLink[];
}

/**
 * Gives a page another address or another file, with its links and redirects. A redirect from a new path is removed, since the page would
 * never be seen there.
 * @throws UneditableTextError if the page or the redirects have a mistake of syntax
 */
export function renamePage(
  { site, texts }: ProjectTexts,
  { file, newFile, routes, isRedirected, links }: RenameOptions,
): PageOperation {
  const changed = new ChangedFiles(texts);
  const page = configs.read(site, file);
  const title = page ? titleOf(page, site.workspace.schemas) : file;
  if (page && routes.join() !== configs.routesOf(page).join()) {
    const moves = movesOf(shownRoutes(site, page), shownRoutes(site, page, routes));
    const newRoute = new Map(moves);
    const { siteUrl } = site.workspace;
    const following = [
      ...links.filter(({ kind }) => kind !== 'redirect'),
      ...linksTo(site, page).filter(({ kind }) => kind === 'redirect'),
    ];
    for (const [linked, ofFile] of byFile(following))
      changed.edit(
        linked,
        ofFile.flatMap((link) =>
          rewriteLink(texts.get(linked) ?? '', link, (href, route) => {
            const to = newRoute.get(route);
            return to === undefined ? undefined : movedHref(href, route, to, siteUrl);
          }),
        ),
      );
    writeRoutes(changed, page, routes);
    removeRedirectsFrom(
      changed,
      moves.map(([, to]) => to),
    );
    const others = siteRoutes(site).filter((each) => each.page.file !== file);
    const own = shownRoutes(site, page, routes).map((route) => ({ page, route }));
    if (isRedirected)
      addRedirects(
        changed,
        moves.flatMap(([from, to]) =>
          redirectsPast({ from, to }, [...others, ...own], (param) => configs.listedValues(page, param)),
        ),
      );
  }
  if (newFile !== file) {
    const text = changed.text(file);
    changed.write(file, null);
    changed.write(newFile, movedText(text ?? '', file, newFile));
  }
  const label = pageStrings.steps[newFile === file ? 'address' : 'rename'](title);
  return { label, changes: changed.changes, select: wholeFile(newFile) };
}

/** The old and the new path of each route that changes. A path that the page keeps as another one of its routes is not old. */
function movesOf(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [from: string, to: string])[] {
  return before.flatMap((from, index) => {
    const to = after[index];
    return to === undefined || to === from || after.includes(from) ? [] : [[from, to] as const];
  });
}

function writeRoutes(changed: ChangedFiles, { file, value }: ConfigText, routes: readonly string[]): void {
  const { route } = value;
  const isList = json.isArray(route);
  for (const [index, each] of routes.entries())
    changed.edit(
      file,
      setValue(changed.text(file) ?? '', isList ? ['route', index] : ['route'], each, ['$schema', 'route']),
    );
}
