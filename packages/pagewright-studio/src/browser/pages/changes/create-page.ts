import { ChangedFiles } from '../../edits/files-in-change.ts';
import { pageStrings } from '../page-strings.ts';
import { draftFileOf } from './draft-names.ts';
import { addToMenu, type MenuList } from './menu-lists.ts';
import type { NewPage } from './page-copy.ts';
import { type PageOperation, type ProjectTexts, wholeFile } from './page-operation.ts';
import { removeRedirectsTaking } from './redirect-edits.ts';

interface CreateOptions {
  readonly page: NewPage;
  /** Whether it starts as a draft, which the site does not show. */
  readonly isDraft?: boolean;
  /** A menu that gets a link to it. */
  readonly menu?: MenuList | undefined;
}

/** Adds a page. A redirect from its address is removed, since the page would never be seen there. @param text of the page */
export function createPage(
  { site, texts }: ProjectTexts,
  text: string,
  { page, isDraft = false, menu }: CreateOptions,
): PageOperation {
  const changed = new ChangedFiles(texts);
  const file = isDraft ? draftFileOf(page.file, texts) : page.file;
  changed.write(file, text);
  if (!isDraft) {
    removeRedirectsTaking(changed, site, file);
    if (menu) addToMenu(changed, menu, { label: page.title, href: page.route });
  }
  return { label: pageStrings.steps.create(page.title), changes: changed.changes, select: wholeFile(file) };
}
