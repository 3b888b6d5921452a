import { type ConfigText, configs } from 'pagewright/tooling';
import { useMemo } from 'react';
import { isEditable } from '../../edits/edit-config.ts';
import { isDraft, titleOf } from '../../names/page-facts.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { redirectsFile } from '../changes/redirect-edits.ts';
import { renamePage } from '../changes/rename-page.ts';
import { linksTo, type PageLink } from '../links/page-links.ts';
import { pageStrings } from '../page-strings.ts';
import { runOperation } from '../use-file-steps.ts';
import { FormCheck } from './FormCheck.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormText } from './FormText.tsx';
import { LinkChoice, linkKey } from './LinkChoice.tsx';
import {
  addressesIn,
  fileWithName,
  findingsOf,
  type MoveValues,
  movedLinks,
  nameIn,
  problemsOfMove,
  savedRoutes,
} from './move-values.ts';

interface MovePageDialogProps {
  readonly page: ConfigText;
  readonly onClose: (file?: string) => void;
}

/**
 * Changes the addresses of a page and the name of its file. Its links follow, and redirects lead from the old addresses to the new ones.
 */
export function MovePageDialog({ page, onClose }: MovePageDialogProps) {
  const studio = useStudio();
  const { state } = studio;
  const { site, texts, disk } = state;
  const { move, done } = pageStrings;
  const title = titleOf(page, site.workspace.schemas);
  const routes = configs.routesOf(page);
  const links = useMemo(() => linksTo(site, page), [site, page]);
  const known = useMemo(() => savedRoutes({ site, texts, disk }), [site, texts, disk]);
  const canRedirect = isEditable(texts.get(redirectsFile) ?? '{}');
  const isKnown = routes.some((route) => known.has(route));

  const submit = (values: MoveValues) => {
    const addresses = addressesIn(page, values);
    const newFile = fileWithName(page, values.name);
    if (newFile === page.file && addresses.join() === routes.join()) return onClose();
    const listed = movedLinks(state, page, links, addresses).map(({ link }) => link);
    const chosen = listed.filter((link) => values.links.includes(linkKey(link)));
    const operation = renamePage(state, {
      file: page.file,
      newFile,
      routes: addresses,
      isRedirected: values.isRedirected && isKnown && canRedirect && !isDraft(page),
      links: chosen,
    });
    const isMoved = addresses.join() !== routes.join();
    const { select: _, ...staying } = operation;
    runOperation(
      studio,
      // Another page stays open.
      studio.view.file === page.file ? operation : staying,
      isMoved ? done.moved(title, chosen.length) : done.renamed(newFile),
    );
    onClose(newFile);
  };
  const initialValues: MoveValues = {
    ...Object.fromEntries(routes.map((route, index) => [`address${index}`, route])),
    name: nameIn(page),
    isRedirected: isKnown && canRedirect,
    links: links.map(linkKey),
  };
  return (
    <FormDialog
      title={move.title(title)}
      initialValues={initialValues}
      validate={(values) => problemsOfMove(state, page, values)}
      submit={move.submit}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      {(values) => (
        <MoveFields page={page} links={links} values={values} isKnown={isKnown} canRedirect={canRedirect} />
      )}
    </FormDialog>
  );
}

interface MoveFieldsProps {
  readonly page: ConfigText;
  readonly links: readonly PageLink[];
  readonly values: MoveValues;
  /** Whether somebody outside may know the old addresses. */
  readonly isKnown: boolean;
  /** False while the file of redirects has a syntax error. */
  readonly canRedirect: boolean;
}

function MoveFields({ page, links, values, isKnown, canRedirect }: MoveFieldsProps) {
  const { state } = useStudio();
  const { move } = pageStrings;
  const routes = configs.routesOf(page);
  const addresses = addressesIn(page, values);
  const findings = findingsOf(state, page, values);
  const isValid = findings.every(({ problem }) => problem === undefined);
  const isMoved = isValid && addresses.join() !== routes.join();
  const listed = isMoved ? movedLinks(state, page, links, addresses) : [];
  const isHidden = isDraft(page);
  return (
    <>
      {routes.map((route, index) => (
        <FormText
          key={route}
          name={`address${index}`}
          label={index === 0 ? move.address : move.other(index + 1)}
          advice={findings[index]?.advice}
        />
      ))}
      <FormText
        name="name"
        label={move.file}
        help={pageStrings.create.fileHelp(fileWithName(page, values.name))}
      />
      {isMoved && !isHidden && (
        <FormCheck
          name="isRedirected"
          label={move.redirect(routes.length)}
          help={canRedirect ? (isKnown ? move.redirectHelp : move.redirectNew) : move.redirectBroken}
          isDisabled={!isKnown || !canRedirect}
        />
      )}
      {isMoved && listed.length > 0 && (
        <LinkChoice name="links" legend={move.links(listed.length)} links={listed} />
      )}
      {isMoved && listed.length === 0 && !isHidden && <p>{move.noLinks}</p>}
    </>
  );
}
