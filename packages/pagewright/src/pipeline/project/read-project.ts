import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { reportText } from '../../check/printers/report-text.ts';
import { diagnoseProject } from '../../check/rules/project/project-check.ts';
import { problemsOfProject } from '../../check/rules/project/project-problems.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import { declaredIn, projectFile } from '../../project/declared.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { projectModules } from '../code/project-modules.ts';
import { hasDefaultExport } from '../code/syntax-tree.ts';
import { ExplainedError } from '../explained-error.ts';
import { filesBelow } from '../files-below.ts';
import { siteAddress } from './build-settings.ts';
import { rememberExtensions, withExtensionPolicies } from './extensions.ts';
import { rememberOrigins } from './frame-origins.ts';
import { assertServices } from './further-services.ts';
import { parseProject, readProjectText } from './project-text.ts';

function isProjectConfig(value: unknown): value is ProjectConfig {
  return isRecord(value) && typeof value.siteUrl === 'string';
}

/** The texts of the project configs that this process has imported first, by folder of the project. */
const firstTexts = new Map<string, string>();

/**
 * Imports the project config. Node runs TypeScript since 22.18. In older versions, Vite compiles the file; its errors also name the line.
 * Node imports each URL only once, so a config that has changed gets a new one. Vite reads the files that it imports again.
 */
async function defaultExport(root: string, isChanged: boolean): Promise<unknown> {
  const file = path.join(root, projectFile);
  const modules = projectModules(root);
  const text = modules.map((each) => readFileSync(each, 'utf8')).join('\n');
  const first = firstTexts.get(root) ?? text;
  firstTexts.set(root, first);
  const isNew = isChanged || text !== first;
  try {
    if (isNew && modules.length > 1) throw new Error('Node would return old modules');
    const module: unknown = await import(pathToFileURL(file).href + (isNew ? `?${Date.now()}` : ''));
    return isRecord(module) ? module.default : undefined;
  } catch {
    const loading = loadConfigFromFile({ command: 'build', mode: 'production' }, file, root, 'silent');
    const loaded = await loading.catch((error: unknown) => {
      const cause = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      // A path does not name a package.
      const [, name] =
        /Cannot find (?:package|module) '((?:@[^/']+\/)?[^./'\\:][^/'\\:]*)['/]/.exec(cause) ?? [];
      throw new ExplainedError(
        name === undefined
          ? `${projectFile} cannot be loaded: ${cause}`
          : `${projectFile} needs the package "${name}", which is not installed. Install it with: npm install ${name}. Or remove the import.`,
      );
    });
    return loaded?.config;
  }
}

/** Throws an ExplainedError that lists every mistake in a loaded project config, at its line if the text has the value. */
function rejectMistakes(root: string, config: unknown): void {
  const publicFiles = new Set(filesBelow(path.join(root, 'public')).map((file) => `/${file}`));
  const text = readFileSync(path.join(root, projectFile), 'utf8');
  const tree = parseProject(text)?.tree ?? { value: null, start: 0, end: 0 };
  const diagnostics = diagnoseProject({ text, tree }, problemsOfProject(declaredIn(config), publicFiles));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw new ExplainedError(
    reportText(errors, { folder: pagesFolder, files: new Map(), schemaFiles: new Map(), project: { text } }),
  );
}

/**
 * Reads `pagewright.config.ts` of the project in `root`. Rejects with an ExplainedError if the file is missing or has a mistake.
 * @param isChanged true if it must be imported again, even if no file of the project has changed
 */
export async function readProject(root: string, { isChanged = false } = {}): Promise<ProjectConfig> {
  if (!existsSync(path.join(root, projectFile)))
    throw new ExplainedError(
      `${projectFile} does not exist. Create it with: import { defineProject } from 'pagewright/project'; export default defineProject({ siteUrl: 'https://example.com' });`,
    );
  const project = hasDefaultExport(root, projectFile) ? await defaultExport(root, isChanged) : undefined;
  if (!isRecord(project))
    throw new ExplainedError(
      `${projectFile} must export defineProject({ siteUrl: 'https://…', … }) as its default.`,
    );
  rejectMistakes(root, project);
  if (!isProjectConfig(project)) throw new ExplainedError(`${projectFile} has no siteUrl.`);
  assertServices(project);
  siteAddress(project);
  rememberExtensions(root, project);
  const whole = withExtensionPolicies(project);
  rememberOrigins(root, whole);
  return whole;
}

/** True if the text of a project config lists extensions, so that its code must run before the check. */
function hasExtensions(root: string): boolean {
  const project = readProjectText(root);
  return project !== undefined && ('extensions' in recordOf(project.value) || project.open.has(''));
}

/**
 * Loads what extensions bring, for commands that read a project as text. Runs the code of `pagewright.config.ts` only if it lists
 * extensions. Rejects with an ExplainedError as `readProject` does.
 */
export async function loadExtensions(root: string): Promise<void> {
  if (hasExtensions(root)) await readProject(root);
}
