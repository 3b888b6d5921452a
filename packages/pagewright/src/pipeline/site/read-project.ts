import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { isRecord } from '../../json/json-value.ts';
import { siteOrigin } from './build-settings.ts';
import { ExplainedError } from './explained-error.ts';
import { assertServices } from './further-services.ts';
import type { ProjectConfig } from './project-config.ts';
import { hasDefaultExport, projectFile } from './site-module.ts';

function isProjectConfig(value: unknown): value is ProjectConfig {
  return isRecord(value) && typeof value.siteUrl === 'string';
}

/**
 * Imports the project config. Node runs TypeScript since 22.18. In older versions, Vite compiles the file; its errors also name the line.
 */
async function defaultExport(root: string): Promise<unknown> {
  const file = path.join(root, projectFile);
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    return isRecord(module) ? module.default : undefined;
  } catch {
    const loading = loadConfigFromFile({ command: 'build', mode: 'production' }, file, root, 'silent');
    const loaded = await loading.catch((error: unknown) => {
      const cause = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      throw new ExplainedError(`${projectFile} cannot be loaded: ${cause}`);
    });
    return loaded?.config;
  }
}

function checkFont(root: string, font: string | undefined): void {
  if (font === undefined || (font.startsWith('/') && existsSync(path.join(root, 'public', font)))) return;
  throw new ExplainedError(
    `The font in ${projectFile} does not exist: public/ has no file ${JSON.stringify(font)}. Write its path below public/, such as "/fonts/body.woff2".`,
  );
}

/** Reads `pagewright.config.ts` of the project in `root`. Rejects with an ExplainedError if the file is missing or has a mistake. */
export async function readProject(root: string): Promise<ProjectConfig> {
  if (!existsSync(path.join(root, projectFile)))
    throw new ExplainedError(
      `${projectFile} does not exist. Create it with: import { defineProject } from 'pagewright/project'; export default defineProject({ siteUrl: 'https://example.com' });`,
    );
  const project = hasDefaultExport(root, projectFile) ? await defaultExport(root) : undefined;
  if (!isProjectConfig(project))
    throw new ExplainedError(
      `${projectFile} must export defineProject({ siteUrl: 'https://…', … }) as its default.`,
    );
  assertServices(project);
  checkFont(root, project.font);
  checkFont(root, project.shareFont);
  siteOrigin(project);
  return project;
}
