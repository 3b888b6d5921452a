import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { buildInProcess } from './build-in-process.ts';
import { SmallSite } from './small-site.ts';

// Some tests run a build, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let project: SmallSite;
beforeEach(() => {
  project = new SmallSite();
});
afterEach(() => project.remove());

const blocks = 'src/blocks/museum-blocks.ts';
const sources = 'src/sources/museum-sources.ts';

/** The check of the project, as its command prints it. */
function check() {
  const { errors, printed } = checkSite(project.root);
  return { status: errors.length > 0 ? 1 : 0, stdout: printed };
}

describe('a project without some of its code', () => {
  it('fails its check and its build when a block type has no entry in the registry', async () => {
    project.edit(blocks, (text) => text.replace(/ {2}saying: .*\n/, ''));
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain('error missing-code');
    expect(stdout).toMatch(/page-configs\/home\.json:\d+:\d+ error missing-code/);
    // Named like the other components, which have no folders of their own.
    expect(stdout).toContain("saying: () => import('./Saying.tsx'),");
    const built = await buildInProcess(project, undefined);
    expect(built.status).toBe(1);
    expect(built.output).toContain('error missing-code');
  });

  it('suggests a component file like the one of another block type, in its own folder if that type has one', () => {
    project.write(
      'src/blocks/saying/Saying.tsx',
      project.read('src/blocks/Saying.tsx').replaceAll("'../", "'../../"),
    );
    project.edit(blocks, (text) =>
      text
        .replace(/( *)saying: .*\n/, '')
        .replace('= {', "= {\n  saying: () => import('./saying/Saying.tsx'),"),
    );
    project.edit(blocks, (text) => text.replace(/ {2}teasers: .*\n/, ''));
    expect(check().stdout).toContain("teasers: () => import('./teasers/Teasers.tsx'),");
  });

  it.each([
    [
      'no default export',
      'export default defineSite',
      'export const site = defineSite',
      'does not export a site',
    ],
    ['a syntax error', 'defineSite({', 'defineSite({{', 'has a syntax error'],
  ])('names the site file when it has %s', (_, before, after, expected) => {
    project.edit('src/site.ts', (text) => text.replace(before, after));
    const { stdout } = check();
    expect(stdout).toContain(`src/site.ts ${expected}`);
    expect(stdout).not.toContain('Add this line');
  });

  it('does not count an entry in a comment', () => {
    project.edit(blocks, (text) => text.replace('  saying: ', '  // saying: '));
    expect(check().stdout).toContain('error missing-code');
  });

  it.each(['Syaing.tsx', 'parts'])('fails when an entry names %s, which is not a file', (name) => {
    project.addFolder('src/blocks/parts');
    project.edit(blocks, (text) => text.replace('./Saying.tsx', `./${name}`));
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain(`loaded from src/blocks/${name}, but that file does not exist`);
  });

  it('fails when a component is not exported as default', () => {
    project.edit('src/blocks/Saying.tsx', (text) => text.replace('export default ', 'export '));
    expect(check().stdout).toContain('src/blocks/Saying.tsx has no default export');
  });

  it('names the missing schema of a block type that has code', () => {
    rmSync(path.join(project.root, 'schemas/blocks/teasers.json'));
    expect(check().stdout).toContain('add schemas/blocks/teasers.json');
  });

  it('fails its check and its build when a source has no entry, or no file', async () => {
    project.edit(sources, (text) => text.replace(/^ {2}articles,\n/m, ''));
    expect(check().stdout).toContain(`The source "articles" has a schema but no entry in ${sources}`);
    project.edit(sources, (text) => text.replace('  exhibition,', '  articles,\n  exhibition,'));
    const file = path.join(project.root, 'src/sources/articles.ts');
    renameSync(file, file.replace('articles.ts', 'list.ts'));
    expect(check().stdout).toContain('loaded from src/sources/articles.ts, but that file does not exist');
    const built = await buildInProcess(project, undefined);
    expect(built.status).toBe(1);
    expect(built.output).toMatch(/page-configs\/\w+\.json:\d+:\d+ error missing-code/);
    // The registry names the file of a source.
    project.edit(sources, (text) => text.replace('./articles.ts', './list.ts'));
    expect(check().status).toBe(0);
  });

  it('fails its build when the code of a block throws on load', async () => {
    project.edit('src/blocks/Saying.tsx', (text) => `${text}\nthrow new Error('Broken on load');\n`);
    const built = await buildInProcess(project, undefined);
    expect(built.status).toBe(1);
    expect(built.output).toMatch(/home\.json, block \d+ \(saying\).*Broken on load/);
  });

  it('fails its build when the export of a block is not a component', async () => {
    // The default export exists, so the check reports nothing.
    project.edit('src/blocks/Saying.tsx', () => 'export default 5;\n');
    const built = await buildInProcess(project, undefined);
    expect(built.status).toBe(1);
    expect(built.output).toMatch(/home\.json, block \d+ \(saying\).*default export is not a component/);
  });
});
