import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../../packages/pagewright/src/node/commands/check-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-command-'));

/** Runs the command in this process. Returns its output. */
function checked(format: 'text' | 'json' | 'sarif'): string {
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

describe('npm run check', () => {
  it('prints each diagnostic with its place, a code frame and a count, and exits with 1', () => {
    const stdout = checked('text');
    expect(stdout).toContain('bad.json:4:24 error unknown-block-type\n');
    expect(stdout).toContain('Did you mean "hero-banner"?');
    expect(stdout).toContain(
      '> 4 │   "blocks": [{ "type": "hero-baner" }]\n    │                        ^^^^^^^^^^^^',
    );
    expect(stdout.trimEnd()).toMatch(/\d+ errors?(?: and \d+ warnings?)? in \d+ files?\.$/);
  });

  it('writes JSON with the data and the message of each diagnostic', () => {
    const report: unknown = JSON.parse(checked('json'));
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
    const printed = checked('sarif');
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
});
