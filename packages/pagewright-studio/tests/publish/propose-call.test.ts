import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listVersions, readVersion } from '../../src/node/publish/history-call.ts';
import { namedDrafts } from '../../src/node/publish/named-drafts.ts';
import { planProposal, proposeDrafts } from '../../src/node/publish/propose-call.ts';
import { saveDrafts } from '../../src/node/publish/save-drafts.ts';
import { DraftsOnDisk } from '../fixtures/drafts-on-disk.ts';

let site: DraftsOnDisk;

beforeEach(() => {
  site = new DraftsOnDisk();
});
afterEach(() => site.close());

const parts = (previewUrl?: string) => ({
  root: site.root,
  project: site.project,
  session: site.session,
  config: previewUrl === undefined ? {} : { studio: { previewUrl } },
});
const newTitle = (text: string) => text.replace(/"title": "[^"]*"/, '"title": "Another title"');
const proposed = (files: readonly string[], more: object = {}) =>
  proposeDrafts(parts(), {
    ...site.named(...files),
    message: 'Change the title',
    branch: 'New title',
    ...more,
  });

describe('the list of proposable drafts', () => {
  it('has each draft that differs from the last commit, saved or not', async () => {
    site.commitAll();
    const home = site.text('home.json');
    site.draft({ 'home.json': newTitle, 'about.json': newTitle, '_new.json': () => '{}\n' });
    saveDrafts(site, namedDrafts(site.session, site.named('home.json')));
    const { changes, hasOrigin, hasPreview } = await planProposal(parts());
    expect(changes.map(([file]) => file)).toEqual(['_new.json', 'about.json', 'home.json']);
    expect(new Map(changes).get('home.json')).toBe(home);
    expect(new Map(changes).get('_new.json')).toBeNull();
    expect({ hasOrigin, hasPreview }).toEqual({ hasOrigin: false, hasPreview: false });
  });

  it('is compared with a commit that the watcher has not reported yet', async () => {
    site.commitAll();
    const old = site.text('home.json') ?? '';
    const committed = old.replace('Opening the doors', 'One moment');
    site.draft({ 'home.json': newTitle });
    site.write('home.json', committed);
    site.git('commit', '--quiet', '--all', '--message', 'Another commit');
    const { changes } = await planProposal(parts());
    expect(changes).toEqual([['home.json', committed]]);
    expect(site.text('home.json')).toBe(newTitle(committed));
  });

  it('is empty with an explanation where there is no git repository', async () => {
    await expect(planProposal(parts())).rejects.toThrow(/^This project is in no git repository/);
  });
});

