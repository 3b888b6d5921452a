import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const builtIn = path.resolve(import.meta.dirname, '../../../templates');

/** The folder below a project whose templates replace those of the engine. */
const templatesFolder = 'templates';

/**
 * The text of a template of the project, or else of the engine; undefined if neither has it.
 * @param file `block.json`: the template is `block.json.template`
 * @param values replace their names in double braces: `{{name}}`
 */
export function fillTemplate(
  root: string,
  file: string,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const found = [path.join(root, templatesFolder), builtIn]
    .map((folder) => path.join(folder, `${file}.template`))
    .find((candidate) => existsSync(candidate));
  return (
    found && readFileSync(found, 'utf8').replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all)
  );
}

/** Fills a template that the engine has. */
export function fillOwnTemplate(
  root: string,
  file: string,
  values: Readonly<Record<string, string>>,
): string {
  const text = fillTemplate(root, file, values);
  if (text === undefined) throw new Error(`There is no template ${file}`);
  return text;
}
