import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, mergeConfig, type Rolldown } from 'vite';
import type { ContentAdapter } from '../../../content/content-adapter.ts';
import type { LoadFiles } from '../../../content/site-images.ts';
import { isRecord } from '../../../json/json-value.ts';
import type { CheckedSite } from '../../../pipeline/site/checked-site.ts';
import type { Warning } from '../../../pipeline/warnings.ts';
import type { ViteSettings } from '../../../project/vite-settings.ts';
import type { SourceTable } from '../../../render/document/page-module.ts';
import type { PageRenderer } from '../../../render/render-path.tsx';
import type { SiteDefinition } from '../../../render/site-definition.ts';
import type { createHandler } from '../../../server/handler.ts';
import { explainedError } from '../../files/thrown-in.ts';
import { writeStylesheets } from '../../output/site-output.ts';
import { siteConfig } from '../../vite/vite-config.ts';
import { pagewright } from '../../vite/vite-plugin.ts';
import { uncompiledStyles } from './uncompiled-styles.ts';

/** What is known of bundles besides their files. */
interface BundledSite {
  /** The files that they were made from. */
  readonly modules: readonly string[];
  readonly warnings: readonly Warning[];
}

/**
 * Bundles the code and the page configs of the site in `root`. Writes the bundle for browsers, with the public files, into `client/` below
 * `folder`, and the bundle for the build into `server/`. Bundles contain no content and no settings.
 * @param base the base of the site, without a slash at its end
 * @param vite the settings of the site for Vite
 */
export async function bundleSite(
  site: CheckedSite,
  root: string,
  folder: string,
  base: string,
  vite?: ViteSettings,
): Promise<BundledSite> {
  const modules = new Set<string>();
  const warnings: Warning[] = [];
  const config = await siteConfig(root, pagewright(site), { base, vite }, (warning) =>
    warnings.push(warning),
  );
  const builder = await createBuilder(
    mergeConfig(config, {
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'pagewright-bundled-files',
          moduleParsed({ id }: Rolldown.ModuleInfo) {
            const [file = ''] = id.split('?');
            if (path.isAbsolute(file) && existsSync(file)) modules.add(path.normalize(file));
          },
        },
      ],
      environments: {
        client: { build: { outDir: path.join(folder, 'client'), emptyOutDir: true } },
        // The server bundle includes its packages, so that Node need not find them from the bundle's folder.
        ssr: {
          resolve: { noExternal: true },
          build: { outDir: path.join(folder, 'server'), emptyOutDir: true },
        },
      },
    }),
  );
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  writeStylesheets(path.join(folder, 'client'), site);
  return { modules: [...modules], warnings: [...warnings, ...uncompiledStyles(path.join(folder, 'client'))] };
}

/** What the server bundle exports; see `serverEntry`. */
export interface ServerModule {
  readonly renderPath: PageRenderer['renderPath'];
  readonly sources: SourceTable;
  readonly content: ContentAdapter;
  readonly services?: SiteDefinition['services'];
  readonly loadFiles: LoadFiles;
  readonly createHandler: typeof createHandler;
}

function isServerModule(module: unknown): module is ServerModule {
  return (
    isRecord(module) &&
    typeof module.renderPath === 'function' &&
    isRecord(module.sources) &&
    isRecord(module.content) &&
    (module.services === undefined || isRecord(module.services)) &&
    typeof module.loadFiles === 'function' &&
    typeof module.createHandler === 'function'
  );
}

/** Loads the server bundle in `folder`. */
export async function loadServer(folder: string): Promise<ServerModule> {
  const { href } = pathToFileURL(path.join(folder, 'server.js'));
  const module: unknown = await import(href).catch((error: unknown) => {
    throw explainedError(error, 'The code of the site cannot be loaded: ');
  });
  if (!isServerModule(module))
    throw new Error(
      'The server bundle lacks one of renderPath, sources, content, loadFiles and createHandler',
    );
  return module;
}
