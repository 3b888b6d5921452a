import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, mergeConfig, type Rolldown } from 'vite';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { LoadImages } from '../../content/site-images.ts';
import { isRecord } from '../../json/json-value.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { PageRenderer } from '../../render/render-path.tsx';
import type { SiteDefinition } from '../../render/site-definition.ts';
import type { createHandler } from '../../server/handler.ts';
import { writeStylesheets } from '../output/site-output.ts';
import { viteConfig } from '../vite/vite-config.ts';
import { pagewright } from '../vite/vite-plugin.ts';

/**
 * Bundles the code and the page configs of the site in `root`. Writes the bundle for browsers, with the public files, into `client/` below
 * `folder`, and the bundle for the build into `server/`. Bundles contain no content and no settings. Returns the files that they were made
 * from.
 */
export async function bundleSite(
  site: CheckedSite,
  root: string,
  folder: string,
): Promise<readonly string[]> {
  const modules = new Set<string>();
  const builder = await createBuilder(
    mergeConfig(viteConfig(pagewright(site)), {
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
  return [...modules];
}

/** What the server bundle exports; see `serverEntry`. */
export interface ServerModule {
  readonly renderPath: PageRenderer['renderPath'];
  readonly sources: SourceTable;
  readonly content: ContentAdapter;
  readonly services?: SiteDefinition['services'];
  readonly loadImages: LoadImages;
  readonly createHandler: typeof createHandler;
}

function isServerModule(module: unknown): module is ServerModule {
  return (
    isRecord(module) &&
    typeof module.renderPath === 'function' &&
    isRecord(module.sources) &&
    isRecord(module.content) &&
    (module.services === undefined || isRecord(module.services)) &&
    typeof module.loadImages === 'function' &&
    typeof module.createHandler === 'function'
  );
}

/** Loads the server bundle in `folder`. */
export async function loadServer(folder: string): Promise<ServerModule> {
  const module: unknown = await import(pathToFileURL(path.join(folder, 'server.js')).href);
  if (!isServerModule(module))
    throw new Error(
      'The server bundle lacks one of renderPath, sources, content, loadImages and createHandler',
    );
  return module;
}
