import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInSchemas } from 'pagewright/project';
import type { ContentType } from './content-model.ts';

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function schemaFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name)
    .sort();
}

/**
 * The files that the companion plugin needs from a site: its content types and copies of its content schemas, with the shared
 * schemas that they refer to. Returns the text of each file by its path below the project.
 * @param plugin folder of these files below the project
 */
export function pluginFiles(
  root: string,
  plugin: string,
  types: readonly ContentType[],
): Map<string, string> {
  const copies = (folder: string) =>
    schemaFiles(path.join(root, folder)).map((name): [string, string] => [
      path.posix.join(plugin, folder, name),
      readFileSync(path.join(root, folder, name), 'utf8'),
    ]);
  const bySource = Object.fromEntries(types.map(({ source, ...type }) => [source, type]));
  return new Map([
    [path.posix.join(plugin, 'content-types.json'), json(bySource)],
    ...copies('schemas/content'),
    // Content may refer to the shared schemas of the site.
    ...copies('schemas/shared'),
    ...[...builtInSchemas].map(([name, schema]): [string, string] => [
      path.posix.join(plugin, 'schemas/shared', `${name}.json`),
      json(schema),
    ]),
  ]);
}
