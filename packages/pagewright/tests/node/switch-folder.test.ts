import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../src/node/builds/build.ts';
import { finishSwitch, switchFolder } from '../../src/node/output/switch-folder.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

let parent: string;
let dist: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'switched folders '));
  dist = path.join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** A built site. Its only page contains its name. */
function site(name: string, text: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), text);
  return folder;
}
const shown = (folder = dist) => readFileSync(path.join(folder, 'index.html'), 'utf8');

describe('a switch of the output folder that was interrupted', () => {
  it('is finished with the new site', () => {
    site('dist.new', 'new');
    site('dist.old', 'old');
    expect(finishSwitch(dist)).toBe(true);
    expect(shown()).toBe('new');
  });

  it('is undone if there is no new site', () => {
    site('dist.old', 'old');
    expect(finishSwitch(dist)).toBe(true);
    expect(shown()).toBe('old');
  });

  it('does not replace an output folder that exists', () => {
    site('dist', 'present');
    site('dist.new', 'new');
    expect(finishSwitch(dist)).toBe(false);
    expect([shown(), readdirSync(parent).sort()]).toEqual(['present', ['dist', 'dist.new']]);
  });

  it('creates no folder if there was none before', () => {
    expect(finishSwitch(dist)).toBe(false);
    expect(existsSync(dist)).toBe(false);
  });
});

describe('a finished site', () => {
  it('replaces the output folder, and the remains of killed builds are removed', () => {
    site('dist', 'present');
    site('dist.new', 'of a killed build');
    site('dist.old', 'of a killed build');
    switchFolder(site('client', 'finished'), dist);
    expect([shown(), readdirSync(parent)]).toEqual(['finished', ['dist']]);
  });

  it('may be the first one, in a folder that does not exist yet', () => {
    const nested = path.join(parent, 'sites', 'museum');
    switchFolder(site('client', 'finished'), nested);
    expect([shown(nested), readdirSync(path.dirname(nested))]).toEqual(['finished', ['museum']]);
  });
});

describe('a build that fails', () => {
  let project: MuseumCopy;
  beforeEach(() => {
    project = new MuseumCopy();
  });
  afterEach(() => project.remove());

  it('after a killed build keeps the site that was being replaced', async () => {
    const outDir = path.join(project.root, 'dist');
    project.write('dist.old/index.html', 'published');
    // The bundle lacks its manifest, so the build cannot go on.
    project.write('bundle/client/index.html', '');
    const building = build({
      root: project.root,
      outDir,
      bundle: path.join(project.root, 'bundle'),
      contentUrl: undefined,
      browserContentUrl: undefined,
      compress: false,
      print() {},
    });
    await expect(building).rejects.toThrow('manifest.json');
    expect(shown(outDir)).toBe('published');
  });
});
