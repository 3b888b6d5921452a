import type { EditorSite } from 'pagewright/tooling';
import type { FileText } from '../../drafts/file-change.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { changeInstructions } from './change-instructions.ts';
import { type ChangeSentence, changeSentences } from './change-sentences.ts';
import { compareConfigs } from './compared-configs.ts';
import type { ConfigChange } from './config-change.ts';
import { describeChanges } from './describe-changes.ts';
import { renamedFile } from './renamed-files.ts';

/** What the words of changes need besides texts. */
export interface ChangeNames {
  readonly site: EditorSite;
  /** What people call the content service; undefined if the site has none. */
  readonly contentName?: string | undefined;
  /** All files that are changed, among which a renamed file is found. */
  readonly others?: readonly ChangedFile[] | undefined;
}

/** The changes of a file in words. */
export interface FileChanges {
  /** How many changes there are. */
  readonly count: number;
  /** False if only the lines of the file say what was changed. */
  readonly isDescribed: boolean;
  /** The texts whose lines are compared. */
  readonly before: FileText;
  readonly after: FileText;
  /** @param most the number of sentences that are wanted */
  sentences(most?: number): readonly ChangeSentence[];
  /** The changes as instructions, for the subject of a commit. */
  instructions(): readonly string[];
}

/** Finds out what was changed in a file. A file with another name is compared with what it was before. */
export function fileChanges(
  change: ChangedFile,
  { site, contentName, others = [] }: ChangeNames,
): FileChanges {
  const renamed = renamedFile(change, others);
  const before = change.before === null && renamed ? renamed.before : change.before;
  // The lines of a renamed file are listed under its new name.
  const after = change.after === null && renamed ? before : change.after;
  const changes = renamed ? renamedChanges(change, renamed) : describeChanges(change.before, change.after);
  const compared = compareConfigs(site, contentName, { ...change, before });
  return {
    count: changes.length,
    before,
    after,
    isDescribed: changes.some(({ is }) => is !== 'unreadable'),
    sentences: (most) => changeSentences(changes, compared, most),
    instructions: () => changeInstructions(changes, compared),
  };
}

function renamedChanges({ before, after }: ChangedFile, renamed: ChangedFile): readonly ConfigChange[] {
  if (before !== null) return [{ is: 'renamed-to', other: renamed.file }];
  return [{ is: 'renamed-from', other: renamed.file }, ...describeChanges(renamed.before, after)];
}
