import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { isConfigName } from '../../check/files/config-files.ts';
import { loadSchemas } from '../../check/schemas/load-schemas.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { recordOf } from '../../json/is-record.ts';
import type { ProjectText } from '../../project/declared.ts';
import { webOrigin } from '../../project/declared-origins.ts';
import { headersFile } from '../../project/headers-file.ts';
import { readSiteCode } from '../code/read-remote-code.ts';
import { filesBelow, isFile } from '../files-below.ts';
import { extensionsOf } from '../project/extensions.ts';
import { readIgnored } from '../project/ignored-configs.ts';
import { readProjectText } from '../project/project-text.ts';
import { readCodeProblems } from './code-problems.ts';
import { readImageIndex } from './image-index.ts';
import { readSchemaFiles } from './schema-files.ts';
import { readRegistries } from './site-module.ts';

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
  const project = readProjectText(root);
  const headers = isFile(path.join(root, headersFile))
    ? readFileSync(path.join(root, headersFile), 'utf8')
    : undefined;
  const siteCode = readSiteCode(root, filesBelow(path.join(root, 'src')));
  const named = [...siteCode.files].map(([file, { text }]): [string, string] => [file, text]);
  const { schemas, diagnostics: schemaDiagnostics } = loadSchemas(schemaFiles);
  const code = readCodeProblems(root, registries, [...schemas.blocks.keys()], [...schemas.content.keys()]);
  const { ignored, texts } = readIgnored(root, project);
  return {
    now,
    files: new Map(configs.map((file) => [file, readFileSync(path.join(pagesDir, file), 'utf8')])),
    schemas,
    schemaFiles,
    schemaDiagnostics,
    publicFiles,
    images,
    ...siteUrlOf(project),
    project,
    headersFile: headers,
    siteCode,
    environmentOrigins: environmentOrigins(),
    extensions: extensionsOf(root),
    ignored,
    projectFiles: new Map([
      ...texts,
      ...registryTexts(root, code),
      ...named,
      ...(headers === undefined ? [] : [[headersFile, headers] as const]),
    ]),
    code,
  };
}

/** The origins in environment variables. The check does not know which of them the project reads. */
function environmentOrigins(): ReadonlySet<string> {
  return new Set(Object.values(process.env).flatMap((value) => webOrigin(value ?? '') ?? []));
}

/** The URL of the site, if its text or the environment says it. */
function siteUrlOf(project: ProjectText | undefined): Pick<Workspace, 'siteUrl'> {
  const declared = recordOf(project?.value);
  const url = process.env.VITE_SITE_URL || declared.siteUrl;
  const base = process.env.VITE_BASE || declared.base;
  if (typeof url !== 'string') return {};
  const below = typeof base === 'string' ? base.replace(/\/+$/, '') : '';
  return { siteUrl: url.replace(/\/+$/, '').toLowerCase() + below };
}

/** The texts of the registries with entries that lead to no file. */
function registryTexts(root: string, code: Workspace['code']): [string, string][] {
  const lines = [code.blocks, code.sources].flatMap(({ lost }) => [...(lost?.values() ?? [])]);
  return lines.map(({ line: { file } }) => [file, readFileSync(path.join(root, file), 'utf8')]);
}
