import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describedCodes, errorDocs, generateErrorDocs } from '../../scripts/error-docs.ts';
import { createChecker } from '../../src/check/check.ts';
import { codes, messageFor } from '../../src/check/codes/catalogue.ts';
import { reportText } from '../../src/check/printers/report-text.ts';
import {
  badPages,
  badSchemas,
  readFixtureSite,
  withBadPages,
  withFiles,
  withoutCode,
} from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const check = createChecker();

describe('bad pages', () => {
  it('extend valid pages that have no diagnostics', () => {
    expect(check(fixtureSite).diagnostics).toEqual([]);
    expect(check(fixtureSite).pages.map(({ file }) => file)).toEqual(['home.json', 'service.json']);
  });

  it('include one example for each code', () => {
    expect([...badPages.keys(), ...badSchemas.keys()].toSorted()).toEqual(codes);
  });

  it.each([...badPages])('are reported as %s and nothing else, in full sentences', async (code, folder) => {
    const extension = path.join(folder, 'extension.mjs');
    const extensions = existsSync(extension) ? [(await import(extension)).default] : [];
    let workspace = withBadPages(fixtureSite, folder, extensions);
    const removal = path.join(folder, 'remove.txt');
    if (existsSync(removal))
      workspace = withFiles(workspace, { [readFileSync(removal, 'utf8').trim()]: undefined });
    const unregistered = path.join(folder, 'unregistered.txt');
    if (existsSync(unregistered))
      workspace = withoutCode(workspace, readFileSync(unregistered, 'utf8').trim());
    const { diagnostics } = check(workspace);
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.code))).toEqual(new Set([code]));
    const printed = `${reportText(diagnostics, { ...workspace, folder: 'page-configs' })}\n`;
    await expect(printed).toMatchFileSnapshot(path.join(folder, 'printed.txt'));
    for (const diagnostic of diagnostics) {
      const { message, repair } = messageFor(diagnostic);
      expect(message).toMatch(/[.:]$/);
      expect(repair).toMatch(/[.?,]$/);
    }
  });
});

describe('docs/errors.md', () => {
  const text = readFileSync(errorDocs, 'utf8');

  it('has one section for each code', () => {
    const sections = [...text.matchAll(/^### (.+)$/gm)].map((match) => match[1] ?? '');
    expect(sections.toSorted()).toEqual(codes);
  });

  it('has the sections of the families of codes', () => {
    // "npm run generate" writes them.
    expect(text).toBe(generateErrorDocs());
  });

  it('has no section that no family has', () => {
    const described = [...describedCodes().keys()];
    expect(described.toSorted()).toEqual(codes);
  });
});
