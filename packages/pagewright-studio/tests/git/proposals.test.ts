import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileAt, fileHistory } from '../../src/node/git/git-history.ts';
import { type ProposeOptions, propose } from '../../src/node/git/propose-changes.ts';

let parent: string;
let root: string;
const home = 'page-configs/home.json';

const run = (cwd: string, ...options: readonly string[]) =>
  execFileSync('git', options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const git = (...options: readonly string[]) => run(root, ...options);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = (message: string) => {
  git('add', '.');
  git('commit', '--quiet', '--message', message);
};
const proposed = (files: Record<string, string | Uint8Array | null>, more: Partial<ProposeOptions> = {}) =>
  propose(root, {
    branch: 'New title',
    message: 'Change the title',
    files: new Map(Object.entries(files)),
    ...more,
  });

/** The state with which each test starts. */
const first = mkdtempSync(path.join(tmpdir(), 'studio-first-git-'));

/** Makes a folder the tested repository. The git settings of the person who runs the tests do not apply. */
function use(folder: string): void {
  parent = folder;
  root = path.join(parent, 'repository/sites/first site');
  vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(parent, 'gitconfig'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
}

/** A repository whose project is in a subfolder. */
beforeAll(() => {
  use(first);
  writeFileSync(
    path.join(parent, 'gitconfig'),
    '[user]\n  name = Ada\n  email = ada@example.com\n[init]\n  defaultBranch = main\n',
  );
  mkdirSync(root, { recursive: true });
  run(path.join(parent, 'repository'), 'init', '--quiet');
  write(home, '{ "title": "One" }\n');
  write('page-configs/old.json', '{}\n');
  write('src/site.ts', '');
  commit('First');
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(first, { recursive: true, force: true }));

beforeEach(() => {
  use(mkdtempSync(path.join(tmpdir(), 'studio-git-')));
  cpSync(first, parent, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

describe('a proposal', () => {
  it('is a commit on a new branch that changes only the given files', async () => {
    const result = await proposed({
      [home]: '{ "title": "Two" }\n',
      'page-configs/old.json': null,
      'page-configs/-n ü.json': '{}\n',
      'public/images/dot.png': new Uint8Array([0, 255, 10, 13]),
    });
    expect(result).toEqual({ branch: 'new-title', commit: git('rev-parse', 'new-title'), pushed: false });
    expect(
      git('-c', 'core.quotePath=false', 'diff', '--no-renames', '--name-status', 'HEAD', 'new-title').split(
        '\n',
      ),
    ).toEqual([
      'A\tsites/first site/page-configs/-n ü.json',
      'M\tsites/first site/page-configs/home.json',
      'D\tsites/first site/page-configs/old.json',
      'A\tsites/first site/public/images/dot.png',
    ]);
    expect(git('log', '-1', '--format=%an %ae %P %B', 'new-title')).toBe(
      `Ada ada@example.com ${git('rev-parse', 'HEAD')} Change the title`,
    );
    const bytes = execFileSync('git', ['cat-file', 'blob', 'new-title:./public/images/dot.png'], {
      cwd: root,
    });
    expect([...bytes]).toEqual([0, 255, 10, 13]);
  });

  it('leaves branch, index and working tree as they are, and runs no hooks', async () => {
    const hooks = path.join(parent, 'repository/.git/hooks');
    mkdirSync(hooks, { recursive: true });
    for (const hook of ['pre-commit', 'commit-msg', 'post-commit', 'post-checkout', 'post-index-change']) {
      writeFileSync(
        path.join(hooks, hook),
        '#!/bin/sh\ntouch "$(git rev-parse --show-toplevel)/hook-ran"\nexit 1\n',
      );
      chmodSync(path.join(hooks, hook), 0o755);
    }
    write('src/site.ts', 'staged');
    execFileSync('git', ['update-index', '--add', 'src/site.ts'], { cwd: root });
    write('src/site.ts', 'changed later');
    write(home, '{ "title": "Not saved in git" }\n');
    rmSync(path.join(parent, 'repository/hook-ran'), { force: true });
    const index = path.join(parent, 'repository/.git/index');
    const before = [
      readFileSync(index, 'base64'),
      readFileSync(path.join(parent, 'repository/.git/HEAD'), 'utf8'),
    ];
    await proposed({ [home]: '{ "title": "Two" }\n' });
    expect([
      readFileSync(index, 'base64'),
      readFileSync(path.join(parent, 'repository/.git/HEAD'), 'utf8'),
    ]).toEqual(before);
    expect(readFileSync(path.join(root, home), 'utf8')).toBe('{ "title": "Not saved in git" }\n');
    expect(git('diff', '--name-only', 'HEAD', 'new-title')).toBe(`sites/first site/${home}`);
    expect(existsSync(path.join(parent, 'repository/hook-ran'))).toBe(false);
  });

  it('gets another name if a branch has it, whatever the case, or a remote branch, or branches in a folder', async () => {
    git('branch', 'New-Title');
    git('branch', 'new-title-2/part');
    git('update-ref', 'refs/remotes/origin/new-title-3', 'HEAD');
    const branches = [];
    for (const title of ['Two', 'Three']) branches.push((await proposed({ [home]: title })).branch);
    expect(branches).toEqual(['new-title-4', 'new-title-5']);
  });

  it('has the given message, with any text', async () => {
    const messages: readonly (readonly [given: string, expected: string])[] = [
      ['-m evil --amend', '-m evil --amend'],
      ['Title\r\n\r\nBody\0\u001b[31m', 'Title\n\nBody[31m'],
      ['# no comment\n"; touch evil; `touch evil`', '# no comment\n"; touch evil; `touch evil`'],
      ['  \n ', 'Change pages'],
      ['x'.repeat(10_500), 'x'.repeat(10_000)],
    ];
    for (const [message, expected] of messages) {
      const { branch } = await proposed({ [home]: 'Two' }, { message });
      expect(git('log', '-1', '--format=%B', branch)).toBe(expected);
    }
  });

  it('works with a detached HEAD, in another working tree, in a shallow clone and from a hook', async () => {
    write(home, '{ "title": "One and a half" }\n');
    commit('Second');
    const origin = path.join(parent, 'repository');
    git('checkout', '--quiet', '--detach', 'HEAD~1');
    expect((await proposed({ [home]: 'Two' })).branch).toBe('new-title');
    git('worktree', 'add', '--quiet', path.join(parent, 'tree'));
    run(parent, 'clone', '--quiet', '--depth=1', '--branch=main', `file://${origin}`, 'shallow');
    vi.stubEnv('GIT_DIR', path.join(parent, 'nowhere'));
    vi.stubEnv('GIT_INDEX_FILE', path.join(parent, 'no-index'));
    for (const folder of ['tree', 'shallow']) {
      root = path.join(parent, folder, 'sites/first site');
      expect((await proposed({ [home]: 'Three' })).branch).toMatch(/^new-title(-2)?$/);
    }
  });

  it('applies the filters of git, and keeps the mode of a file', async () => {
    write('.gitattributes', '*.json text\n');
    chmodSync(path.join(root, home), 0o755);
    commit('Second');
    await proposed({ [home]: 'Two\r\n' });
    expect(git('ls-tree', 'new-title', home)).toMatch(/^100755 /);
    expect(
      execFileSync('git', ['cat-file', 'blob', `new-title:./${home}`], { cwd: root, encoding: 'utf8' }),
    ).toBe('Two\n');
  });

  it('is pushed alone if that is requested', async () => {
    run(parent, 'init', '--quiet', '--bare', 'remote.git');
    git('remote', 'add', 'origin', path.join(parent, 'remote.git'));
    git('tag', 'secret-tag');
    expect(await proposed({ [home]: 'Two' }, { push: true })).toMatchObject({
      branch: 'new-title',
      pushed: true,
    });
    expect(run(path.join(parent, 'remote.git'), 'for-each-ref', '--format=%(refname)')).toBe(
      'refs/heads/new-title',
    );
  });

  it('stays on this computer if it cannot be pushed, and says why without the password', async () => {
    const push = () => proposed({ [home]: 'Two' }, { push: true });
    expect(await push()).toMatchObject({
      pushed: false,
      pushProblem: expect.stringContaining('no remote "origin"'),
    });
    git('remote', 'add', 'origin', 'http://ada:secret@127.0.0.1:1/a/b.git');
    const { branch, pushed, pushProblem } = await push();
    expect({ branch, pushed }).toEqual({ branch: 'new-title-2', pushed: false });
    expect(pushProblem).toMatch(/^git could not push the branch: /);
    expect(pushProblem).not.toContain('secret');
  });
});

describe('a proposal is refused', () => {
  it('if the project is in no repository, or in one without commits', async () => {
    root = path.join(parent, 'alone');
    mkdirSync(root);
    vi.stubEnv('GIT_CEILING_DIRECTORIES', parent);
    await expect(proposed({ [home]: '{}' })).rejects.toThrow('This project is in no git repository');
    git('init', '--quiet');
    await expect(proposed({ [home]: '{}' })).rejects.toThrow('The repository has no commits yet');
    expect(await fileHistory(root, home, 10)).toEqual([]);
  });

  it('if git does not know the name of the person, is not installed, or nothing differs', async () => {
    await expect(proposed({ [home]: '{ "title": "One" }\n' })).rejects.toThrow('nothing to propose');
    writeFileSync(path.join(parent, 'gitconfig'), '');
    await expect(proposed({ [home]: 'Two' })).rejects.toThrow('git config --global user.name');
    vi.stubEnv('PATH', parent);
    await expect(proposed({ [home]: 'Two' })).rejects.toThrow('git is not installed');
  });

  it('if a file may not be written', async () => {
    for (const file of ['src/site.ts', '.github/workflows/a.json', 'page-configs/../../evil.json'])
      await expect(proposed({ [file]: '{}' }), file).rejects.toThrow('The studio cannot write');
    expect(git('branch', '--list')).toBe('* main');
  });
});

describe('the history of a page', () => {
  it('lists the commits of the file, also under its earlier name, and has its texts', async () => {
    write(home, '{ "title": "One", "description": "A" }\r\n');
    commit('Second "title" 🙂\n\nBody');
    git('mv', home, 'page-configs/start.json');
    commit('Renamed');
    write('page-configs/start.json', '{ "title": "Two", "description": "A" }\r\n');
    commit('Third');
    const history = await fileHistory(root, 'page-configs/start.json', 10);
    expect(history.map(({ subject, file }) => [subject, file])).toEqual([
      ['Third', 'page-configs/start.json'],
      ['Renamed', 'page-configs/start.json'],
      ['Second "title" 🙂', home],
      ['First', home],
    ]);
    const [newest, , second] = history;
    expect(newest).toMatchObject({ author: 'Ada', commit: git('rev-parse', 'HEAD') });
    expect(Date.parse(newest?.date ?? '')).not.toBeNaN();
    const text = '{ "title": "One", "description": "A" }\r\n';
    expect(await fileAt(root, home, second?.commit ?? '')).toBe(text);
    expect(await fileHistory(root, 'page-configs/start.json', 2)).toHaveLength(2);
    expect(await fileHistory(root, 'page-configs/never.json', 10)).toEqual([]);
  });

  it('of a duplicate begins with the duplicate', async () => {
    write('page-configs/copy.json', '{ "title": "One" }\n');
    commit('Second');
    const history = await fileHistory(root, 'page-configs/copy.json', 10);
    expect(history.map(({ subject }) => subject)).toEqual(['Second']);
  });

  it('is right with merges, signatures in the log, and names that git could read as options or patterns', async () => {
    git('config', 'log.showSignature', 'true');
    const odd = ['page-configs/[slug].json', 'page-configs/--all.json', "page-configs/it's $(x).json"];
    for (const file of odd) write(file, '{}\n');
    write('page-configs/s.json', '{}\n');
    commit('Odd names');
    git('checkout', '--quiet', '-b', 'side', 'HEAD~1');
    write(home, 'side\n');
    commit('Side');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', 'side', '--message', 'Merge');
    for (const file of odd) {
      expect(
        (await fileHistory(root, file, 10)).map(({ subject }) => subject),
        file,
      ).toEqual(['Odd names']);
      expect(await fileAt(root, file, git('rev-parse', 'HEAD')), file).toBe('{}\n');
    }
    expect((await fileHistory(root, home, 10)).map(({ subject }) => subject)).toEqual(['Side', 'First']);
  });

  it('gives no file outside of the pages and images, and takes only hashes of commits', async () => {
    symlinkSync('/etc/passwd', path.join(root, 'page-configs/link.json'));
    commit('Second');
    await expect(fileAt(root, 'src/site.ts', git('rev-parse', 'HEAD'))).rejects.toThrow(
      'The studio cannot write',
    );
    await expect(fileHistory(root, '--output=evil', 10)).rejects.toThrow('The studio cannot write');
    for (const name of ['HEAD', '--batch', '', ':', 'main', 'f'.repeat(40)])
      expect(await fileAt(root, home, name), name).toBeNull();
  });
});
