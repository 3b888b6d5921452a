import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function schemaNames(folder: string, kind: string): string[] {
  return readdirSync(path.join(folder, kind), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => `${kind}/${name}`);
}

/** The schemas that the plugin publishes and makes its forms from: file below the project, and its text. */
export function pluginSchemas(root: string): Map<string, string> {
  const folder = path.join(root, 'schemas');
  return new Map(
    [...schemaNames(folder, 'content'), 'shared/image.json'].map((name) => [
      `packages/pagewright-wordpress/plugin/schemas/${name}`,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Copies in the plugin that are missing, differ, or have no original any more. */
export function stalePluginSchemas(root: string): string[] {
  const schemas = pluginSchemas(root);
  const folder = path.join(root, 'packages/pagewright-wordpress/plugin/schemas');
  const there = ['content', 'shared'].flatMap((kind) =>
    schemaNames(folder, kind).map((name) => `packages/pagewright-wordpress/plugin/schemas/${name}`),
  );
  return [...new Set([...schemas.keys(), ...there])].filter(
    (file) => read(path.join(root, file)) !== schemas.get(file),
  );
}
