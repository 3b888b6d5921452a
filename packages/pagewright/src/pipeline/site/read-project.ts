import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadConfigFromFile } from 'vite';
import type { ProjectConfig } from '../../define-project.ts';
import { isRecord } from '../../schema/json-value.ts';

/** The file that exports the project config, relative to the project. */
export const projectFile = 'pagewright.config.ts';

function isProjectConfig(value: unknown): value is ProjectConfig {
  return isRecord(value) && typeof value.siteUrl === 'string';
}

/** Node runs TypeScript since 22.18; for older versions Vite compiles the file. */
async function defaultExport(file: string): Promise<unknown> {
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    return isRecord(module) ? module.default : undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION'))
      throw error;
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
    return loaded?.config;
  }
}

/** Reads `pagewright.config.ts` of the project in `root`. Rejects with an error that names the file if it is missing or is not a project config. */
export async function readProject(root: string): Promise<ProjectConfig> {
  const file = path.join(root, projectFile);
  if (!existsSync(file))
    throw new Error(
      `${projectFile} does not exist. Create it with: import { defineProject } from 'pagewright/project'; export default defineProject({ siteUrl: 'https://example.com' });`,
    );
  const project = await defaultExport(file);
  if (!isProjectConfig(project))
    throw new Error(`${projectFile} must export defineProject({ siteUrl: 'https://…', … }) as its default.`);
  return project;
}
