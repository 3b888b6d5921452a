import { fileLabel } from '../../names/part-names.ts';
import { shortLine } from '../../names/short-line.ts';
import { plainSentence } from '../changes/change-sentences.ts';
import { changeStrings } from '../changes/change-strings.ts';
import { type ChangeNames, fileChanges } from '../changes/file-changes.ts';
import { renamedFile } from '../changes/renamed-files.ts';
import { publishStrings } from '../publish-strings.ts';
import { type ChangedFile, changeKind } from '../unsaved-files.ts';

/** Longest subject of a commit that all tools show whole, in characters. */
const longestSubject = 72;

/** The most changes of a file that a message lists: if it is the only one, and if it is one of several. */
const mostListed = { alone: 15, among: 6 };

const { message } = publishStrings;

interface FilePart {
  readonly label: string;
  readonly kind: ReturnType<typeof changeKind>;
  readonly instructions: readonly string[];
  /** The lines of its list. @param most the number of changes that are named */
  list(most: number): readonly string[];
}

/**
 * A message for a commit of changes: a subject such as `Home: move Team below Values; change the title`, and a list of all changes if the
 * subject cannot name them.
 */
export function proposedMessage(changes: readonly ChangedFile[], names: ChangeNames): string {
  // A file with another name is named once.
  const isOldName = (change: ChangedFile) =>
    change.after === null && renamedFile(change, changes) !== undefined;
  const parts = changes
    .filter((change) => !isOldName(change))
    .map((change) => filePart(change, { ...names, others: changes }));
  const [first] = parts;
  if (!first) return '';
  if (parts.length > 1) return messageOfSeveral(parts);
  if (first.kind === 'new') return subject(message.newPage(first.label));
  if (first.kind === 'deleted') return subject(message.deletedPage(first.label));
  const { label, instructions } = first;
  const line = message.line(label, instructions);
  if (line.length <= longestSubject) return line;
  const [one = '', ...more] = instructions;
  const subjects = [
    ...(more.length > 0 ? [message.line(label, [message.andMore(one, more.length)])] : []),
    message.changes(label, instructions.length),
  ];
  return [shortest(subjects), '', ...first.list(mostListed.alone)].join('\n');
}

function filePart(change: ChangedFile, names: ChangeNames): FilePart {
  const { count, sentences, instructions } = fileChanges(change, names);
  return {
    label: fileLabel(change.file),
    kind: renamedFile(change, names.others ?? []) ? 'changed' : changeKind(change),
    instructions: instructions(),
    list(most) {
      const said = sentences(most).map((each) => `- ${plainSentence(each)}`);
      return count > most ? [...said, `- ${changeStrings.described.more(count - most)}`] : said;
    },
  };
}

function messageOfSeveral(parts: readonly FilePart[]): string {
  const all = parts.map(({ label, instructions }) => message.line(label, instructions)).join('; ');
  if (all.length <= longestSubject) return all;
  const labels = parts.map(({ label }) => label);
  const lists = parts.flatMap(({ label, list }) => ['', message.heading(label), ...list(mostListed.among)]);
  return [shortest([message.several(labels), message.pages(parts.length)]), ...lists].join('\n');
}

/** The first subject that is short enough. */
function shortest(subjects: readonly string[]): string {
  return subjects.find(({ length }) => length <= longestSubject) ?? subject(subjects.at(-1) ?? '');
}

function subject(line: string): string {
  return shortLine(line, longestSubject - 1);
}
