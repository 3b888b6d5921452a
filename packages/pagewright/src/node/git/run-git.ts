import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { errorCode } from '../files/disk-errors.ts';

/** Git failed. The message is what git printed. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Git is not installed. */
export class GitMissingError extends GitError {}

interface RunGitOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What git reads from stdin. */
  readonly input?: string | Uint8Array;
}

/**
 * Variables that are not passed on. Git sets most of them for its hooks, and they would lead to another repository or another index than
 * the ones of the folder. The last contradicts literal paths.
 */
const dropped =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|NAMESPACE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|\w+_PATHSPECS)$/;

/**
 * Settings of a repository that run programs with each command. A project that came as an archive may have them. What a
 * person has to start, such as the filters of large files and the program that opens a connection, stays.
 */
const quiet = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

/** Milliseconds until git is stopped, such as when it waits for a server. */
const timeout = 120_000;
const maxOutput = 256 * 1024 * 1024;

/**
 * Runs git in a folder, without a shell, and resolves with what it prints. Git never asks for a password, takes paths literally, and
 * runs no hooks.
 * Rejects with a GitError.
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
    // Git may end before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** As {@link runGit}, without the line break at the end. Undefined if git fails. */
export async function tryGit(cwd: string, options: readonly string[]): Promise<string | undefined> {
  try {
    return (await runGit(cwd, options)).replace(/\n$/, '');
  } catch (error) {
    if (error instanceof GitMissingError) throw error;
    return undefined;
  }
}
