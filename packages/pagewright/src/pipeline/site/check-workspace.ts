import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { isConfigName } from '../../check/files/config-files.ts';
import { loadSchemas } from '../../check/schemas/load-schemas.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { readCodeProblems } from './code-problems.ts';
import { filesBelow } from './files-below.ts';
import { readImageIndex } from './image-index.ts';
import { readSchemaFiles } from './schema-files.ts';
import { literalSetting, projectFile, readRegistries } from './site-module.ts';

/**
 * Reads from disk everything that the check needs: the project in `root`, and the page configs in `pagesDir`, by default `page-configs/`.
 */
export function readWorkspace(
  root: string,
  pagesDir = path.join(root, pagesFolder),
  registries = readRegistries(root),
  images = readImageIndex(root),
  now = Date.now(),
): Workspace & { readonly now: number } {
  const publicFiles = new Set(filesBelow(path.join(root, 'public')).map((file) => `/${file}`));
  const configs = filesBelow(pagesDir).filter(isConfigName);
  const schemaFiles = readSchemaFiles(root);
  const { schemas, diagnostics: schemaDiagnostics } = loadSchemas(schemaFiles);
  return {
    now,
    files: new Map(configs.map((file) => [file, readFileSync(path.join(pagesDir, file), 'utf8')])),
    schemas,
    schemaFiles,
    schemaDiagnostics,
    publicFiles,
    images,
    ...siteUrlOf(root),
    code: readCodeProblems(root, registries, [...schemas.blocks.keys()], [...schemas.content.keys()]),
  };
}

/** The URL of the site, read from the text of its settings, because the check does not run the code of a project. */
function siteUrlOf(root: string): Pick<Workspace, 'siteUrl'> {
  const file = path.join(root, projectFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const url = process.env.VITE_SITE_URL || /\bsiteUrl:\s*['"`](https?:[^'"`]+)['"`]/.exec(text)?.[1];
  if (url === undefined) return {};
  const base = process.env.VITE_BASE || literalSetting(root, 'base') || '';
  return { siteUrl: url.replace(/\/+$/, '').toLowerCase() + base.replace(/\/+$/, '') };
}
