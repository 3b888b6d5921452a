import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import type { Fix } from '../../src/check/codes/fix.ts';
import type { Workspace } from '../../src/check/diagnostics/workspace.ts';
import { fixesOf } from '../../src/check/fixes/fixes-of.ts';
import { applyEdits } from '../../src/json/text-edit.ts';
import { badPages, readFixtureSite, withBadPages, withFiles } from './check-fixture.ts';
import { page, rows } from './typical-mistakes.ts';

const fixtureSite = readFixtureSite();
const check = createChecker();

function withFix(workspace: Workspace, { file, edits, newName = file }: Fix): Workspace {
  const files = new Map(workspace.files);
  files.delete(file);
  files.set(newName, applyEdits(workspace.files.get(file) ?? '', edits));
  return { ...workspace, files };
}

/** Applies each fix of each diagnostic. Each must leave fewer diagnostics. */
function applyEach(workspace: Workspace): readonly Fix[] {
  const { diagnostics } = check(workspace);
  return diagnostics.flatMap((diagnostic) =>
    fixesOf(diagnostic, workspace).map((fix) => {
      const left = check(withFix(workspace, fix)).diagnostics;
      const described = JSON.stringify({ code: diagnostic.code, fix, left }, null, 2);
      expect(left.length, described).toBeLessThan(diagnostics.length);
      return fix;
    }),
  );
}

const fixesByRow = new Map<string, readonly Fix[]>();

/** Applies each fix of a typical mistake, once for all tests. */
function fixesOfRow(title: string, from: string, to: string): readonly Fix[] {
  const known = fixesByRow.get(title);
  if (known) return known;
  const found = applyEach(withFiles(fixtureSite, { 'work.json': page.replace(from, () => to) }));
  fixesByRow.set(title, found);
  return found;
}

describe('a fix', () => {
  it.each(rows)('leaves fewer diagnostics: %s', (title, from, to) => {
    fixesOfRow(title, from, to);
  });

  it('is missing only where an author must choose', () => {
    const without = rows.filter(([title, from, to]) => fixesOfRow(title, from, to).length === 0);
    expect(without.map(([title]) => title)).toMatchInlineSnapshot(`
      [
        "an unknown time to refresh a query",
        "a param of a query that inserts the content of another query",
        "a param out of range",
        "a param that is missing",
        "a spinner without its text",
        "a path through an array",
        "a path with an index",
        "an array where a string is expected",
        "an object where a string is expected",
        "HTML where plain text is expected",
        "plain text where HTML is expected",
        "an image where a string is expected",
        "a string where an image is expected",
        "a number where a string is expected",
        "a string where a number is expected",
        "a string where an enum is expected",
        "a string where a URL is expected",
        "a string that is not a slug inside a URL",
        "an h1 without a default",
        "a head without a default",
        "item outside show",
        "each over a value that is not an array",
        "a route that another page already uses",
        "a second h1",
        "no h1",
        "the same title for all paths",
        "an empty string",
        "a repeated key",
        "a forgotten bracket",
        "an asterisk in place of a param",
        "a link with the name of a param in place of its value",
        "a block that no page shows",
        "HTML in plain text",
        "two paths through the same array",
        "a switch for a block",
        "a switch for the page",
        "only the name of a shared section",
        "blocks in a block without slots",
        "a show without each",
        "a name of a query that no path can have",
      ]
    `);
  });

  it('leaves fewer diagnostics in each bad page', () => {
    for (const folder of badPages.values()) applyEach(withBadPages(fixtureSite, folder));
  });
});
