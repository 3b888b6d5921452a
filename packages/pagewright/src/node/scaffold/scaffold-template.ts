import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileStep } from './scaffold-step.ts';

const builtIn = path.resolve(import.meta.dirname, '../../../templates');

/**
 * The step that writes a file from a template. A template in the project's folder `templates/` replaces the engine's template of the same
 * name. There is no step if neither exists.
 * @param template `block.json` for `block.json.template`
 * @param values replace their names in double braces: `{{name}}`
 */
export function fromTemplate(
  root: string,
  file: string,
  template: string,
  values: Readonly<Record<string, string>>,
): FileStep[] {
  const found = [path.join(root, 'templates'), builtIn]
    .map((folder) => path.join(folder, `${template}.template`))
    .find((candidate) => existsSync(candidate));
  if (found === undefined) return [];
  const text = readFileSync(found, 'utf8').replace(/\{\{(\w+)\}\}/g, (all, name) => values[name] ?? all);
  return [{ file, text, isNew: true }];
}
