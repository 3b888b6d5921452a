import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check } from '../../src/node/commands/check-command.ts';
import { editorSchemaFiles } from '../../src/node/output/editor-schema-files.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import { fromSources } from '../commands/engine-command.ts';
import { runHere } from '../commands/run-here.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

const home = path.resolve(import.meta.dirname, '../../../..');

describe('the schemas for editors, which git does not keep', () => {
  let site: MuseumCopy;
  beforeEach(() => {
    site = new MuseumCopy();
  });
  afterEach(() => site.remove());

  const runCheck = () => runHere(site.root, () => check({ pages: 'page-configs', format: 'text' }));
  const expectCurrent = () => {
    for (const [file, text] of editorSchemaFiles(site.root, readSchemas(site.root)))
      expect(site.read(file), file).toBe(text);
  };

  it('are written by the check if they are missing, and not again while they are current', async () => {
    const { status, printed } = await runCheck();
    expect(printed).toContain('No problems found.');
    expect(status).toBe(0);
    expectCurrent();
    const written = () => statSync(path.join(site.root, 'schemas/page.schema.json')).mtimeMs;
    const before = written();
    await runCheck();
    expect(written()).toBe(before);
  });

  it('are written again by the check after a change of a schema, or of the params of a section', async () => {
    await runCheck();
    site.edit('schemas/blocks/saying.json', (text) => text.replaceAll('"speaker"', '"author"'));
    await runCheck();
    expectCurrent();
    site.edit('page-configs/_sections/journal-news.json', (text) =>
      text.replace('section.subject', 'section.theme'),
    );
    await runCheck();
    expect(site.read('schemas/page.schema.json')).toContain('"theme"');
    expectCurrent();
  });

  it('are left alone by the check while a schema has an error', async () => {
    site.edit('schemas/blocks/saying.json', (text) => text.replace('{', ''));
    const { status } = await runCheck();
    expect(status).toBe(1);
    expect(existsSync(path.join(site.root, 'schemas/page.schema.json'))).toBe(false);
  });

  it('are written after an installation, and an error in a schema does not stop it', () => {
    const broken = new MuseumCopy();
    broken.edit('schemas/blocks/saying.json', (text) => text.replace('{', ''));
    const command = path.join(home, 'scripts/prepare/prepare-command.ts');
    const { status, stderr } = spawnSync(
      process.execPath,
      [...fromSources, command, broken.root, site.root],
      { cwd: home, encoding: 'utf8' },
    );
    broken.remove();
    // Of the other site, nothing is printed.
    expect(stderr.match(/schemas\/blocks\/\S+:\d+:\d+/g)).toEqual(['schemas/blocks/saying.json:2:3']);
    expect(status).toBe(0);
    expectCurrent();
  });
});