describe('a proposal of drafts', () => {
  it('is a commit with the chosen drafts alone, and changes neither the disk nor the branch', async () => {
    site.commitAll();
    const before = site.read('home.json');
    site.draft({ 'home.json': newTitle, 'about.json': newTitle });
    const { branch, commit, pushed } = await proposed(['home.json']);
    expect({ branch, pushed }).toEqual({ branch: 'new-title', pushed: false });
    expect(site.git('show', '--format=%an: %s', '--name-only', commit).split('\n')).toEqual([
      'Ada: Change the title',
      '',
      'page-configs/home.json',
    ]);
    expect(site.read('home.json')).toBe(before);
    expect(site.git('status', '--short')).toBe('');
    expect(site.session.changedFiles()).toEqual(['about.json', 'home.json']);
  });

  it('can be of a file whose deletion was saved', async () => {
    site.commitAll();
    site.draft({ '_draft.json': () => '{}\n' });
    saveDrafts(site, namedDrafts(site.session, site.named('_draft.json')));
    site.git('add', '.');
    site.git('commit', '--quiet', '--message', 'Draft');
    site.draft({ '_draft.json': () => null });
    saveDrafts(site, namedDrafts(site.session, site.named('_draft.json')));
    expect((await planProposal(parts())).changes).toEqual([['_draft.json', '{}\n']]);
    const { commit } = await proposed(['_draft.json']);
    expect(site.git('show', '--format=', '--name-status', commit)).toBe('D\tpage-configs/_draft.json');
  });

  it('has the new images that its pages show, and no others', async () => {
    site.commitAll();
    mkdirSync(path.join(site.root, 'public/images'), { recursive: true });
    for (const name of ['new one.png', 'other.png'])
      writeFileSync(path.join(site.root, 'public/images', name), name);
    site.draft({ '_new.json': () => '{ "src": "/images/new%20one.png" }\n' });
    expect((await planProposal(parts())).images).toEqual(['/images/new one.png', '/images/other.png']);
    const { commit } = await proposed(['_new.json']);
    expect(site.git('show', '--format=', '--name-only', commit).split('\n')).toEqual([
      'page-configs/_new.json',
      'public/images/new one.png',
    ]);
  });

  it('contains no errors, also if they come from a draft that it leaves out', async () => {
    site.commitAll();
    site.draft({
      'home.json': (text) => text.replace('"masthead"', '"mastheed"'),
      'about.json': newTitle,
    });
    await expect(proposed(['home.json'])).rejects.toThrow('There is an error in home.json. Correct it.');
    await expect(proposed(['about.json'])).resolves.toMatchObject({ branch: 'new-title' });
    const section = JSON.stringify({
      description: 'New.',
      blocks: [{ type: 'saying', props: { text: 'New.' } }],
    });
    site.draft({
      '_sections/new.json': () => section,
      'policy.json': (text) => text.replace('"blocks": [', '"blocks": [\n    { "section": "new" },'),
    });
    await expect(proposed(['policy.json'])).rejects.toThrow(/in policy.json/);
  });

  it('can be pushed, and then leads to its preview', async () => {
    site.commitAll();
    const origin = `${site.root}-origin`;
    execFileSync('git', ['init', '--quiet', '--bare', origin]);
    site.git('remote', 'add', 'origin', origin);
    site.draft({ 'home.json': newTitle });
    const made = await proposeDrafts(parts('https://{branch}.example.com'), {
      ...site.named('home.json'),
      message: 'Change the title',
      branch: 'New title',
      push: true,
    });
    expect(made).toMatchObject({ pushed: true, preview: 'https://new-title.example.com' });
    expect(site.git('ls-remote', 'origin', 'new-title')).toContain(made.commit);
    rmSync(origin, { recursive: true });
  });

  it('is refused without a message, without files, with an unseen text, and with a wrong setting', async () => {
    site.commitAll();
    site.draft({ 'home.json': newTitle });
    await expect(proposed(['home.json'], { message: ' ' })).rejects.toThrow(/^Write a message/);
    await expect(proposed(['home.json'], { message: 'x'.repeat(10_001) })).rejects.toThrow(
      /^Write a message/,
    );
    await expect(proposed(['home.json'], { branch: 7 })).rejects.toThrow(/^Write a name/);
    await expect(proposed([])).rejects.toThrow('Choose at least one file.');
    await expect(proposed(['home.json'], { files: [['home.json', '{}']] })).rejects.toThrow(/another window/);
    const wrong = { ...site.named('home.json'), message: 'Change', branch: 'change' };
    await expect(proposeDrafts(parts('https://example.com'), wrong)).rejects.toThrow(/previewUrl/);
    expect(site.git('branch', '--list', '--format=%(refname:short)').split('\n')).toHaveLength(1);
  });
});

describe('the history of a page', () => {
  it('lists its commits, and has its text at each', async () => {
    site.commitAll();
    const first = site.read('home.json');
    site.write('home.json', newTitle(first ?? ''));
    site.git('commit', '--all', '--quiet', '--message', 'Change the title of Home');
    const { versions } = await listVersions(site.root, { file: 'home.json' });
    expect(versions.map(({ subject, author }) => `${author}: ${subject}`)).toEqual([
      'Ada: Change the title of Home',
      'Ada: First version',
    ]);
    const commit = versions[1]?.commit;
    expect(await readVersion(site.root, { file: 'home.json', commit })).toEqual({ text: first });
  });

  it('is empty for a page that was never committed', async () => {
    site.commitAll();
    expect(await listVersions(site.root, { file: '_new.json' })).toEqual({ versions: [] });
  });

  it('is available only for page configs, at commits of the page', async () => {
    site.commitAll();
    for (const file of ['../package.json', '../../etc/passwd', '.hidden.json', 'home', 7, undefined])
      await expect(listVersions(site.root, { file })).rejects.toThrow();
    for (const commit of ['HEAD', '--all', 'f'.repeat(40), undefined])
      await expect(readVersion(site.root, { file: 'home.json', commit })).rejects.toThrow(
        'The file has no such version. Open its history again.',
      );
  });
});
