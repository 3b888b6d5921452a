import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentProcess, readMark, takeLock, writeMark } from '../../src/node/output/process-lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'process locks '));
  lock = path.join(folder, 'lock.json');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

// No process started at this time.
const ended = { pid: process.pid, started: 'never' };

describe('a lock', () => {
  it('belongs to the process that takes it first, as long as this process runs', () => {
    expect(takeLock(lock)).toBeUndefined();
    expect(takeLock(lock)).toEqual(currentProcess());
  });

  it('is taken from a process that has ended', () => {
    writeFileSync(lock, JSON.stringify(ended));
    expect(takeLock(lock)).toBeUndefined();
    expect(readMark(lock)).toEqual(currentProcess());
  });

  it.each(['', 'null', '{"pid":"12"}', '{"pid":'])('is taken if its file is damaged: %j', (text) => {
    writeFileSync(lock, text);
    expect(takeLock(lock)).toBeUndefined();
    expect(readMark(lock)).toEqual(currentProcess());
  });

  it('can be taken if the other process ends and removes it at the same moment', () => {
    writeFileSync(lock, JSON.stringify(ended));
    vi.spyOn(process, 'kill').mockImplementation(() => {
      rmSync(lock);
      throw Object.assign(new Error('There is no such process'), { code: 'ESRCH' });
    });
    expect(takeLock(lock)).toBeUndefined();
    expect(readMark(lock)).toEqual(currentProcess());
  });

  it('of a process of another user is respected', () => {
    writeMark(lock, 'wx');
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('Not permitted'), { code: 'EPERM' });
    });
    expect(takeLock(lock)).toEqual(currentProcess());
  });

  it('cannot be taken in a folder that does not exist, and the error says so', () => {
    const missing = path.join(folder, 'missing', 'lock.json');
    expect(() => takeLock(missing)).toThrow('ENOENT');
    expect(existsSync(missing)).toBe(false);
  });
});

it('a mark that must be new does not replace another one', () => {
  writeFileSync(lock, 'another');
  expect(() => writeMark(lock, 'wx')).toThrow('EEXIST');
  expect(readFileSync(lock, 'utf8')).toBe('another');
  writeMark(lock, 'w');
  expect(readMark(lock)).toEqual(currentProcess());
});
