import path from 'node:path';
import type { ServiceCalls } from '../../content/requests/content-service-call.ts';
import { requestTimeout, siteAddress } from '../../pipeline/project/build-settings.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { hexDigest } from '../files/hex-digest.ts';
import type { BuildOptions } from './build-options.ts';
import { type BuildRecord, readRecord } from './build-record.ts';
import { type HeldFile, heldFile } from './held-file.ts';
import { serviceCalls } from './service-calls.ts';

/** The inputs of a build, derived from its options, the project and the last build. */
export interface BuildRun
  extends Required<Omit<BuildOptions, 'bundle' | 'cold' | 'services'>>,
    Pick<BuildOptions, 'bundle' | 'services'> {
  readonly project: ProjectConfig;
  /** How to call the content services. */
  readonly calls: ServiceCalls;
  /** The project's `.pagewright` folder. */
  readonly work: string;
  readonly held: HeldFile;
  /** The record of the last build into the same output folder. */
  readonly record: BuildRecord | undefined;
  /** True to reuse nothing from the last build. */
  readonly isCold: boolean;
  /** Digest of everything that decides the output of a build, except content; undefined without a digest of the code. */
  identityOf(code: string | undefined): string | undefined;
}

export async function openRun(options: BuildOptions): Promise<BuildRun> {
  const { root, contentUrl, browserContentUrl, services, outDir, print } = options;
  const { allowShrink = false, allowIncomplete = false, compress = true } = options;
  const { paths = [], now = Date.now() } = options;
  const project = await readProject(root);
  const calls = serviceCalls(project, options, print);
  const work = path.join(root, '.pagewright');
  const record = readRecord(work, outDir);
  // The output of the last build is valid only until the next change of its schedules.
  const isOver = record?.nextChange !== undefined && record.nextChange.time <= now;
  return {
    ...options,
    allowShrink,
    allowIncomplete,
    compress,
    paths,
    now,
    project,
    calls,
    work,
    held: heldFile(work),
    record,
    isCold: (options.cold ?? false) || isOver,
    identityOf(code) {
      if (code === undefined) return undefined;
      const parts = { code, contentUrl, browserContentUrl, services, compress, paths };
      // The code contains what the settings of Vite say. Plugins are not JSON.
      const { vite: _, ...settings } = project;
      return hexDigest(32, JSON.stringify([parts, settings, siteAddress(project), requestTimeout()]));
    },
  };
}
