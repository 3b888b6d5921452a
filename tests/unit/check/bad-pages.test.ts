import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../packages/pagewright/src/check/check.ts';
import { codes, wordsFor } from '../../../packages/pagewright/src/check/messages/catalogue.ts';
import { reportText } from '../../../packages/pagewright/src/check/printers/report-text.ts';
import { readWorkspace } from '../../../packages/pagewright/src/pipeline/site/check-workspace.ts';
import { fixtures, readWorld, withoutCode } from './page-world.ts';

const world = readWorld();
const folders = readdirSync(fixtures).filter((name) => name !== '_world');
const schemaCodes = readdirSync('tests/fixtures/schemas');

describe('the bad pages', () => {
  it('are compared with valid pages, which have no diagnostics', () => {
    expect(check(world).diagnostics).toEqual([]);
    expect(check(world).pages.map(({ file }) => file)).toEqual(['home.json', 'service.json']);
  });

  it('are one for each code', () => {
    expect([...folders, ...schemaCodes].toSorted()).toEqual(codes);
  });

  it.each(folders)('show %s and nothing else', async (code) => {
    const folder = path.join(fixtures, code);
    const files = new Map([...world.files, ...readWorkspace(world.root, folder).files]);
    const removal = path.join(folder, 'remove.txt');
    if (existsSync(removal)) files.delete(readFileSync(removal, 'utf8').trim());
    const unregistered = path.join(folder, 'unregistered.txt');
    const project = existsSync(unregistered)
      ? withoutCode(world, readFileSync(unregistered, 'utf8').trim())
      : world;
    const { diagnostics } = check({ ...project, files });
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.code))).toEqual(new Set([code]));
    const printed = `${reportText(diagnostics, { ...world, folder: 'page-configs', files })}\n`;
    await expect(printed).toMatchFileSnapshot(path.join(folder, 'printed.txt'));
  });

  it('are reported in full sentences', () => {
    for (const code of folders) {
      const files = new Map([...world.files, ...readWorkspace(world.root, path.join(fixtures, code)).files]);
      for (const diagnostic of check({ ...world, files }).diagnostics) {
        const { message, repair } = wordsFor(diagnostic);
        expect(message).toMatch(/[.:]$/);
        expect(repair).toMatch(/[.?,]$/);
      }
    }
  });
});

describe('docs/errors.md', () => {
  it('has one section for each code', () => {
    const text = readFileSync('docs/errors.md', 'utf8');
    const sections = [...text.matchAll(/^### (.+)$/gm)].map((match) => match[1] ?? '');
    expect(sections.toSorted()).toEqual(codes);
  });
});
