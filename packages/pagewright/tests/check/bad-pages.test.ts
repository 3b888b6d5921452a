import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { codes, messageFor } from '../../src/check/messages/catalogue.ts';
import { reportText } from '../../src/check/printers/report-text.ts';
import { readWorkspace } from '../../src/pipeline/site/check-workspace.ts';
import { fixtures, readFixtureSite, withoutCode } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const folders = readdirSync(fixtures).filter((name) => name !== '_fixture-site');
const schemaCodes = readdirSync(path.resolve(import.meta.dirname, '../fixtures/schemas'));

describe('bad pages', () => {
  it('extend valid pages that have no diagnostics', () => {
    expect(check(fixtureSite).diagnostics).toEqual([]);
    expect(check(fixtureSite).pages.map(({ file }) => file)).toEqual(['home.json', 'service.json']);
  });

  it('include one example for each code', () => {
    expect([...folders, ...schemaCodes].toSorted()).toEqual(codes);
  });

  it.each(folders)('are reported as %s and nothing else', async (code) => {
    const folder = path.join(fixtures, code);
    const files = new Map([...fixtureSite.files, ...readWorkspace(fixtureSite.root, folder).files]);
    const removal = path.join(folder, 'remove.txt');
    if (existsSync(removal)) files.delete(readFileSync(removal, 'utf8').trim());
    const unregistered = path.join(folder, 'unregistered.txt');
    const project = existsSync(unregistered)
      ? withoutCode(fixtureSite, readFileSync(unregistered, 'utf8').trim())
      : fixtureSite;
    const { diagnostics } = check({ ...project, files });
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.code))).toEqual(new Set([code]));
    const printed = `${reportText(diagnostics, { ...fixtureSite, folder: 'page-configs', files })}\n`;
    await expect(printed).toMatchFileSnapshot(path.join(folder, 'printed.txt'));
  });

  it('get messages and fixes in full sentences', () => {
    for (const code of folders) {
      const files = new Map([
        ...fixtureSite.files,
        ...readWorkspace(fixtureSite.root, path.join(fixtures, code)).files,
      ]);
      for (const diagnostic of check({ ...fixtureSite, files }).diagnostics) {
        const { message, repair } = messageFor(diagnostic);
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
