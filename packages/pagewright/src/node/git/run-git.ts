import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { errorCode } from '../files/error-code.ts';

/** Git failed. The message is what git printed. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Git is not installed. */
export class GitMissingError extends GitError {}

interface RunGitOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The input for git's stdin. */
  readonly input?: string | Uint8Array;
}

/**
 * Environment variables that git must not inherit. Git sets most of them for its hooks, and they would select another repository or index
 * than the folder's. The last one contradicts literal paths.
 */
const dropped =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|NAMESPACE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|\w+_PATHSPECS)$/;

/**
 * Disables settings of a repository that run programs with each command, because a project from an archive may contain them. Programs that
 * a person has set up stay, such as filters for large files and the program that opens a connection.
 */
const quiet = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

/** Milliseconds until git is stopped, for example while it waits for a server. */
const timeout = 120_000;
const maxOutput = 256 * 1024 * 1024;

/**
 * Runs git in a folder, without a shell, and resolves to its output. Git never asks for a password, takes paths literally, and runs no
 * hooks. Rejects with a GitError.
 */
export async function runGit(
  cwd: string,
  options: readonly string[],
  { env = {}, input }: RunGitOptions = {},
): Promise<string> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !dropped.test(name)));
  const fixed = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
  const settings = { cwd, env: { ...inherited, ...fixed, ...env }, timeout, maxBuffer: maxOutput };
  return new Promise((resolve, reject) => {
    const child = execFile('git', [...quiet, ...options], settings, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      if (errorCode(error) === 'ENOENT')
        return reject(
          existsSync(cwd)
            ? new GitMissingError('git is not installed')
            : new GitError(`the folder ${cwd} is gone`),
        );
      const cause = error.killed ? `it was stopped after ${timeout / 1000} s` : stderr.trim();
      reject(new GitError(cause || error.message));
    });
    // Git may end before it has read all of its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
