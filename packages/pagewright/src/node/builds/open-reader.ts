import path from 'node:path';
import type { ContentChanges } from '../../content/content-adapter.ts';
import { mainAuthorization, withoutCredentials } from '../../content/requests/authorized-fetch.ts';
import { callOf } from '../../content/requests/content-service-call.ts';
import { serviceOfKey } from '../../content/requests/request-key.ts';
import { contentOrigins } from '../../pipeline/policy/site-policy.ts';
import { contentAuthorization, publicBases, siteAddress } from '../../pipeline/project/build-settings.ts';
import { furtherServices } from '../../pipeline/project/further-services.ts';
import { absenceCheck } from '../../pipeline/reading/absence-check.ts';
import { boundFields } from '../../pipeline/reading/bound-fields.ts';
import { type ContentReader, createContentReader } from '../../pipeline/reading/content-reader.ts';
import { findForeignImages } from '../../pipeline/reading/disallowed-images.ts';
import type { KeptContent } from '../../pipeline/reading/kept-content.ts';
import { linkRules } from '../../pipeline/reading/left-out/link-rules.ts';
import { findLeftOut } from '../../pipeline/reading/left-out-content.ts';
import { findFields } from '../../pipeline/reading/missing-fields.ts';
import { declaredOrigins } from '../../project/declared-origins.ts';
import { openKeptFiles } from '../output/kept-files.ts';
import type { BuildThreads } from '../threads/build-threads.ts';
import type { BuildRun } from './build-run.ts';
import { earlierReads } from './earlier-build.ts';
import type { PlannedSite } from './plan-site.ts';
import { type PreviousBuild, readChanges } from './previous-build.ts';
import { readBases } from './service-calls.ts';
import type { SiteBundle } from './site-bundle.ts';

/** A build whose code is bundled. */
interface BundledBuild {
  readonly run: BuildRun;
  readonly plan: PlannedSite;
  readonly bundle: SiteBundle;
  readonly previous: PreviousBuild | undefined;
  readonly threads: BuildThreads;
}

/** A build whose code is bundled and whose reader is open. */
export interface OpenBuild extends BundledBuild {
  readonly reading: BuildReading;
}

/** The reader of a build, and what it needs. */
interface BuildReading {
  /** The content of earlier builds. */
  readonly kept: KeptContent;
  readonly reader: ContentReader;
  /** The changes since the previous build, or at least the entries that are gone; undefined if they are unknown. */
  readonly changes: ContentChanges | undefined;
  /** When the build began to read content, in milliseconds since 1970. */
  readonly made: number;
}

/**
 * Opens the content of earlier builds, and a reader that falls back to it.
 * @param keptFolder folder with the content of earlier builds
 * @param folder folder of this build
 */
export async function openReader(
  { run, plan, bundle, previous, threads }: BundledBuild,
  keptFolder: string,
  folder: string,
): Promise<BuildReading> {
  const { calls, project, allowShrink, record, held } = run;
  const { sources, content } = bundle;
  const changes = previous ? previous.changes : await readChanges(content, record?.cursor, calls.main);
  const kept = openKeptFiles({
    folder: keptFolder,
    staging: path.join(folder, 'content'),
    baseOf: (key) => callOf(calls, { service: serviceOfKey(key) }).base,
  });
  const named = [calls.main, ...Object.values(calls.others ?? {})].flatMap(({ base, label }) =>
    base !== undefined && label ? [`${label.name} at ${base}`] : [],
  );
  if (named.length > 0) run.print(`Reading from ${named.join(', ')}`);
  const siteUrl = siteAddress(project);
  const { base } = calls.main;
  const shown = contentOrigins(siteUrl, base, ...publicBases(project, readBases(run)));
  const allowed = [...shown, ...declaredOrigins(project.policy, 'images')];
  const variables = [mainAuthorization, ...furtherServices(project).map((each) => each.authorization)];
  const credentials = variables.map((variable) => contentAuthorization(variable));
  const reader = createContentReader({
    ...calls.main,
    others: calls.others,
    hide: (text) => credentials.reduce<string>(withoutCredentials, text),
    kept,
    allowShrink,
    earlier: earlierReads(previous?.record, changes),
    changes,
    accepted: held.accepted(),
    isGone: absenceCheck(sources, bundle),
    findLeftOut: findLeftOut(plan.site.schemas, linkRules(sources, calls, siteUrl)),
    findFields: findFields(plan.site.schemas, boundFields(plan.site.pages)),
    findImages: findForeignImages(plan.site.schemas, allowed),
    decode: (source, body) => {
      const { base } = callOf(calls, sources[source] ?? {});
      return threads.decode({ source, body, base, siteUrl });
    },
  });
  return { kept, reader, changes, made: Date.now() };
}
