import path from 'node:path';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { ClientManifest } from '../../pipeline/files/client-manifest.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { takeManifest } from '../output/site-output.ts';
import type { BuildRun } from './build-run.ts';
import { loadServer } from './bundle.ts';
import type { PlannedSite } from './plan-site.ts';

/** The bundled code of a site, in the folder of a build. */
export interface SiteBundle {
  /** The folder that becomes the output folder. */
  readonly client: string;
  /** Folder with the server bundle. */
  readonly server: string;
  /** See `BuildRecord`; undefined if the code may have changed during bundling. */
  readonly identity: string | undefined;
  readonly manifest: ClientManifest;
  readonly sources: SourceTable;
  readonly content: ContentAdapter;
}

/** Puts the code of a site and its images into the folder of a build. */
export async function openBundle(run: BuildRun, plan: PlannedSite, folder: string): Promise<SiteBundle> {
  const bundled = await run.bundles.prepare(plan.site, folder, run.isCold);
  const client = path.join(folder, 'client');
  plan.images.linkInto(client);
  const manifest = takeManifest(client, plan.site);
  const server = path.join(bundled.folder, 'server');
  const { sources, content } = await loadServer(server);
  return { client, server, identity: run.identityOf(bundled.digest), manifest, sources, content };
}
