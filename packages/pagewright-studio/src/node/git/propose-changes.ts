import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ExplainedError, git } from 'pagewright/tooling/node';
import { branchName } from '../../browser/publish/propose/branch-name.ts';
import { assertWritableName } from '../files/writable-paths.ts';
import { pagesFolder } from '../project-data.ts';
import { explainGit, openRepository } from './project-repository.ts';
import { openPushTarget, type PushTarget, pushBranch } from './push-branch.ts';
import { tryGit } from './try-git.ts';

export interface ProposeOptions {
  /** What the branch is named after: any text. */
  readonly branch: string;
  /** The message of the commit; its first line is the subject. */
  readonly message: string;
  /** The new contents of files, by path relative to the project; null deletes a file. All other files stay as in the last commit. */
  readonly files: ReadonlyMap<string, string | Uint8Array | null>;
  /** Whether to push the branch to the remote `origin`. */
  readonly push?: boolean;
}

interface Proposal {
  /** The branch that was made. */
  readonly branch: string;
  /** Hash of its commit. */
  readonly commit: string;
  /** Whether the branch was pushed. */
  readonly pushed: boolean;
  /** The page of the pushed branch, if `origin` is a known host. */
  readonly remote?: string;
  /** Why the branch could not be pushed, although that was requested. Branch and commit exist all the same. */
  readonly pushProblem?: string;
}

const maxMessage = 10_000;
const maxAttempts = 100;

/** The message without control characters, which git rejects or terminals obey. */
function cleanMessage(message: string): string {
  const clean = message
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .slice(0, maxMessage)
    .trim();
  return `${clean === '' ? 'Change pages' : clean}\n`;
}

/** Git would invent a name from the name of the computer. */
async function assertIdentity(top: string): Promise<void> {
  const strict = ['-c', 'user.useConfigOnly=true', 'var'];
  const author = await tryGit(top, [...strict, 'GIT_AUTHOR_IDENT']);
  const committer = await tryGit(top, [...strict, 'GIT_COMMITTER_IDENT']);
  if (author !== undefined && committer !== undefined) return;
  throw new ExplainedError(
    'git does not know who you are. Run: git config --global user.name "Your Name" && git config --global user.email "you@example.com"',
  );
}

/** The modes of the files below a path of a commit that can be executed, by path. Other files have the mode of normal files. */
async function executableFiles(top: string, head: string, prefix: string): Promise<ReadonlySet<string>> {
  const places = [pagesFolder, 'public'].map((folder) => `${prefix}${folder}/`);
  const listed = await git.run(top, ['ls-tree', '-r', '-z', head, '--', ...places]);
  const entries = listed.split('\0').filter((entry) => entry.startsWith('100755 '));
  return new Set(entries.map((entry) => entry.slice(entry.indexOf('\t') + 1)));
}

