import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileStep } from './scaffold-step.ts';

const builtIn = path.resolve(import.meta.dirname, '../../../templates');

/**
 * The step that writes a file from a template. A template in the project's folder `templates/` replaces the engine's template of the same
 * name, and so does a template of the content adapter. There is no step if none exists.
 * @param template `block.json` for `block.json.template`
 * @param values replace their names in double braces: `{{name}}`
 * @param ofAdapter a folder with templates of the content adapter
 */
export function fromTemplate(
  root: string,
  file: string,
  template: string,
  values: Readonly<Record<string, string>>,
  ofAdapter?: string,
): FileStep[] {
  const found = [path.join(root, 'templates'), ofAdapter ?? [], builtIn]
    .flat()
    .map((folder) => path.join(folder, `${template}.template`))
    .find((candidate) => existsSync(candidate));
  if (found === undefined) return [];
  const text = readFileSync(found, 'utf8').replace(/\{\{(\w+)\}\}/g, (all, name) => values[name] ?? all);
  return [{ file, text, isNew: true }];
}
