import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../json/json-value.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { readJson, replaceJson } from '../output/json-files.ts';
import { linkFolder } from '../output/link-files.ts';
import type { BuildRun } from './build-run.ts';
import { type FileStamps, isFolderIntact, stampFiles } from './output-files.ts';
import { type BundleInputs, projectDigest } from './project-digest.ts';

/** The bundle of a project: `client/` and `server/` below a folder. */
export interface CachedBundle {
  readonly folder: string;
  readonly digest: string;
  /** What was found when it was made. */
  readonly warnings: readonly Warning[];
}

interface StoredBundle extends CachedBundle, BundleInputs {
  readonly files: FileStamps;
}

/** A project, its `.pagewright` folder, and whether its bundle contains compressed copies. */
type BundledProject = Pick<BuildRun, 'root' | 'work' | 'compress'>;

function isStored(value: unknown): value is StoredBundle {
  return (
    isRecord(value) &&
    typeof value.folder === 'string' &&
    typeof value.digest === 'string' &&
    Array.isArray(value.modules) &&
    typeof value.hasPlugins === 'boolean' &&
    Array.isArray(value.warnings) &&
    isRecord(value.files)
  );
}

const cacheOf = (work: string) => path.join(work, 'bundles');
const latestOf = (work: string) => path.join(cacheOf(work), 'latest.json');

function digestOf({ root, compress }: BundledProject, inputs: BundleInputs): string {
  return `${projectDigest(root, inputs)}-${compress}`;
}

/** The bundle of the last build, if the project has not changed since. */
export function findCached(project: BundledProject): CachedBundle | undefined {
  const stored = readJson(latestOf(project.work));
  if (!isStored(stored)) return undefined;
  try {
    const folder = path.join(cacheOf(project.work), stored.folder);
    const isCurrent = stored.digest === digestOf(project, stored) && isFolderIntact(folder, stored.files);
    return isCurrent ? { folder, digest: stored.digest, warnings: stored.warnings } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a bundle for the next build. Returns its digest, or undefined if a file changed during bundling.
 * @param made what it was made from, and what was found when it was made
 * @param since when bundling began, in milliseconds
 */
export function storeBundle(
  project: BundledProject,
  folder: string,
  made: BundleInputs & Pick<CachedBundle, 'warnings'>,
  since: number,
): string | undefined {
  const { warnings, ...inputs } = made;
  const isStale = inputs.modules.some(
    (file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? since) >= since,
  );
  if (isStale) return undefined;
  const digest = digestOf(project, inputs);
  const cache = cacheOf(project.work);
  const latest = latestOf(project.work);
  // Each build needs a new name, because Node caches modules by path.
  const name = path.basename(folder).replace('build-', '');
  const target = path.join(cache, name);
  for (const part of ['client', 'server']) linkFolder(path.join(folder, part), path.join(target, part));
  const stored: StoredBundle = { folder: name, digest, ...inputs, warnings, files: stampFiles(target) };
  replaceJson(latest, stored);
  const others = readdirSync(cache).filter((each) => each !== name && each !== path.basename(latest));
  for (const other of others) rmSync(path.join(cache, other), { recursive: true, force: true });
  return digest;
}
