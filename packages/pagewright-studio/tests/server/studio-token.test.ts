import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '../../src/node/http/studio-token.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'studio-token-'));
  folder = path.join(parent, 'project/.pagewright/studio');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the token of the studio', () => {
  it('stays the same after a restart, in a folder that only this user reads and git ignores', () => {
    const token = readToken(folder);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(readToken(folder)).toBe(token);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, 'token')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toBe('*\n');
  });

  it('is a new one if the file came with the repository, is a link or is damaged', () => {
    const file = path.join(folder, 'token');
    const planted = 'x'.repeat(43);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, planted, { mode: 0o644 });
    expect(readToken(folder)).not.toBe(planted);
    writeFileSync(path.join(parent, 'planted'), planted, { mode: 0o600 });
    rmSync(file);
    symlinkSync(path.join(parent, 'planted'), file);
    expect(readToken(folder)).not.toBe(planted);
    writeFileSync(file, 'short');
    expect(readToken(folder)).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(path.join(parent, 'planted'), 'utf8')).toBe(planted);
  });
});
