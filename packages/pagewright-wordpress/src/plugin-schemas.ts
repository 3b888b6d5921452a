import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInSchemas } from 'pagewright/built-in-schemas';

function schemaNames(folder: string, kind: string): string[] {
  return readdirSync(path.join(folder, kind), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => `${kind}/${name}`);
}

/**
 * The schemas that the plugin publishes and makes its forms from: path below the project, and text.
 * @param plugin folder of the plugin below the project
 */
export function pluginSchemas(root: string, plugin: string): Map<string, string> {
  const folder = path.join(root, 'schemas');
  const copies = path.posix.join(plugin, 'schemas');
  return new Map([
    ...schemaNames(folder, 'content').map(
      (name) => [path.posix.join(copies, name), readFileSync(path.join(folder, name), 'utf8')] as const,
    ),
    [
      path.posix.join(copies, 'shared/image.json'),
      `${JSON.stringify(builtInSchemas.get('image'), null, 2)}\n`,
    ],
  ]);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Copies in the plugin that are missing, differ, or whose original is gone. */
export function stalePluginSchemas(root: string, plugin: string): string[] {
  const schemas = pluginSchemas(root, plugin);
  const copies = path.posix.join(plugin, 'schemas');
  const present = ['content', 'shared'].flatMap((kind) =>
    schemaNames(path.join(root, copies), kind).map((name) => path.posix.join(copies, name)),
  );
  return [...new Set([...schemas.keys(), ...present])].filter(
    (file) => read(path.join(root, file)) !== schemas.get(file),
  );
}
