import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedSince } from '../../../pagewright/src/node/git/git-changes.ts';
import { committedFolder } from '../../src/node/git/committed-texts.ts';
import { fileHistory } from '../../src/node/git/git-history.ts';
import { propose } from '../../src/node/git/propose-changes.ts';

let parent: string;
let root: string;
const home = 'page-configs/home.json';

const run = (cwd: string, ...options: readonly string[]) =>
  execFileSync('git', options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const git = (...options: readonly string[]) => run(root, ...options);

function makeRepository(folder: string): void {
  mkdirSync(path.join(folder, 'page-configs'), { recursive: true });
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, home), '{ "title": "One" }\n');
  writeFileSync(path.join(folder, 'public/.gitkeep'), '');
  run(folder, 'init', '--quiet');
  run(folder, 'add', '.');
  run(folder, 'commit', '--quiet', '--message', 'First');
}

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'studio-odd-git-'));
  root = path.join(parent, 'project');
  const settings = path.join(parent, 'gitconfig');
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  writeFileSync(
    settings,
    '[user]\n  name = Ada\n  email = ada@example.com\n[init]\n  defaultBranch = main\n[protocol "file"]\n  allow = always\n',
  );
  makeRepository(root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

const proposed = ({ push = false, file = home, title = 'Two' } = {}) =>
  propose(root, {
    branch: 'New title',
    message: 'Change',
    files: new Map([[file, `{ "title": "${title}" }\n`]]),
    push,
  });

/** A program that reports that it ran, and then fails. */
function program(name: string, status = 1): string {
  const file = path.join(parent, 'programs', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho "$@" >> '${file}.ran'\nexit ${status}\n`, { mode: 0o755 });
  return file;
}
const ran = () => readdirSync(path.join(parent, 'programs')).filter((name) => name.endsWith('.ran'));

/** Adds the remote `origin`, and a clone that belongs to somebody else. Returns a function that runs git in the clone. */
function withOrigin(): { readonly remote: string; readonly ben: (...options: readonly string[]) => string } {
  const remote = path.join(parent, 'remote.git');
  run(parent, 'init', '--quiet', '--bare', 'remote.git');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', 'origin', 'main');
  run(parent, 'clone', '--quiet', remote, 'ben');
  return { remote, ben: (...options) => run(path.join(parent, 'ben'), ...options) };
}

describe('a repository cannot make the studio', () => {
  it('run hooks, and hooks do not prevent a proposal', async () => {
    const { remote } = withOrigin();
    const hooks = ['reference-transaction', 'pre-commit', 'commit-msg', 'pre-push'];
    for (const hook of hooks) program(hook);
    git('config', 'core.hooksPath', path.join(parent, 'programs'));
    expect(await proposed({ push: true })).toMatchObject({ branch: 'new-title', pushed: true });
    for (const hook of hooks)
      renameSync(path.join(parent, 'programs', hook), path.join(root, '.git/hooks', hook));
    git('config', '--unset', 'core.hooksPath');
    expect(await proposed({ push: true })).toMatchObject({ branch: 'new-title-2', pushed: true });
    expect(ran()).toEqual([]);
    expect(run(remote, 'branch', '--list', '--format=%(refname:short)')).toBe('main\nnew-title\nnew-title-2');
  });

  it('run other programs that its settings name', async () => {
    const settings = {
      'core.fsmonitor': program('monitor'),
      'commit.gpgSign': 'true',
      'gpg.program': program('sign'),
      'log.showSignature': 'true',
      'diff.external': program('diff'),
      'diff.json.textconv': program('convert'),
      'core.pager': program('pager'),
      'core.editor': program('editor'),
      'alias.log': `!${program('alias')}`,
    };
    for (const [name, value] of Object.entries(settings)) git('config', name, value);
    writeFileSync(path.join(root, '.git/info/attributes'), '*.json diff=json\n');
    writeFileSync(path.join(root, home), '{ "title": "On disk" }\n');
    expect(await proposed()).toMatchObject({ branch: 'new-title' });
    expect(await fileHistory(root, home, 5)).toHaveLength(1);
    expect(await committedFolder(root, 'page-configs')).toMatchObject({ changed: new Set([home]) });
    expect(await changedSince(root, 'HEAD')).toEqual(new Set([home]));
    expect(ran()).toEqual([]);
  });
});

describe('a proposal is still made', () => {
  it('while a rebase or another command of git has not ended', async () => {
    git('checkout', '--quiet', '-b', 'side');
    writeFileSync(path.join(root, home), 'side\n');
    git('commit', '--quiet', '--all', '--message', 'Side');
    git('checkout', '--quiet', 'main');
    writeFileSync(path.join(root, home), 'main\n');
    git('commit', '--quiet', '--all', '--message', 'Main');
    expect(() => git('rebase', 'side')).toThrow();
    writeFileSync(path.join(root, '.git/index.lock'), '');
    const before = readFileSync(path.join(root, home), 'utf8');
    const { commit } = await proposed();
    expect(git('rev-parse', `${commit}^`)).toBe(git('rev-parse', 'side'));
    expect(existsSync(path.join(root, '.git/rebase-merge'))).toBe(true);
    expect(readFileSync(path.join(root, home), 'utf8')).toBe(before);
  });

  it('if git must change line ends, although its settings refuse that', async () => {
    git('config', 'core.autocrlf', 'true');
    git('config', 'core.safecrlf', 'true');
    await proposed();
    expect(git('show', `new-title:${home}`)).toBe('{ "title": "Two" }');
  });

  it('if pushing is set up to send everything', async () => {
    const { remote } = withOrigin();
    git('config', 'remote.origin.mirror', 'true');
    git('branch', 'private');
    expect(await proposed({ push: true })).toMatchObject({ pushed: true });
    expect(run(remote, 'branch', '--list', '--format=%(refname:short)')).toBe('main\nnew-title');
  });

  it('with its large files, which a hook would otherwise send', async () => {
    withOrigin();
    program('git-lfs', 0);
    vi.stubEnv('PATH', `${path.join(parent, 'programs')}:${process.env.PATH}`);
    git('config', 'filter.lfs.clean', 'cat');
    expect(await proposed({ push: true })).toMatchObject({ pushed: true });
    expect(ran()).toEqual([]);
    writeFileSync(path.join(root, '.gitattributes'), '*.png filter=lfs\n');
    expect(await proposed({ push: true, file: 'public/a.png' })).toMatchObject({ pushed: true });
    expect(readFileSync(path.join(parent, 'programs/git-lfs.ran'), 'utf8')).toBe('push origin new-title-2\n');
  });
});

describe('a branch of somebody else', () => {
  it('keeps its name and its commit, also if this computer has never seen it', async () => {
    const { remote, ben } = withOrigin();
    // The branch is at the commit from which the proposal starts, so git would move it without an error.
    ben('push', '--quiet', 'origin', 'main:refs/heads/new-title', 'main:refs/heads/New-Title-2/part');
    expect(await proposed({ push: true })).toMatchObject({ branch: 'new-title-3', pushed: true });
    expect(run(remote, 'rev-parse', 'new-title')).toBe(git('rev-parse', 'main'));
  });
});

describe('a proposal is refused', () => {
  it('if the page configs are a submodule or a link, and no folder replaces it', async () => {
    makeRepository(path.join(parent, 'pages'));
    git('rm', '-r', '--quiet', 'page-configs');
    git('submodule', '--quiet', 'add', path.join(parent, 'pages'), 'page-configs');
    git('commit', '--quiet', '--message', 'Submodule');
    await expect(proposed()).rejects.toThrow('"page-configs" is a submodule in git');
    rmSync(path.join(root, 'public'), { recursive: true });
    symlinkSync(parent, path.join(root, 'public'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Link');
    await expect(proposed({ file: 'public/a.png' })).rejects.toThrow('"public" is a link in git');
    expect(git('branch', '--list')).toBe('* main');
  });

  it('if the folder of the project is gone, and the message does not blame git', async () => {
    root = path.join(parent, 'gone');
    await expect(proposed()).rejects.toThrow('gone is gone');
    await expect(fileHistory(root, home, 5)).rejects.toThrow('gone is gone');
  });
});
