import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInSchemas } from 'pagewright/project';
import type { ContentType } from './content-model.ts';

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function contentSchemas(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name)
    .sort();
}

/**
 * The files that the companion plugin needs from a site: its content types and copies of its content schemas. Returns the
 * text of each file by its path below the project.
 * @param plugin folder of these files below the project
 */
export function pluginFiles(
  root: string,
  plugin: string,
  types: readonly ContentType[],
): Map<string, string> {
  const schemas = path.join(root, 'schemas/content');
  const bySource = Object.fromEntries(types.map(({ source, ...type }) => [source, type]));
  return new Map([
    [path.posix.join(plugin, 'content-types.json'), json(bySource)],
    ...contentSchemas(schemas).map((name): [string, string] => [
      path.posix.join(plugin, 'schemas/content', name),
      readFileSync(path.join(schemas, name), 'utf8'),
    ]),
    ...[...builtInSchemas].map(([name, schema]): [string, string] => [
      path.posix.join(plugin, 'schemas/shared', `${name}.json`),
      json(schema),
    ]),
  ]);
}
