import type { SourceTable } from 'pagewright/tooling';
import { type ProjectConfig, projectFiles, services } from 'pagewright/tooling/node';
import type { ViteDevServer } from 'vite';

/** What it takes to read content as the pages in the frame do. */
export interface SiteContent {
  /** Loads the sources of the site as they are now. Rejects if its code cannot be run. */
  readonly sources: () => Promise<SourceTable>;
  /** How to call the content services. */
  readonly calls: () => ReturnType<typeof services.callsAt>;
}

/** @param server the dev server of the frame, which runs the code of the site and serves demo content */
export function siteContent(
  server: Pick<ViteDevServer, 'ssrLoadModule' | 'resolvedUrls'>,
  project: ProjectConfig,
): SiteContent {
  return {
    async sources() {
      const { default: site } = await server.ssrLoadModule(`/${projectFiles.siteFile}`);
      return site.sources;
    },
    calls: () => services.callsAt(project, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''),
  };
}
