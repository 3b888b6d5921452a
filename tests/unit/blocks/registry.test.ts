import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockRegistry } from '../../../src/blocks/block-registry.ts';
import { blockSchemas, root } from './block-world.tsx';

const types = Object.keys(blockRegistry);
const folder = path.join(root, 'src/blocks');

/** `card-grid` is `CardGrid`. */
function componentName(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe('the registry', () => {
  it('is sorted', () => {
    expect(types).toEqual(types.toSorted());
  });

  it('has an entry for each schema and each folder, and no other', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(types).toEqual([...blockSchemas.keys()].toSorted());
    expect(types).toEqual(folders.map(({ name }) => name).toSorted());
  });

  it.each(types)('leads %s to the component of that name', async (type) => {
    const file = `./${type}/${componentName(type)}.tsx`;
    expect(existsSync(path.join(folder, file))).toBe(true);
    expect(readFileSync(path.join(folder, 'block-registry.ts'), 'utf8')).toContain(`import('${file}')`);
    const loaders: { readonly [name: string]: () => Promise<{ default: { readonly name: string } }> } =
      blockRegistry;
    expect((await loaders[type]?.())?.default.name).toBe(componentName(type));
  });
});
