import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFile } from '../../pipeline/code/syntax-tree.ts';
import { type CodePart, findRegistryPlace, type RegistryPlace } from '../../pipeline/site/site-module.ts';
import { ScaffoldError } from './scaffold-step.ts';

/** A registry, including the text of its file. */
interface Registry extends RegistryPlace {
  readonly text: string;
}

/** The registry that gets a new entry. Throws ScaffoldError if the site's code has none that can be extended. */
export function openRegistry(root: string, name: 'blocks' | 'sources'): Registry {
  const place = findRegistryPlace(root, name);
  if (place) return { ...place, text: readFileSync(path.join(root, place.file), 'utf8') };
  throw new ScaffoldError(
    `${siteFile} must pass "${name}" to defineSite as an object, written there or imported from another file.`,
  );
}

/** The folder of a module: next to the registry, in a folder of its own unless the registry is in the site file. */
export function moduleFolder({ file }: RegistryPlace, name: string): string {
  const folder = path.posix.dirname(file);
  return file === siteFile ? folder : path.posix.join(folder, name);
}

/** The specifier with which the registry's file, and files next to it, import a file or folder: with an alias if its entries have one. */
export function specifierFrom({ file, aliasOf }: RegistryPlace, module: string): string {
  const alias = aliasOf(module);
  if (alias !== undefined) return alias;
  const relative = path.posix.relative(path.posix.dirname(file), module);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Inserts code between parts that are sorted by name, with the same line breaks and indentation. */
function insertSorted(
  text: string,
  parts: readonly CodePart[],
  name: string,
  code: string,
  comma: string,
): string {
  const previous = parts.findLast((part) => part.name < name);
  const neighbour = previous ?? parts[0];
  if (!neighbour) return text;
  const lineStart = text.lastIndexOf('\n', neighbour.start - 1) + 1;
  const before = text.slice(lineStart, neighbour.start);
  const gap = before.trim() === '' ? `\n${before}` : ' ';
  return previous
    ? `${text.slice(0, previous.end)}${comma}${gap}${code}${text.slice(previous.end)}`
    : `${text.slice(0, neighbour.start)}${code}${comma}${gap}${text.slice(neighbour.start)}`;
}

/** The text of the registry's file with one more entry. */
export function withEntry({ text, object, entries }: Registry, name: string, entry: string): string {
  return entries.length > 0
    ? insertSorted(text, entries, name, entry, ',')
    : `${text.slice(0, object.start)}{ ${entry} }${text.slice(object.end)}`;
}

/** The text of the registry's file with one more import. */
export function withImport({ text, imports }: Registry, specifier: string, line: string): string {
  const [start = ''] = specifier.split('/', 1);
  const similar = imports.filter(({ name }) => name.startsWith(`${start}/`));
  return insertSorted(text, similar.length > 0 ? similar : imports, specifier, line, '');
}
