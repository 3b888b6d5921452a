import { configs, urls } from 'pagewright/tooling';
import type { StudioState } from '../connection/studio-store.ts';
import { changeBetween } from '../drafts/file-change.ts';
import type { Texts } from '../drafts/pending-steps.ts';
import { ChangedFiles } from '../edits/files-in-change.ts';
import { fileWords } from '../names/page-facts.ts';
import { draftFileOf, freeFile, publishedFileOf } from './changes/draft-names.ts';
import { movedText } from './changes/moved-text.ts';
import { type PageOperation, type ProjectTexts, wholeFile } from './changes/page-operation.ts';
import { removeRedirectsTaking } from './changes/redirect-edits.ts';
import { pageStrings } from './page-strings.ts';

/**
 * Keeps what was changed in a page as a draft, which the check does not read, and puts the page itself back to what is on disk. A page that
 * is not on disk yet becomes a draft itself. Undefined for a file that is not a page, and for one without changes.
 */
export function asDraft(texts: Texts, disk: StudioState['disk'], file: string): PageOperation | undefined {
  const text = texts.get(file);
  const before = disk.get(file)?.text ?? null;
  if (text === undefined || text === before || configs.kindOf(file) !== 'page') return undefined;
  const draft = draftFileOf(file, texts);
  return {
    label: pageStrings.steps.draft(fileWords(file)),
    changes: new Map([
      [file, changeBetween(text, before)],
      [draft, { write: text }],
    ]),
    select: wholeFile(before === null ? draft : file),
  };
}

/** Makes a draft a page. If there is a page at its address, the draft replaces it, because it began as a copy of that page. */
export function publishDraft({ site, texts }: ProjectTexts, draft: string): PageOperation {
  const config = configs.read(site, draft);
  const shapes = config ? configs.routesOf(config).map(urls.shapeOf) : [];
  const page = configs
    .all(site, 'page')
    .find((each) => configs.routesOf(each).some((route) => shapes.includes(urls.shapeOf(route))));
  const file = page?.file ?? freeFile(publishedFileOf(draft), texts);
  const changed = new ChangedFiles(texts);
  const text = movedText(texts.get(draft) ?? '', draft, file);
  changed.write(draft, null);
  changed.write(file, text);
  removeRedirectsTaking(changed, site, file);
  return {
    label: pageStrings.steps.publish(fileWords(draft)),
    changes: changed.changes,
    select: wholeFile(file),
  };
}
