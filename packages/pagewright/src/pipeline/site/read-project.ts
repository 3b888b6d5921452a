import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { isRecord } from '../../json/json-value.ts';
import { siteOrigin } from './build-settings.ts';
import { ExplainedError } from './explained-error.ts';
import type { ProjectConfig } from './project-config.ts';
import { projectFile } from './project-file.ts';
import { hasDefaultExport } from './site-module.ts';
import { refusedSettings } from './vite-settings.ts';

function isProjectConfig(value: unknown): value is ProjectConfig {
  return isRecord(value) && typeof value.siteUrl === 'string';
}

/**
 * Imports the project config. Node runs TypeScript since 22.18. In older versions, Vite compiles the file; its errors also name the line.
 * Vite also compiles a file that has changed, because Node imports each file only once.
 */
async function defaultExport(root: string, isChanged: boolean): Promise<unknown> {
  const file = path.join(root, projectFile);
  try {
    if (isChanged) throw new Error('Node would return the old module');
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

/** Rejects settings of Vite that a site cannot give. */
function checkVite(vite: unknown): void {
  if (vite === undefined) return;
  if (!isRecord(vite))
    throw new ExplainedError(
      `"vite" in ${projectFile} must be an object, such as { plugins: [tailwindcss()] }.`,
    );
  const refused = refusedSettings(vite).map(
    ({ path: keys, because }) => `"vite.${keys.join('.')}" in ${projectFile} cannot be set. ${because}`,
  );
  if (refused.length > 0) throw new ExplainedError(refused.join('\n'));
}

/**
 * Reads `pagewright.config.ts` of the project in `root`. Rejects with an ExplainedError if the file is missing or has a mistake.
 * @param isChanged true if this process has read it before
 */
export async function readProject(root: string, { isChanged = false } = {}): Promise<ProjectConfig> {
  if (!existsSync(path.join(root, projectFile)))
    throw new ExplainedError(
      `${projectFile} does not exist. Create it with: import { defineProject } from 'pagewright/project'; export default defineProject({ siteUrl: 'https://example.com' });`,
    );
  const project = hasDefaultExport(root, projectFile) ? await defaultExport(root, isChanged) : undefined;
  if (!isProjectConfig(project))
    throw new ExplainedError(
      `${projectFile} must export defineProject({ siteUrl: 'https://…', … }) as its default.`,
    );
  checkFont(root, project.font);
  checkFont(root, project.shareFont);
  checkVite(project.vite);
  siteOrigin(project);
  return project;
}
