import path from 'node:path';
import type { ContentAdapter, ContentChanges } from '../../content/content-adapter.ts';
import { withoutCredentials } from '../../content/requests/authorized-fetch.ts';
import type { CallOptions } from '../../content/requests/content-service-call.ts';
import { absenceCheck } from '../../pipeline/reading/absence-check.ts';
import { type ContentReader, createContentReader } from '../../pipeline/reading/content-reader.ts';
import { findForeignImages } from '../../pipeline/reading/disallowed-images.ts';
import type { EarlierReads } from '../../pipeline/reading/earlier-reads.ts';
import type { KeptContent } from '../../pipeline/reading/kept-content.ts';
import { contentAuthorization, siteOrigin } from '../../pipeline/site/build-settings.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { ProjectConfig } from '../../pipeline/site/project-config.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { SiteConfig } from '../../site-types/registered-types.ts';
import { openKeptFiles } from '../output/kept-files.ts';
import type { BuildThreads } from '../threads/build-threads.ts';

interface ReaderOptions {
  readonly service: Pick<CallOptions, 'base' | 'deadline' | 'fetch' | 'pace'>;
  readonly project: ProjectConfig;
  readonly site: CheckedSite;
  readonly config: SiteConfig;
  /** Folder with the content of earlier builds. */
  readonly keptFolder: string;
  /** Folder of this build. */
  readonly folder: string;
  readonly allowShrink: boolean;
  readonly earlier: EarlierReads;
  /** What has changed since the previous build, or at least what is gone; undefined if it is unknown. */
  readonly changes: ContentChanges | undefined;
  /** See `heldFile`. */
  readonly accepted: readonly string[];
  readonly sources: SourceTable;
  readonly adapter: ContentAdapter;
  readonly threads: Pick<BuildThreads, 'decode'>;
}

/** Opens the content of earlier builds, and a reader that falls back to it. */
export function openReader(options: ReaderOptions): { kept: KeptContent; reader: ContentReader } {
  const { service, project, site, config, keptFolder, folder, allowShrink, earlier, threads } = options;
  const { changes, accepted, sources, adapter } = options;
  const { base } = service;
  const kept = openKeptFiles({ folder: keptFolder, staging: path.join(folder, 'content'), base });
  const allowed = [siteOrigin(project), ...(base ? [base] : []), ...(config.imageOrigins ?? [])];
  const findImages = findForeignImages(site.schemas, allowed);
  const siteUrl = siteOrigin(project);
  const credentials = contentAuthorization();
  const reader = createContentReader({
    ...service,
    hide: (text) => withoutCredentials(text, credentials),
    kept,
    allowShrink,
    earlier,
    changes,
    accepted,
    isGone: absenceCheck(sources, adapter),
    findImages,
    decode: (source, body) => threads.decode({ source, body, base, siteUrl }),
  });
  return { kept, reader };
}
