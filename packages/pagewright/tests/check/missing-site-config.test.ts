import { describe, expect, it } from 'vitest';
import { check, createChecker } from '../../src/check/check.ts';
import { readEditorSite } from '../../src/pipeline/site/read-editor-site.ts';
import { museum } from '../sites/museum-project.ts';

const { workspace } = readEditorSite(museum);

/** The museum with some files replaced. Null stands for a file that does not exist. */
function museumWith(changes: Readonly<Record<string, string | null>>) {
  const files = new Map(workspace.files);
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  return { ...workspace, files };
}

describe('a site whose site config is missing', () => {
  it('is reported as such, and not as words of a language in the wrong place', () => {
    const codes = check(museumWith({ '_site.json': null })).diagnostics.map(
      ({ code, file }) => `${file} ${code}`,
    );
    expect(codes).toContain('_site.json missing-file');
    expect(codes.filter((each) => each.startsWith('_languages/'))).toEqual([]);
  });

  it('has the same problems while somebody renames it as in a check of its own', () => {
    const text = workspace.files.get('_site.json') ?? null;
    const checker = createChecker();
    checker(museumWith({ '_settings.json': text }));
    const renamed = museumWith({ '_settings.json': text, '_site.json': null });
    const { diagnostics } = check(renamed);
    expect(diagnostics.map(({ code, file }) => `${file} ${code}`)).toEqual([
      '_settings.json wrong-file-name',
    ]);
    expect(checker(renamed).diagnostics).toEqual(diagnostics);
  });
});
