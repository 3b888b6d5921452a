import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../packages/pagewright/src/node/commands/build.ts';
import {
  openEmbeddedContent,
  openEmbeddedSite,
} from '../../../packages/pagewright/src/node/commands/embedded-site.ts';
import { closeServer } from '../../../packages/pagewright/src/node/serving/static-server.ts';

/** A site that is built and served for tests. */
export interface World {
  readonly address: string;
  /** What the build said of the content. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds the site with the project's own content, or that of a folder, and serves both on one origin. */
export async function openWorld(name: string, contentDir?: string): Promise<World> {
  const outDir = path.join(root, '.pagewright/worlds', name);
  mkdirSync(path.dirname(outDir), { recursive: true });
  const { server, address, pages, warnings } = await openEmbeddedSite(
    { root, outDir },
    openEmbeddedContent(root, contentDir === undefined ? {} : { contentDir }),
    0,
    (options) => build({ ...options, say: () => {} }),
  );
  // Of content that was made to be warned of, nobody has to be told.
  if (contentDir === undefined) for (const warning of warnings) console.warn(`${name}: ${warning}`);
  console.log(`World "${name}": ${pages} pages at ${address}`);
  return { address, warnings, close: () => closeServer(server) };
}
