import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTwoFilesPatch } from 'diff';
import { type CommandServer, startServer } from '../../../pagewright/tests/commands/command-server.ts';

/** A copy of a site in a folder of its own, in which a test may write. */
export interface SiteCopy {
  readonly root: string;
  /** The text of a file, given by its path below the site. */
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/** A studio over a copy of a site, which is a git repository with one commit. */
export interface StudioUnderTest {
  readonly project: SiteCopy;
  /** The URL with the token. */
  readonly url: string;
  readonly origin: string;
  /** The changes of a page config on disk: the lines of a unified diff, without context. */
  savedDiff(file: string): string;
  git(...args: readonly string[]): string;
  /** The changes of all files: their names, each with its changed lines. */
  savedDiffs(): Readonly<Record<string, string>>;
  /** Resets drafts, files and branches to their first state. Starts the server if it was killed. */
  reset(): Promise<void>;
  /** Kills the server, as a crash would, and starts it again with the same ports. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const folder = 'page-configs';

/** The page configs of a project by path below `page-configs/`. */
function configsOf(project: SiteCopy): ReadonlyMap<string, string> {
  const names = readdirSync(path.join(project.root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => name.split(path.sep).join('/')).filter((name) => name.endsWith('.json'));
  return new Map(files.map((file) => [file, project.read(`${folder}/${file}`)]));
}

interface DraftOnServer {
  readonly text: string | null;
  readonly disk: string | null;
  readonly theirs?: unknown;
}

/** The first message of the studio's stream. */
async function hello(
  origin: string,
  token: string,
): Promise<{ readonly sequence: number; readonly files: readonly [string, DraftOnServer][] }> {
  const response = await fetch(`${origin}/api/stream`, { headers: { Authorization: `Bearer ${token}` } });
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.includes('\n')) break;
  }
  return JSON.parse(text.slice(0, text.indexOf('\n')));
}

function changedLines(before: string, after: string): string {
  return createTwoFilesPatch('', '', before, after, '', '', { context: 0 })
    .split('\n')
    .slice(4)
    .filter((line) => /^[-+]/.test(line))
    .join('\n');
}

/** The first of two free ports in a row. */
async function freePorts(): Promise<number> {
  const servers = [createServer(), createServer()];
  const listen = (server: Server, port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  try {
    const [first, second] = servers;
    if (!first || !second) throw new Error('There are two servers.');
    const port = await listen(first, 0);
    await listen(second, port + 1);
    return port;
  } catch {
    return freePorts();
  } finally {
    for (const server of servers) server.close();
  }
}

/** Starts a studio over a copy, which it removes at the end. Takes a few seconds, so tests share one. */
export async function openStudioServer(project: SiteCopy): Promise<StudioUnderTest> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: project.root,
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada Example');
  git('config', 'user.email', 'ada@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First version');
  const firstCommit = git('rev-parse', 'HEAD').trim();
  const first = configsOf(project);
  // A server that starts again uses the same ports: its own port, and the next one for the frame.
  let server: CommandServer = await startServer('studio', project.root, {}, await freePorts());
  const { origin, port, hash } = new URL(server.address);
  const token = hash.slice('#token='.length);
  let isKilled = false;
  const restart = async () => {
    server = await startServer('studio', project.root, {}, Number(port));
    isKilled = false;
  };
  const send = (base: number, requests: readonly object[]) =>
    fetch(`${origin}/api/requests`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        base,
        requests: requests.map((request, index) => ({ id: `reset-${base}-${index}`, request })),
      }),
    });
  const resetDisk = () => {
    git('reset', '--quiet', firstCommit);
    git('checkout', '--quiet', '--force', '--', folder, 'public');
    git('clean', '--force', '-d', '--quiet', '--', folder, 'public');
    for (const branch of git('branch', '--format=%(refname:short)').split('\n'))
      if (branch !== '' && branch !== 'main') git('branch', '--quiet', '-D', branch);
  };
  /**
   * Repeats until the server has read the files and has no drafts. Other windows may change drafts at the same time, so a request may be
   * refused.
   */
  const resetDrafts = async (): Promise<void> => {
    const { sequence, files } = await hello(origin, token);
    const drafts = new Map(files);
    const changed = [...new Set([...drafts.keys(), ...first.keys()])].filter((file) => {
      const { text = null, disk = null, theirs } = drafts.get(file) ?? {};
      const wanted = first.get(file) ?? null;
      return text !== wanted || disk !== wanted || theirs !== undefined;
    });
    if (changed.length === 0) return;
    // A watcher may miss a change that immediately follows another one.
    for (const file of changed) {
      const [wanted, draft] = [first.get(file), drafts.get(file)];
      if (wanted !== undefined && draft?.disk !== wanted) project.write(`${folder}/${file}`, wanted);
    }
    const changes = changed
      .filter((file) => (drafts.get(file)?.text ?? null) !== (first.get(file) ?? null))
      .map((file) => [file, { write: first.get(file) ?? null }]);
    const undecided = changed.filter((file) => drafts.get(file)?.theirs !== undefined);
    const requests = [
      ...(changes.length > 0 ? [{ is: 'step', label: 'Reset', changes }] : []),
      ...undecided.map((file) => ({ is: 'settle', file, keep: 'mine' })),
    ];
    if (requests.length > 0) await send(sequence, requests);
    await wait(100);
    await resetDrafts();
  };
  const savedDiffs = () => {
    const now = configsOf(project);
    const files = [...new Set([...first.keys(), ...now.keys()])].toSorted();
    const diffs = files.map(
      (file) => [file, changedLines(first.get(file) ?? '', now.get(file) ?? '')] as const,
    );
    return Object.fromEntries(diffs.filter(([, diff]) => diff !== ''));
  };
  return {
    project,
    url: server.address,
    origin,
    git,
    savedDiff: (file) => savedDiffs()[file] ?? '',
    savedDiffs,
    async reset() {
      resetDisk();
      if (isKilled) await restart();
      await resetDrafts();
    },
    async kill() {
      isKilled = true;
      await server.stop('SIGKILL');
    },
    restart,
    async stop() {
      await server.stop();
      project.remove();
    },
  };
}
