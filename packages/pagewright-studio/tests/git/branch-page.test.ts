import { describe, expect, it } from 'vitest';
import { branchName } from '../../src/browser/publish/propose/branch-name.ts';
import { branchPage, previewUrl } from '../../src/node/git/branch-page.ts';

describe('the name of a branch', () => {
  it.each([
    ['Über uns: Größe & Co.', 'uber-uns-grosse-co'],
    ['--upload-pack=evil', 'upload-pack-evil'],
    ['../../HEAD', 'page-changes'],
    ['a..b~1^{}.lock\0', 'a-b-1-lock'],
    ['日本', 'page-changes'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('made of %j is %j', (title, branch) => {
    expect(branchName(title)).toBe(branch);
  });
});

describe('the page of a branch', () => {
  it.each([
    ['https://github.com/a/b.git', 'https://github.com/a/b/tree/new-title'],
    ['https://ada:secret@github.com/a/b', 'https://github.com/a/b/tree/new-title'],
    ['git@github.com:a/b.git', 'https://github.com/a/b/tree/new-title'],
    ['ssh://git@gitlab.example.com:2222/a/b/c.git', 'https://gitlab.example.com/a/b/c/-/tree/new-title'],
    ['git@bitbucket.org:a/b.git', 'https://bitbucket.org/a/b/branch/new-title'],
    ['https://codeberg.org/a/b', 'https://codeberg.org/a/b/src/branch/new-title'],
    ['https://git.example.com/a/b.git', undefined],
    ['https://evil.example/github.com/a/b', undefined],
    ['https://github.com/a/b"><script>', undefined],
    ['C:\\repositories\\a', undefined],
    ['/srv/a.git', undefined],
    ['../a.git', undefined],
    ['ext::sh -c evil', undefined],
  ])('for %j is %j', (remote, url) => {
    expect(branchPage(remote, 'new-title')).toBe(url);
  });
});

describe('the preview of a branch', () => {
  const url = (pattern: string, branch: string) => previewUrl({ studio: { previewUrl: pattern } }, branch);

  it('has the branch as part of its host', () => {
    expect(previewUrl({}, 'a')).toBeUndefined();
    expect(url('https://{branch}.example.com', 'Feature/ABC_12 ü!')).toBe(
      'https://feature-abc-12-u.example.com',
    );
    expect(url('https://example.com/{branch}/', `-${'x'.repeat(62)}-y`)).toBe(
      `https://example.com/${'x'.repeat(62)}/`,
    );
  });

  it.each(['https://example.com', '{branch}.example.com', 'javascript:{branch}'])(
    'is never %j',
    (pattern) => {
      expect(() => url(pattern, 'a')).toThrow('Write a URL with "{branch}"');
    },
  );
});
