import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../../packages/pagewright/src/node/commands/check-command.ts';
import { engineCommand } from '../../engine-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-command-'));

/** Runs the command as npm does. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...engineCommand('check'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Runs the command in this process, which is faster than a new one. Returns its output. */
function checkHere(format: 'text' | 'json' | 'sarif'): string {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  check({ pages: folder, format });
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  return String(print.mock.lastCall?.[0]);
}

beforeAll(() => {
  cpSync('page-configs', folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'bad.json'),
    '{\n  "route": "/bad",\n  "head": { "title": "Bad", "description": "A bad page." },\n  "blocks": [{ "type": "hero-baner" }]\n}\n',
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Each run starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

describe('npm run check', () => {
  it('prints each diagnostic with its place, a code frame and a count, and exits with 1', () => {
    const stdout = checkHere('text');
    expect(stdout).toContain('bad.json:4:24 error unknown-block-type\n');
    expect(stdout).toContain('Did you mean "hero-banner"?');
    expect(stdout).toContain(
      '> 4 │   "blocks": [{ "type": "hero-baner" }]\n    │                        ^^^^^^^^^^^^',
    );
    expect(stdout.trimEnd()).toMatch(/\d+ errors?(?: and \d+ warnings?)? in \d+ files?\.$/);
  });

  it('writes JSON with the data and the message of each diagnostic', () => {
    const report: unknown = JSON.parse(checkHere('json'));
    expect(report).toMatchObject({
      diagnostics: expect.arrayContaining([
        expect.objectContaining({
          code: 'unknown-block-type',
          line: 4,
          column: 24,
          endColumn: 36,
          suggestion: 'hero-banner',
        }),
      ]),
    });
  });

  it('writes valid SARIF for code hosts', () => {
    const printed = checkHere('sarif');
    const sarif: unknown = JSON.parse(printed);
    const validate = new Ajv().compile({
      type: 'object',
      required: ['version', 'runs'],
      properties: {
        version: { const: '2.1.0' },
        runs: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['tool', 'results'],
            properties: {
              tool: {
                type: 'object',
                required: ['driver'],
                properties: { driver: { type: 'object', required: ['name', 'rules'] } },
              },
              results: {
                type: 'array',
                minItems: 1,
                items: {
                  type: 'object',
                  required: ['ruleId', 'message', 'locations'],
                  properties: {
                    level: { enum: ['error', 'warning'] },
                    message: { type: 'object', required: ['text'] },
                  },
                },
              },
            },
          },
        },
      },
    });
    expect(validate(sarif), JSON.stringify(validate.errors)).toBe(true);
    expect(printed).toContain('"startLine": 4');
  });

  it('exits with 2 after an invalid option', () => {
    expect(run('--format', 'xml')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Allowed choices are text, json, sarif.'),
    });
    expect(run('--pages', 'nowhere')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The folder nowhere does not exist.'),
    });
    expect(run('--pgaes', 'x')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('(Did you mean --pages?)'),
    });
  });
});