/** Refuses files in a folder that is something else for git. In its place, the commit would have a folder with these files alone. */
async function assertFolders(top: string, head: string, files: readonly string[]): Promise<void> {
  const folders = new Set(
    files.flatMap((file) => file.split('/').map((_, index, names) => names.slice(0, index).join('/'))),
  );
  folders.delete('');
  const listed = await git.run(top, ['ls-tree', '-z', head, '--', ...folders]);
  for (const entry of listed.split('\0')) {
    const [, mode, folder = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? [];
    // Git lists what is next to a folder too.
    if (mode === undefined || mode === '040000' || !folders.has(folder)) continue;
    const kind = mode === '160000' ? 'a submodule' : mode === '120000' ? 'a link' : 'a file';
    throw new ExplainedError(
      `"${folder}" is ${kind} in git, so changes in it cannot be proposed. Open the project that has it as a folder.`,
    );
  }
}

/** Writes the tree of the commit with other contents of some files, in an index of its own: the index of the person stays as it is. */
async function writeTree(
  { top, prefix, head }: { readonly top: string; readonly prefix: string; readonly head: string },
  files: ProposeOptions['files'],
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-index-'));
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
  // A split index would leave files next to the index of the person.
  const plain = ['-c', 'core.splitIndex=false'];
  try {
    await git.run(top, [...plain, 'read-tree', head], { env });
    const executable = await executableFiles(top, head, prefix);
    const entries: string[] = [];
    for (const [file, content] of files) {
      const at = prefix + file;
      // Filters apply as with "git add": line ends, large files.
      const hash =
        content !== null &&
        (
          await git.run(
            top,
            // Git may change line ends here, because the file on disk stays as it is.
            ['-c', 'core.safecrlf=false', 'hash-object', '-w', '--stdin', `--path=${at}`],
            { input: content },
          )
        ).trim();
      const mode = executable.has(at) ? '100755' : '100644';
      entries.push(hash ? `${mode} ${hash}\t${at}\0` : `0 ${'0'.repeat(head.length)}\t${at}\0`);
    }
    await git.run(top, [...plain, 'update-index', '-z', '--index-info'], { env, input: entries.join('') });
    return (await git.run(top, [...plain, 'write-tree'], { env })).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A free name for a branch: no local or remote branch has it, or has it as a folder, in upper or lower case. @param others further names
 */
async function freeName(top: string, wanted: string, others: readonly string[]): Promise<string> {
  const listed = await git.run(top, ['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes']);
  const known = listed.split('\n').map((ref) => ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, ''));
  const branches = [...known, ...others].map((branch) => branch.toLowerCase());
  const isTaken = (name: string) =>
    branches.some((branch) => branch === name || branch.startsWith(`${name}/`));
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!isTaken(name)) return name;
  }
}

/** Makes the branch. Another process may take its name at the same moment. */
async function makeBranch(
  top: string,
  wanted: string,
  commit: string,
  others: readonly string[],
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const branch = await freeName(top, wanted, others);
    try {
      // The empty old value means that the branch must not exist.
      await git.run(top, [
        'update-ref',
        '-m',
        'pagewright studio: propose',
        `refs/heads/${branch}`,
        commit,
        '',
      ]);
      return branch;
    } catch (error) {
      const exists = error instanceof git.GitError && /already exists/.test(error.message);
      if (!exists || attempt >= maxAttempts) throw error;
    }
  }
}

/**
 * Commits changed files on a new branch that starts at the commit that is checked out. The branch, the index and the working tree of the
 * person stay untouched. No hook runs: hooks check the working tree, which is not what is proposed. The commit is not signed. Rejects with
 * an ExplainedError if there is no repository or no commit, git does not know the name of the person, a path may not be written, or nothing
 * differs from the last commit.
 */
export async function propose(
  root: string,
  { branch, message, files, push = false }: ProposeOptions,
): Promise<Proposal> {
  for (const file of files.keys()) assertWritableName(file);
  const { top, prefix, head } = await openRepository(root);
  if (head === undefined)
    throw new ExplainedError(
      'The repository has no commits yet. Commit the project first: git add . && git commit -m "First version"',
    );
  await assertIdentity(top);
  const paths = [...files.keys()].map((file) => prefix + file);
  try {
    await assertFolders(top, head, paths);
    const tree = await writeTree({ top, prefix, head }, files);
    if (tree === (await git.run(top, ['rev-parse', `${head}^{tree}`])).trim())
      throw new ExplainedError('There is nothing to propose: all files are as in the last commit.');
    const input = cleanMessage(message);
    const commit = (await git.run(top, ['commit-tree', tree, '-p', head, '-F', '-'], { input })).trim();
    const target: PushTarget | undefined = push ? await openPushTarget(top) : undefined;
    const others = target && 'branches' in target ? target.branches : [];
    const made = await makeBranch(top, branchName(branch), commit, others);
    const pushed = target ? await pushBranch(top, made, target, paths) : { pushed: false };
    return { branch: made, commit, ...pushed };
  } catch (error) {
    throw explainGit(error);
  }
}
