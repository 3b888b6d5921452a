import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleFiles } from '../../../packages/pagewright/src/node/output/generated-files.ts';
import { readProject } from '../../../packages/pagewright/src/pipeline/project/read-project.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('generated files', () => {
  it('match the schemas', async () => {
    expect(await staleFiles(root)).toEqual([]);
  });

  it('are exactly what the plugin contains', async () => {
    const { content } = await readProject(root);
    const present = readdirSync(path.join(root, 'wordpress-plugin'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    expect(present.sort()).toEqual([...(content?.generated?.(root).keys() ?? [])].sort());
  });
});
