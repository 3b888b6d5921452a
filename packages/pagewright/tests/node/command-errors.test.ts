import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '../../src/node/commands/error-text.ts';
import { nodeProblem } from '../../src/node/commands/node-version.ts';
import { listenInDevelopment } from '../../src/node/serving/listening-address.ts';
import { closeServer, listen } from '../../src/node/serving/static-server.ts';
import { readProject } from '../../src/pipeline/project/read-project.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'a site with spaces '));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** What a command prints for the error of a function. */
async function printed(read: () => unknown): Promise<string> {
  try {
    await read();
  } catch (error) {
    return errorText(error);
  }
  throw new Error('Expected an error');
}

describe('a command prints the place and the fix, without a stack trace,', () => {
  it('for a port that is in use, of the built site and of the development server', async () => {
    const { server, address } = await listen(() => {}, 0);
    const port = Number(new URL(address).port);
    const vite = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { host: '127.0.0.1', port, strictPort: true },
    });
    const expected = `Port ${port} is in use. Choose another port with --port.`;
    expect(await printed(() => listen(() => {}, port))).toBe(expected);
    expect(await printed(() => listenInDevelopment(vite, port))).toBe(expected);
    await vite.close();
    await closeServer(server);
  });

  it.each([
    ['export const project = {};', 'must export defineProject({'],
    ["export default { url: 'https://site.example' };", 'siteUrl'],
    ["export default {\n  siteUrl 'https://site.example',\n};", 'pagewright.config.ts:2'],
    [
      "throw new Error('No such key');\nexport default {};",
      'pagewright.config.ts cannot be loaded: No such key',
    ],
    ["export default { siteUrl: 'site.example' };", 'Write "https://site.example"'],
    [
      "export default { siteUrl: 'https://site.example', font: 'fonts\\\\a.woff2' };",
      '"fonts\\a.woff2" does not exist in public/',
    ],
  ])('for the project config %s', async (config, expected) => {
    write('pagewright.config.ts', config);
    const text = await printed(() => readProject(root));
    expect(text).toContain(expected);
    expect(text).toContain('pagewright.config.ts');
    expect(text).not.toMatch(/^ +at /m);
    expect(text).toBe(stripVTControlCharacters(text));
  });

  it('for a schema', async () => {
    write('schemas/site.json', '{ "title": "Menu" }');
    const text = await printed(() => readSchemas(root));
    expect(text).toContain('schemas/site.json:1:12 error schema-title');
    expect(text).not.toMatch(/^ +at /m);
  });
});

it('a command prints the stack of an unexpected error, without colours', async () => {
  const text = await printed(() => {
    throw new Error('\u001b[31mBroken\u001b[0m');
  });
  expect(text).toMatch(/^Error: Broken\n +at /);
});

describe('the version of Node', () => {
  it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s cannot run the commands', (version) => {
    expect(nodeProblem(version)).toContain(
      `needs Node 20.19, or 22.12 or newer, but this is Node ${version}.`,
    );
  });

  it.each(['20.19.0', '22.12.0', '24.0.0', process.versions.node])('%s runs the commands', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
});
