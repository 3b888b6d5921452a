import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStates } from '../../src/node/impact/build-states.ts';
import type { Impact } from '../../src/node/impact/impact.ts';
import { impactText } from '../../src/node/impact/impact-text.ts';
import { siteImpact } from '../../src/node/impact/site-impact.ts';
import { withSettings } from '../commands/with-settings.ts';
import { reportNotRun } from '../not-run.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;
if (!hasGit) reportNotRun('the comparison of two states', 'git is not installed');
let root: string;

/** The starter in a repository of its own. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'impact-'));
  cpSync('packages/pagewright/starter', root, { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n.pagewright/\n');
  const git = (...options: readonly string[]) =>
    hasGit &&
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...options], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function edit(file: string, change: (text: string) => string): void {
  const at = path.join(root, file);
  writeFileSync(at, change(readFileSync(at, 'utf8')));
}

function impact(revision: string): Promise<Impact> {
  // Vitest sets another mode in its own process.
  return withSettings({ NODE_ENV: 'production' }, async () => {
    const { before, after } = await buildStates(root, revision, () => {});
    return siteImpact(revision, before, after);
  });
}

describe('npm run impact', () => {
  it('names added and changed pages, with the blocks that differ', async () => {
    edit('page-configs/home.json', (text) => text.replace('"Hello"', '"Good day"'));
    const page = {
      route: '/our-team',
      head: { title: 'Our team', description: 'A second page.' },
      blocks: [{ type: 'section', props: { title: 'Our team' } }],
    };
    writeFileSync(path.join(root, 'page-configs/our-team.json'), JSON.stringify(page));
    if (!hasGit) return expect(impact('HEAD')).rejects.toThrow('git cannot read the revision "HEAD"');
    const found = await impact('HEAD');
    expect(found).toMatchObject({
      added: ['/our-team'],
      removed: [],
      changed: [
        {
          path: '/',
          config: 'page-configs/home.json',
          blocks: [{ type: 'section', change: 'changed' }],
          hasOtherHead: false,
          hasOtherFrame: false,
        },
      ],
      blocks: { section: 1 },
    });
    expect(impactText(found)).toContain('page-configs/home.json\n  /: section changed\n');
    // The output folder and the index are unchanged.
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe(
      ' M page-configs/home.json\n?? page-configs/our-team.json\n',
    );
  }, 120_000);

  it('says which state has errors', async () => {
    edit('page-configs/home.json', (text) => text.replace('"text"', '"txet"'));
    if (hasGit)
      await expect(impact('HEAD')).rejects.toThrow(/^The site as it is now cannot be built:\n.*home\.json:/);
    await expect(impact('no-such-revision')).rejects.toThrow(
      'git cannot read the revision "no-such-revision"',
    );
  }, 120_000);
});
