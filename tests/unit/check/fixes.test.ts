import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../packages/pagewright/src/check/check.ts';
import { applyEdits, type Fix } from '../../../packages/pagewright/src/check/fixes/fix.ts';
import { fixesOf } from '../../../packages/pagewright/src/check/fixes/fixes-of.ts';
import type { Workspace } from '../../../packages/pagewright/src/check/workspace.ts';
import { readWorkspace } from '../../../packages/pagewright/src/pipeline/site/check-workspace.ts';
import { fixtures, readFixtureSite, withFiles } from './check-fixture.ts';
import { page, rows } from './typical-mistakes.ts';

const fixtureSite = readFixtureSite();

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

describe('a fix', () => {
  it.each(rows)('leaves fewer diagnostics: %s', (_, from, to) => {
    applyEach(withFiles(fixtureSite, { 'work.json': page.replace(from, () => to) }));
  });

  it('leaves fewer diagnostics in each bad page', () => {
    const folders = readdirSync(fixtures).filter((name) => name !== '_fixture-site');
    for (const folder of folders) {
      const { files } = readWorkspace(fixtureSite.root, path.join(fixtures, folder));
      applyEach({ ...fixtureSite, files: new Map([...fixtureSite.files, ...files]) });
    }
  });
});
