import { configs } from 'pagewright/tooling';
import { isEditable, removeValue } from '../../edits/edit-config.ts';
import { ChangedFiles } from '../../edits/files-in-change.ts';
import { titleOf } from '../../names/page-facts.ts';
import { localParts } from '../links/href-route.ts';
import { linksTo, type PageLink } from '../links/page-links.ts';
import { outermost, removablePart, unlinkHtml } from '../links/remove-links.ts';
import { byFile, rewriteLink } from '../links/rewrite-links.ts';
import { shownRoutes, siteRoutes } from '../links/shown-routes.ts';
import { pageStrings } from '../page-strings.ts';
import { draftFileOf } from './draft-names.ts';
import type { PageOperation, ProjectTexts } from './page-operation.ts';
import { addRedirects, redirectsPast } from './redirect-edits.ts';

interface DeleteOptions {
  readonly file: string;
  /** The path to which visitors of the page are led; undefined if they find nothing. */
  readonly target?: string | undefined;
  /** The links of `linksTo` that lead to the target from now on. Without a target they are removed. */
  readonly links: readonly PageLink[];
  /** Whether the page becomes a draft, instead of being deleted. */
  readonly isKept?: boolean;
}

/**
 * Removes a page from the site, with its links. Redirects to it lead to its target from now on; without one, they are removed too.
 * @throws UneditableTextError if the redirects have a mistake of syntax
 */
export function deletePage(
  { site, texts }: ProjectTexts,
  { file, target, links, isKept = false }: DeleteOptions,
): PageOperation {
  const changed = new ChangedFiles(texts);
  const page = configs.read(site, file);
  if (page) {
    const redirects = linksTo(site, page).filter(({ kind }) => kind === 'redirect');
    const others = links.filter(({ kind, file: linked }) => kind !== 'redirect' && linked !== file);
    const { siteUrl } = site.workspace;
    for (const [linked, ofFile] of byFile([...others, ...redirects])) {
      const followsTarget = (link: PageLink) => target !== undefined && leadsElsewhere(link);
      changed.edit(
        linked,
        ofFile.flatMap((link) => {
          const text = texts.get(linked) ?? '';
          if (followsTarget(link))
            return rewriteLink(text, link, (href) => `${localParts(href, siteUrl)?.origin ?? ''}${target}`);
          return link.kind === 'html' ? unlinkHtml(link) : [];
        }),
      );
      const gone = ofFile
        .filter((link) => !followsTarget(link))
        .flatMap((link) => {
          const part = removablePart(site, link);
          return part ? [{ part, start: link.start }] : [];
        });
      // The last one first, so that the indexes of the others stay right.
      const starts = new Map(gone.map(({ part, start }) => [part, start]));
      const parts = outermost(gone.map(({ part }) => part));
      for (const part of parts.toSorted((one, other) => (starts.get(other) ?? 0) - (starts.get(one) ?? 0)))
        if (isEditable(changed.text(linked) ?? ''))
          changed.edit(linked, removeValue(changed.text(linked) ?? '', part));
    }
    if (target !== undefined) {
      const routes = siteRoutes(site).filter((each) => each.page.file !== file);
      addRedirects(
        changed,
        shownRoutes(site, page).flatMap((from) =>
          redirectsPast({ from, to: target }, routes, (param) => configs.listedValues(page, param)),
        ),
      );
    }
  }
  const title = page ? titleOf(page, site.workspace.schemas) : file;
  const text = changed.text(file);
  changed.write(file, null);
  if (isKept && text !== null) changed.write(draftFileOf(file, texts), text);
  return { label: pageStrings.steps[isKept ? 'unpublish' : 'delete'](title), changes: changed.changes };
}

/** False for links that have no other target: the original of a translation, and the page that search engines list. */
function leadsElsewhere({ kind }: PageLink): boolean {
  return kind !== 'translation' && kind !== 'canonical';
}
