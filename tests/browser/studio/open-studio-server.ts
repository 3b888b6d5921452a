import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { type CommandServer, startServer } from '../../command-server.ts';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';

/** A studio over a copy of the site, which is a git repository with one commit. */
export interface StudioUnderTest {
  readonly project: ScratchProject;
  /** The URL with the token. */
  readonly url: string;
  readonly origin: string;
  /** What has changed in a page config on disk: the lines of a unified diff, without context. */
  savedDiff(file: string): string;
  git(...args: readonly string[]): string;
  /** Makes drafts and disk as they were at first. */
  reset(): Promise<void>;
  /** Kills the server, as a crash would, and starts it again with the same ports. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const folder = 'page-configs';

/** The page configs of a project by path below `page-configs/`. */
function configsOf({ root, read }: ScratchProject): ReadonlyMap<string, string> {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => name.split(path.sep).join('/')).filter((name) => name.endsWith('.json'));
  return new Map(files.map((file) => [file, read(`${folder}/${file}`)]));
}

/** The first message of the studio's stream. */
async function hello(
  origin: string,
  token: string,
): Promise<{
  readonly sequence: number;
  readonly files: readonly [string, { readonly text: string | null }][];
}> {
  const response = await fetch(`${origin}/api/stream`, { headers: { Authorization: `Bearer ${token}` } });
  let text = '';
  for await (const part of response.body ?? []) {
    text += new TextDecoder().decode(part);
    if (text.includes('\n')) break;
  }
  return JSON.parse(text.slice(0, text.indexOf('\n')));
}

/** Starts a studio. Takes a few seconds, so tests share one. */
export async function openStudioServer(name: string): Promise<StudioUnderTest> {
  const project = createScratchProject(name);
  // The studio writes no files behind links.
  rmSync(path.join(project.root, 'public'));
  cpSync(path.resolve('public'), path.join(project.root, 'public'), { recursive: true });
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
  const first = configsOf(project);
  let server: CommandServer = await startServer('studio', project.root);
  const { origin, port, hash } = new URL(server.address);
  const token = hash.slice('#token='.length);
  const call = (path_: string, body: unknown) =>
    fetch(`${origin}/api/${path_}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const reset = async (): Promise<void> => {
    for (const [file, text] of first) project.write(`${folder}/${file}`, text);
    for (const file of configsOf(project).keys())
      if (!first.has(file)) rmSync(path.join(project.root, folder, file));
    const { sequence, files } = await hello(origin, token);
    const names = new Set([...files.map(([file]) => file), ...first.keys()]);
    const texts = new Map(files.map(([file, { text }]) => [file, text]));
    const changes = [...names]
      .filter((file) => (texts.get(file) ?? null) !== (first.get(file) ?? null))
      .map((file) => [file, { write: first.get(file) ?? null }]);
    if (changes.length === 0) return;
    const request = { is: 'step', label: 'Reset', changes };
    const response = await call('requests', {
      base: sequence,
      requests: [{ id: `reset-${sequence}`, request }],
    });
    // The watcher has reported a change of the disk meanwhile.
    if (response.status === 409) await reset();
  };
  return {
    project,
    url: server.address,
    origin,
    git,
    savedDiff(file) {
      const now = configsOf(project).get(file) ?? '';
      const patch = createTwoFilesPatch('', '', first.get(file) ?? '', now, '', '', { context: 0 });
      return patch
        .split('\n')
        .filter((line) => /^[-+](?!--|\+\+)/.test(line))
        .join('\n');
    },
    reset,
    kill: () => server.stop('SIGKILL'),
    async restart() {
      server = await startServer('studio', project.root, {}, Number(port));
    },
    async stop() {
      await server.stop();
      project.remove();
    },
  };
}
