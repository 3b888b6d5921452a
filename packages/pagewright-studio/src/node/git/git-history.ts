import { git } from 'pagewright/tooling/node';
import { assertWritableName } from '../files/writable-paths.ts';
import { explainGit, openRepository } from './project-repository.ts';
import { tryGit } from './try-git.ts';

/** A commit that changed a file. */
interface FileVersion {
  /** The full hash of the commit. */
  readonly commit: string;
  /** When the change was made, as ISO 8601 with time zone. */
  readonly date: string;
  readonly author: string;
  /** First line of the message. */
  readonly subject: string;
  /** Path that the file had then, relative to the project; null if it was outside the project. */
  readonly file: string | null;
}

const maxVersions = 1000;

/** A commit as `git log` prints it. Merges have neither status nor name. */
interface LoggedCommit extends Omit<FileVersion, 'file'> {
  /** `A`, `M`, `R100`: added, modified, renamed. Git reports `C100` for a new file that is like another one. */
  readonly status: string;
  /** Path in the repository after the commit. */
  readonly name: string | undefined;
}

/** Reads `git log -z --name-status`: four fields, then the status after a line break, and the earlier and the new name. */
function* parseLog(output: string): Generator<LoggedCommit> {
  const fields = output.split('\0');
  for (let at = 0; at + 4 < fields.length; ) {
    const [commit = '', date = '', author = '', subject = '', next = '', ...names] = fields.slice(at, at + 7);
    const status = next.startsWith('\n') ? next.slice(1) : '';
    const count = status === '' ? 0 : /^[RC]/.test(status) ? 2 : 1;
    yield { commit, date, author, subject, status, name: names[count - 1] };
    at += count === 0 ? 4 : 5 + count;
  }
}

/**
 * The commits that changed a file, newest first, also those before it was renamed. Empty for a file that was never committed. Rejects
 * with an ExplainedError if there is no repository.
 * @param file path relative to the project
 * @param limit at most this many
 */
export async function fileHistory(root: string, file: string, limit: number): Promise<FileVersion[]> {
  assertWritableName(file);
  const { prefix, head } = await openRepository(root);
  if (head === undefined) return [];
  const count = Math.min(Math.max(Math.trunc(limit) || 1, 1), maxVersions);
  const output = await git
    .run(root, [
      ...[
        '-c',
        'log.showSignature=false',
        'log',
        '-z',
        '--follow',
        '--name-status',
        '--no-color',
        '--no-ext-diff',
      ],
      ...[`--max-count=${count}`, '--format=%H%x00%aI%x00%an%x00%s', head, '--', file],
    ])
    .catch((error: unknown) => {
      throw explainGit(error);
    });
  const versions: FileVersion[] = [];
  // A merge changes no name.
  let last = prefix + file;
  for (const { name = last, status, ...version } of parseLog(output)) {
    last = name;
    versions.push({ ...version, file: name.startsWith(prefix) ? name.slice(prefix.length) : null });
    // What follows is the history of the other file, which a person may have duplicated.
    if (status.startsWith('C')) break;
  }
  return versions;
}

/**
 * The text of a file at a commit, with the line ends that git would give it on disk. Null if the commit does not exist, or has no such
 * file. Rejects with an ExplainedError if there is no repository.
 * @param file path relative to the project, as in {@link FileVersion}
 * @param commit hash of a commit, not a name
 */
export async function fileAt(root: string, file: string, commit: string): Promise<string | null> {
  assertWritableName(file);
  const { prefix } = await openRepository(root);
  if (!/^[0-9a-f]{7,64}$/.test(commit)) return null;
  // Untrimmed: the text may end with a line break.
  const type = await tryGit(root, ['cat-file', '-t', `${commit}:${prefix}${file}`]);
  if (type !== 'blob') return null;
  return git.run(root, ['cat-file', '--filters', `${commit}:${prefix}${file}`]);
}
