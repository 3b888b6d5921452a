import path from 'node:path';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { ClientManifest } from '../../pipeline/files/client-manifest.ts';
import { siteBase } from '../../pipeline/project/build-settings.ts';
import { assertServicesOf } from '../../pipeline/project/further-services.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { SiteDefinition } from '../../render/site-definition.ts';
import { compressFolder } from '../output/compress.ts';
import { linkFolder } from '../output/link-files.ts';
import { takeManifest } from '../output/site-output.ts';
import type { BuildRun } from './build-run.ts';
import { type CachedBundle, findCached, storeBundle } from './bundle-cache.ts';
import { bundleSite, loadServer } from './bundling/bundle.ts';
import { unusedFont } from './bundling/unused-font.ts';
import type { PlannedSite } from './plan-site.ts';
import { folderDigest, projectDigest } from './project-digest.ts';

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
  readonly services: SiteDefinition['services'];
  readonly warnings: readonly Warning[];
}

/** The bundle of the project in its current state, if there is one. */
export function findBundle(run: BuildRun): CachedBundle | undefined {
  const { root, bundle } = run;
  if (bundle === undefined) return findCached(run);
  const digest = `${folderDigest(bundle)} ${projectDigest(root, { modules: [], hasPlugins: false })}`;
  return { folder: bundle, digest, warnings: [] };
}

/** Bundles the project, and keeps the bundle for the next build. Its digest is undefined if a file changed meanwhile. */
async function makeBundle(
  run: BuildRun,
  { site }: PlannedSite,
  folder: string,
): Promise<{ readonly digest: string | undefined; readonly warnings: readonly Warning[] }> {
  const { root, project, compress, print } = run;
  print('Bundling code');
  const since = Date.now();
  const { modules, warnings } = await bundleSite(site, root, folder, siteBase(project), project.vite);
  if (compress) {
    print('Compressing code');
    await compressFolder(path.join(folder, 'client'));
  }
  const made = { modules, warnings, hasPlugins: project.vite !== undefined };
  return { digest: storeBundle(run, folder, made, since), warnings };
}

/** Puts the code of a site and its images into the folder of a build. Bundles the code if it has changed, or if the build is cold. */
export async function openBundle(run: BuildRun, plan: PlannedSite, folder: string): Promise<SiteBundle> {
  const client = path.join(folder, 'client');
  const isGiven = run.bundle !== undefined;
  const found = run.isCold && !isGiven ? undefined : findBundle(run);
  if (found) linkFolder(path.join(found.folder, 'client'), client);
  if (found && isGiven && run.compress) await compressFolder(client);
  const { digest, warnings } = found ?? (await makeBundle(run, plan, folder));
  plan.images.linkInto(client);
  const manifest = takeManifest(client, plan.site, siteBase(run.project));
  const server = path.join(found?.folder ?? folder, 'server');
  const { sources, content, services } = await loadServer(server);
  assertServicesOf(run.project, { sources, services });
  const identity = run.identityOf(digest);
  const all = [...warnings, ...unusedFont(client, run.project.font)];
  return { client, server, identity, manifest, sources, content, services, warnings: all };
}
