import path from 'node:path';
import { readImageIndex } from '../../pipeline/site/image-index.ts';
import type { ContentTools, DemoOptions, ServiceHandler } from '../../project/content-tools.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { BuildOptions, BuildResult, SiteServiceUrls } from '../builds/build-options.ts';
import { folderHandler, type Handler, listen, stillBuilding } from './static-server.ts';

/** Serves the demo content of a project, as its content service would. Ignores all requests if the project has none. */
export function openEmbeddedContent(
  { content }: ProjectConfig,
  root: string,
  options: Pick<DemoOptions, 'contentDir'> = {},
): ServiceHandler {
  return (content && openDemo(content, root, options)) ?? (() => Promise.resolve(false));
}

/** Serves the demo content of a content service; undefined if it has none. */
export function openDemo(
  tools: Pick<ContentTools, 'demo'>,
  root: string,
  options: Pick<DemoOptions, 'contentDir'> = {},
): ServiceHandler | undefined {
  return tools.demo?.({
    root,
    messagesFile: path.join(root, '.pagewright/contact-messages.jsonl'),
    images: readImageIndex(root),
    ...options,
  });
}

/** Serves content, and files for all other requests. */
export function contentFirst(content: ServiceHandler, files: Handler): Handler {
  return async (request, response) => {
    if (!(await content(request, response))) await files(request, response);
  };
}

/**
 * Builds a site, and serves it together with its content on one origin. Serves the content before it builds, so that the build reads
 * it over HTTP, at the same URL as browsers do later.
 * @param urls returns the URLs of the content services; by default, the main one is at the origin
 */
export async function openEmbeddedSite(
  options: Omit<BuildOptions, keyof SiteServiceUrls | 'print'>,
  content: ServiceHandler,
  port: number,
  build: (options: Omit<BuildOptions, 'print'>) => Promise<BuildResult>,
  urls = (address: string): SiteServiceUrls => ({ contentUrl: address, browserContentUrl: '' }),
) {
  let files = stillBuilding;
  const { server, address } = await listen(
    contentFirst(content, (request, response) => files(request, response)),
    port,
  );
  const result = await build({ ...options, ...urls(address) });
  files = folderHandler(options.outDir);
  return { server, address, ...result };
}
