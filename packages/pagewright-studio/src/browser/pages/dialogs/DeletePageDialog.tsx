import { type ConfigText, configs, urls } from 'pagewright/tooling';
import { useMemo } from 'react';
import { isEditable } from '../../edits/edit-config.ts';
import { isDraft, titleOf } from '../../names/page-facts.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { deletePage } from '../changes/delete-page.ts';
import { redirectsFile } from '../changes/redirect-edits.ts';
import { localParts } from '../links/href-route.ts';
import { linksTo, type PageLink } from '../links/page-links.ts';
import { removablePart } from '../links/remove-links.ts';
import { pageStrings } from '../page-strings.ts';
import { runOperation } from '../use-file-steps.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormSelect } from './FormSelect.tsx';
import { LinkChoice, type ListedLink, linkKey } from './LinkChoice.tsx';
import { savedRoutes } from './move-values.ts';

interface DeletePageDialogProps {
  readonly page: ConfigText;
  /** Whether it becomes a draft, instead of being deleted. */
  readonly isKept: boolean;
  readonly onClose: (file?: string) => void;
}

interface DeleteValues {
  /** The path that visitors are led to; empty if they find nothing. */
  readonly target: string;
  readonly links: readonly string[];
}

/** Deletes a page, or makes it a draft. It shows who links to the page, and offers to change or remove those links. */
export function DeletePageDialog({ page, isKept, onClose }: DeletePageDialogProps) {
  const studio = useStudio();
  const { state } = studio;
  const { site, texts, disk } = state;
  const { remove, done } = pageStrings;
  const { schemas } = site.workspace;
  const title = titleOf(page, schemas);
  const links = useMemo(() => linksTo(site, page).filter(({ file }) => file !== page.file), [site, page]);
  const known = useMemo(() => savedRoutes({ site, texts, disk }), [site, texts, disk]);
  const canRedirect =
    !isDraft(page) &&
    configs.routesOf(page).some((route) => known.has(route)) &&
    isEditable(texts.get(redirectsFile) ?? '{}');
  const targets = configs.all(site, 'page').flatMap((each) => {
    const [route] = configs.routesOf(each);
    const isTarget = each.file !== page.file && route !== undefined && urls.paramNames(route).length === 0;
    return isTarget ? [{ value: route, label: remove.leadTo(titleOf(each, schemas), route) }] : [];
  });
  const submit = ({ target, links: chosen }: DeleteValues) => {
    const operation = deletePage(state, {
      file: page.file,
      isKept,
      ...(target === '' ? {} : { target }),
      links: links.filter((link) => chosen.includes(linkKey(link))),
    });
    runOperation(studio, operation, isKept ? done.unpublished(title) : done.deleted(title));
    onClose(isKept ? [...operation.changes.keys()].at(-1) : page.file);
  };
  return (
    <FormDialog<DeleteValues>
      title={isKept ? remove.draftTitle(title) : remove.title(title)}
      initialValues={{ target: '', links: links.map(linkKey) }}
      submit={isKept ? remove.draftSubmit : remove.submit}
      isDanger={!isKept}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      {({ target }) => (
        <>
          <p>{isKept ? remove.draftBody : remove.body}</p>
          {canRedirect && (
            <FormSelect
              name="target"
              label={remove.visitors}
              options={[{ value: '', label: remove.nothing }, ...targets]}
            />
          )}
          {links.length > 0 ? (
            <LinkChoice
              name="links"
              legend={remove.links(links.length)}
              help={target === '' ? remove.removeHelp : remove.retargetHelp(target)}
              links={links.map((link) => listed(link, target))}
            />
          ) : (
            <p>{remove.noLinks}</p>
          )}
        </>
      )}
    </FormDialog>
  );

  function listed(link: PageLink, target: string): ListedLink {
    if (link.kind === 'redirect')
      return { link, isFixed: 'yes', ...(target === '' ? {} : { becomes: target }) };
    const isRetargeted = target !== '' && link.kind !== 'translation' && link.kind !== 'canonical';
    if (isRetargeted)
      return {
        link,
        becomes: `${localParts(link.hrefs[0].href, site.workspace.siteUrl)?.origin ?? ''}${target}`,
      };
    if (link.kind === 'html' || removablePart(site, link)) return { link };
    return { link, isFixed: 'no', reason: remove.byHand };
  }
}
