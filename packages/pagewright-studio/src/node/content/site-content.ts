import type { SourceTable } from 'pagewright/tooling';
import { type ProjectConfig, projectFiles, services } from 'pagewright/tooling/node';
import type { ViteDevServer } from 'vite';

/** What it takes to read content as the pages in the frame do. */
export interface SiteContent {
  /** Loads the sources of the site as they are now. Rejects if its code cannot be run. */
  readonly sources: () => Promise<SourceTable>;
  /** The base URL of the content service, or of the demo content; undefined if there is none. */
  readonly base: () => string | undefined;
  /** Milliseconds for each read, with its retries. */
  readonly deadline: number;
}

/** @param server the dev server of the frame, which runs the code of the site and serves demo content */
export function siteContent(
  server: Pick<ViteDevServer, 'ssrLoadModule' | 'resolvedUrls'>,
  project: ProjectConfig,
): SiteContent {
  const demo = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  return {
    async sources() {
      const { default: site } = await server.ssrLoadModule(`/${projectFiles.siteFile}`);
      return site.sources;
    },
    base: () => services.urlOf(project) ?? (project.content?.demo ? demo() : undefined),
    deadline: services.timeout(),
  };
}
