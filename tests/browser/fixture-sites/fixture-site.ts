import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../packages/pagewright/src/node/builds/build.ts';
import {
  openEmbeddedContent,
  openEmbeddedSite,
} from '../../../packages/pagewright/src/node/serving/embedded-site.ts';
import { closeServer } from '../../../packages/pagewright/src/node/serving/static-server.ts';
import { readProject } from '../../../packages/pagewright/src/pipeline/project/read-project.ts';
import { withSettings } from '../../../packages/pagewright/tests/commands/with-settings.ts';
import { createScratchProject } from '../../scratch-project.ts';
import { buildOnce, fixtureFolder, root } from './build-once.ts';
import { siteBundle } from './site-bundle.ts';

/** A built site that is served for tests. */
export interface FixtureSite {
  readonly address: string;
  /** Warnings of the build. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** The file with the requests that the build of a fixture site sent, each as `GET /wp-json/…`. */
export function buildRequestsFile(name: string): string {
  return path.join(path.dirname(fixtureFolder(name)), 'requests.json');
}

/** Builds the site with the content of the project, or of another folder, and serves both on one origin. */
export async function openFixtureSite(name: string, contentDir?: string): Promise<FixtureSite> {
  const content = openEmbeddedContent(
    await readProject(root),
    root,
    contentDir === undefined ? {} : { contentDir },
  );
  const requests: string[] = [];
  const { server, address, pages, warnings } = await openEmbeddedSite(
    { root, outDir: fixtureFolder(name) },
    (request, response) => {
      requests.push(`${request.method} ${request.url}`);
      // Responses contain the host with its port, which differs in each run. A page loads more code if a response differs from the response
      // at build.
      request.headers.host = 'fixture.example';
      return content(request, response);
    },
    0,
    async (options) => {
      const result = path.join(path.dirname(options.outDir), 'result.json');
      await buildOnce(name, async () => {
        const bundle = await siteBundle();
        // Builds in one folder share their kept content by the address of the service, and ports repeat.
        const scratch = createScratchProject(name);
        // Vitest sets another mode in its own process.
        await withSettings({ NODE_ENV: 'production' }, async () => {
          const built = await build({
            ...options,
            root: scratch.root,
            bundle,
            compress: false,
            // Content from another folder may not fit the site. Pages without their content are not published.
            allowIncomplete: contentDir !== undefined,
            print: () => {},
          });
          writeFileSync(result, JSON.stringify(built));
          writeFileSync(buildRequestsFile(name), JSON.stringify(requests));
        });
        scratch.remove();
      });
      return JSON.parse(readFileSync(result, 'utf8'));
    },
  );
  // Content from another folder is meant to cause warnings.
  if (contentDir === undefined) for (const warning of warnings) console.warn(`${name}: ${warning}`);
  console.log(`Fixture site "${name}": ${pages} pages at ${address}`);
  return { address, warnings, close: () => closeServer(server) };
}
