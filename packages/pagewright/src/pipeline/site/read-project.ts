import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProjectConfig } from '../../define-project.ts';
import { isRecord } from '../../schema/json-value.ts';

/** The file below the project that exports its config. */
export const projectFile = 'pagewright.config.ts';

function isProjectConfig(value: unknown): value is ProjectConfig {
  return isRecord(value) && typeof value.siteUrl === 'string';
}

/** Reads `pagewright.config.ts` of the project in `root`. Rejects, naming the file, where it is missing or is no project config. */
export async function readProject(root: string): Promise<ProjectConfig> {
  const file = path.join(root, projectFile);
  if (!existsSync(file))
    throw new Error(
      `There is no ${projectFile}. Create it with: import { defineProject } from 'pagewright/project'; export default defineProject({ siteUrl: 'https://example.com' });`,
    );
  const module: unknown = await import(pathToFileURL(file).href);
  const project = isRecord(module) ? module.default : undefined;
  if (!isProjectConfig(project))
    throw new Error(`${projectFile} must export defineProject({ siteUrl: 'https://…', … }) as its default.`);
  return project;
}
