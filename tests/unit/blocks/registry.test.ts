import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockRegistry } from '../../../src/blocks/block-registry.ts';
import { blockSchemas, root } from './block-examples.tsx';

const types = Object.keys(blockRegistry);
const folder = path.join(root, 'src/blocks');

/** `CardGrid` for `card-grid`. */
function componentName(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe('the registry', () => {
  it('is sorted', () => {
    expect(types).toEqual(types.toSorted());
  });

  it('has exactly one item for each schema and each folder', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(types).toEqual([...blockSchemas.keys()].toSorted());
    expect(types).toEqual(folders.map(({ name }) => name).toSorted());
  });

  it.each(types)('loads the component with the name of %s', async (type) => {
    const file = `./${type}/${componentName(type)}.tsx`;
    expect(existsSync(path.join(folder, file))).toBe(true);
    expect(readFileSync(path.join(folder, 'block-registry.ts'), 'utf8')).toContain(`import('${file}')`);
    const loaders: { readonly [name: string]: () => Promise<{ default: { readonly name: string } }> } =
      blockRegistry;
    expect((await loaders[type]?.())?.default.name).toBe(componentName(type));
  });
});
