import path from 'node:path';
import { contentService } from '../../pipeline/site/build-settings.ts';
import { readImageIndex } from '../../pipeline/site/image-index.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import type { DemoOptions, ServiceHandler } from '../../project/content-tools.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { BuildOptions, BuildResult } from '../builds/build-options.ts';
import { closeServer, folderHandler, type Handler, listen, stillBuilding } from './static-server.ts';

/** Serves the demo content of a project, as its content service would. Ignores all requests if the project has none. */
export function openEmbeddedContent(
  { content }: ProjectConfig,
  root: string,
  options: Pick<DemoOptions, 'contentDir'> = {},
): ServiceHandler {
  const demo = content?.demo?.({
    root,
    messagesFile: path.join(root, '.pagewright/contact-messages.jsonl'),
    images: readImageIndex(root),
    ...options,
  });
  return demo ?? (() => Promise.resolve(false));
}

/** The URLs of the content service, or of a server for the project's demo content if no service is configured. */
export async function openContent(root: string) {
  const project = await readProject(root);
  const service = contentService(project);
  if (service !== undefined || !project.content?.demo)
    return { contentUrl: service, browserContentUrl: service, close: () => {} };
  const demo = openEmbeddedContent(project, root);
  const notFound: Handler = (_, response) => void response.writeHead(404).end();
  const { server, address } = await listen(contentFirst(demo, notFound), 0);
  return { contentUrl: address, browserContentUrl: '', close: () => void closeServer(server) };
}

/** Serves content, and files for all other requests. */
export function contentFirst(content: ServiceHandler, files: Handler): Handler {
  return async (request, response) => {
    if (!(await content(request, response))) await files(request, response);
  };
}

/**
 * Builds a site, and serves it together with a content service on one origin. Serves the content before it builds, so that the build reads
 * it over HTTP, at the same URL as browsers do later.
 */
export async function openEmbeddedSite(
  options: Omit<BuildOptions, 'contentUrl' | 'browserContentUrl' | 'print'>,
  content: ServiceHandler,
  port: number,
  build: (options: Omit<BuildOptions, 'print'>) => Promise<BuildResult>,
) {
  let files = stillBuilding;
  const { server, address } = await listen(
    contentFirst(content, (request, response) => files(request, response)),
    port,
  );
  const result = await build({ ...options, contentUrl: address, browserContentUrl: '' });
  files = folderHandler(options.outDir);
  return { server, address, ...result };
}
