import path from 'node:path';
import { authorizedFetch } from '../../content/requests/authorized-fetch.ts';
import type { CallOptions } from '../../content/requests/content-service-call.ts';
import type { PathRule } from '../../pipeline/pages/path-rules.ts';
import { createPace } from '../../pipeline/reading/request-pace.ts';
import {
  contentAuthorization,
  contentWaitSeconds,
  requestTimeout,
} from '../../pipeline/site/build-settings.ts';
import type { ProjectConfig } from '../../pipeline/site/project-config.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { buildIdentity } from './build-identity.ts';
import type { BuildOptions } from './build-options.ts';
import { type BuildRecord, type RecordFile, recordFile } from './build-record.ts';
import { type HeldFile, heldFile } from './held-file.ts';
import { type ProjectBundle, projectBundle } from './prepare-bundle.ts';

type Decided = 'root' | 'outDir' | 'allowShrink' | 'allowIncomplete' | 'compress' | 'now' | 'print';

/** The inputs of a build, derived from its options, the project and the last build. */
export interface BuildRun
  extends Required<Pick<BuildOptions, Decided>>,
    Pick<BuildOptions, 'contentUrl' | 'browserContentUrl'> {
  readonly rules: readonly PathRule[];
  readonly project: ProjectConfig;
  /** How to call the content service. */
  readonly service: Pick<CallOptions, 'base' | 'deadline' | 'fetch' | 'pace'>;
  /** The project's `.pagewright` folder. */
  readonly work: string;
  readonly bundles: ProjectBundle;
  readonly held: HeldFile;
  readonly records: RecordFile;
  /** The record of the last build into the same output folder. */
  readonly record: BuildRecord | undefined;
  /** True to reuse nothing from the last build. */
  readonly isCold: boolean;
  /** See `BuildRecord`; undefined without a digest of the code. */
  identityOf(code: string | undefined): string | undefined;
}

export async function openRun(options: BuildOptions): Promise<BuildRun> {
  const { root, contentUrl, browserContentUrl, outDir, bundle: given, print } = options;
  const { allowShrink = false, allowIncomplete = false, compress = true, now = Date.now() } = options;
  const rules = options.paths ?? [];
  const service = {
    base: contentUrl,
    deadline: requestTimeout(),
    fetch: authorizedFetch(contentAuthorization()),
    pace: createPace({ maxWait: contentWaitSeconds() * 1000, print }),
  };
  const project = await readProject(root);
  const work = path.join(root, '.pagewright');
  const records = recordFile(work, outDir);
  const record = records.read();
  // The output of the last build is valid only until the next change of its schedules.
  const isOver = record?.nextChange !== undefined && record.nextChange.time <= now;
  return {
    root,
    outDir,
    allowShrink,
    allowIncomplete,
    compress,
    now,
    print,
    contentUrl,
    browserContentUrl,
    rules,
    project,
    service,
    work,
    bundles: projectBundle({ root, work, compress, given, print }),
    held: heldFile(work),
    records,
    record,
    isCold: (options.cold ?? false) || isOver,
    identityOf: (code) =>
      code === undefined
        ? undefined
        : buildIdentity({ code, project, contentUrl, browserContentUrl, compress, rules }),
  };
}
