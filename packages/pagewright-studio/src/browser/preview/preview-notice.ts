import { type ConfigText, checks, configs, type Diagnostic, json, schedules } from 'pagewright/tooling';
import type { Texts } from '../drafts/pending-steps.ts';
import { readablePath } from './page-entry.ts';
import { previewStrings } from './preview-strings.ts';

/** Why the frame does not show the page as it is written. */
export interface PreviewNotice {
  readonly sentence: string;
  /** True if there is nothing to see in the frame. */
  readonly isAlone: boolean;
  /** The first error, to go there. */
  readonly first?: Diagnostic;
}

interface NoticeOptions {
  readonly path: string;
  /** What people call the entries that the open page lacks; undefined for a page with paths. */
  readonly withoutEntry: string | undefined;
  /** The config with the path; undefined if there is none. */
  readonly page: ConfigText | undefined;
  /** Whether the frame has a page at the path; undefined while that is not known. */
  readonly hasPage: boolean | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: Texts;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** What a person must know about the page in the frame; undefined if it is as it is written. */
export function previewNotice({
  path,
  withoutEntry,
  page,
  hasPage,
  diagnostics,
  texts,
  now,
}: NoticeOptions): PreviewNotice | undefined {
  const text = previewStrings;
  if (withoutEntry !== undefined) return { sentence: text.withoutEntry(withoutEntry), isAlone: true };
  if (!page) {
    if (![...texts.keys()].some((file) => configs.kindOf(file) === 'page'))
      return { sentence: text.noPages, isAlone: true };
    return hasPage === false ? { sentence: text.noPage(readablePath(path)), isAlone: false } : undefined;
  }
  // Redirects change nothing on a page.
  const errors = checks.errorsOfPage(
    diagnostics.filter(({ severity, file }) => severity === 'error' && file !== '_redirects.json'),
    texts,
    page.file,
  );
  const [first] = errors.toSorted(
    (one, other) => Number(other.file === page.file) - Number(one.file === page.file),
  );
  const isOwn = errors.every(({ file }) => file === page.file);
  const files = [...new Set(errors.map(({ folder, file }) => (folder ? `${folder}/${file}` : file)))];
  if (!first) {
    if (hasPage !== false) return undefined;
    const isScheduled = !schedules.isShownNow(schedules.read(page.value), { now, timeZone: 'UTC' });
    return { sentence: isScheduled ? text.notNow : text.notYet, isAlone: true };
  }
  const { blocks } = page.value;
  if (hasPage === false && isOwn && json.isArray(blocks) && blocks.length === 0)
    return { sentence: text.noSections, isAlone: true };
  if (hasPage === false)
    return {
      sentence: isOwn ? text.neverGood(errors.length) : text.neverGoodIn(files),
      isAlone: true,
      first,
    };
  return { sentence: text.errors(errors.length, isOwn ? [] : files), isAlone: false, first };
}
