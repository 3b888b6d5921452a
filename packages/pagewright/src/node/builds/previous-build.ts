import path from 'node:path';
import type { ContentAdapter, ContentChanges } from '../../content/content-adapter.ts';
import { read } from '../../content/read.ts';
import type { ServiceCall } from '../../content/requests/content-service-call.ts';
import { hasServer } from '../output/server-folder.ts';
import type { BuildResult } from './build-options.ts';
import type { BuildRecord } from './build-record.ts';
import type { BuildRun } from './build-run.ts';
import { loadServer } from './bundling/bundle.ts';
import { isFolderIntact } from './output-files.ts';
import { findBundle } from './site-bundle.ts';

/** In milliseconds. A build that gives up waiting reads everything instead. */
const maxDeadline = 3000;

/**
 * The changes in the content service since an earlier build. Undefined if the service cannot report them, so that everything must be read.
 * Never rejects.
 * @param cursor the cursor of the earlier build
 */
export async function readChanges(
  { changes }: ContentAdapter,
  cursor: string | undefined,
  { deadline, ...options }: ServiceCall,
): Promise<ContentChanges | undefined> {
  if (!changes || options.base === undefined) return undefined;
  try {
    const { content, issues } = await read(
      changes,
      { since: cursor ?? '' },
      { ...options, deadline: Math.min(deadline, maxDeadline) },
    );
    // A change that could not be decoded may affect any content.
    return issues.length > 0 ? { ...content, all: true } : content;
  } catch {
    return undefined;
  }
}

/** The previous build of the same code with the same settings. */
export interface PreviousBuild {
  readonly record: BuildRecord;
  /** The changes in the main content service since then; undefined if the service cannot report them. */
  readonly changes: ContentChanges | undefined;
  /** True if the site reads further content services, whose changes are unknown. */
  readonly hasOthers: boolean;
}

/** The previous build, if this one has the same code and settings. */
export async function previousBuild(run: BuildRun): Promise<PreviousBuild | undefined> {
  const { record, calls } = run;
  const bundle = run.isCold ? undefined : findBundle(run);
  if (!record || !bundle || record.identity !== run.identityOf(bundle.digest)) return undefined;
  const { content } = await loadServer(path.join(bundle.folder, 'server'));
  const hasOthers = Object.values(calls.others ?? {}).some(({ base }) => base !== undefined);
  return { record, changes: await readChanges(content, record.cursor, calls.main), hasOthers };
}

/** The result of the previous build, if a new build would write exactly the same; otherwise undefined. */
export function upToDateResult(
  { record, changes, hasOthers }: PreviousBuild,
  outDir: string,
  print: (line: string) => void,
): BuildResult | undefined {
  const isSame = !hasOthers && changes !== undefined && !changes.all && changes.changes.length === 0;
  if (!isSame || !record.isComplete || !isFolderIntact(outDir, record.files) || !hasServer(outDir))
    return undefined;
  print('Nothing has changed since the last build');
  if (record.checked !== '') print(record.checked);
  if (record.nextChange) print(record.nextChange.line);
  const pages = Object.keys(record.pages).length;
  return { pages, reused: pages, warnings: record.warnings };
}
