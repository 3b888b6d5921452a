import { fileLabel } from '../../names/part-names.ts';
import { words } from '../../words.ts';
import { describeChanges } from '../review/page-changes.ts';
import { type ChangedFile, changeKind } from '../unsaved-files.ts';

/** Longest subject of a commit that all tools show whole, in characters. */
const longestSubject = 72;

const { message } = words.handover;

/**
 * A message for a commit of changes: a subject such as `Home: move Team before Values; change the title`, and a list of all changes if the subject
 * cannot name them.
 */
export function proposedMessage(changes: readonly ChangedFile[]): string {
  const parts = changes.map((change) => ({
    label: fileLabel(change.file),
    kind: changeKind(change),
    phrases: describeChanges(change),
  }));
  const lines = parts.map(({ label, phrases }) => message.line(label, phrases));
  const [first] = parts;
  if (!first) return '';
  if (parts.length > 1) {
    const all = lines.join('; ');
    const labels = parts.map(({ label }) => label);
    const count = message.pages(parts.length);
    return all.length <= longestSubject ? all : withList([message.several(labels), count], lines);
  }
  if (first.kind === 'new') return shortened(message.newPage(first.label));
  if (first.kind === 'deleted') return shortened(message.deletedPage(first.label));
  const [line = '', [phrase = '', ...more]] = [lines[0], first.phrases];
  if (line.length <= longestSubject) return line;
  const subjects = [
    ...(more.length > 0 ? [message.line(first.label, [message.andMore(phrase, more.length)])] : []),
    message.changes(first.label, first.phrases.length),
  ];
  return withList(subjects, first.phrases);
}

/** The first subject that is short enough, and a list. */
function withList(subjects: readonly string[], items: readonly string[]): string {
  const subject = subjects.find(({ length }) => length <= longestSubject) ?? shortened(subjects.at(-1) ?? '');
  return `${subject}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

function shortened(subject: string): string {
  return subject.length > longestSubject ? `${subject.slice(0, longestSubject - 1).trimEnd()}…` : subject;
}
