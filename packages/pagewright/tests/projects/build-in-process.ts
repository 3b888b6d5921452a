import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../src/node/builds/build.ts';
import type { BuildOptions } from '../../src/node/builds/build-options.ts';
import { StoppedBuildError } from '../../src/node/output/stopped-build.ts';
import { withSettings } from '../commands/with-settings.ts';
import { bundleProject } from './bundle-project.ts';
import { type CommandResult, SmallSite } from './small-site.ts';

/** Bundles the code and page configs of a project as they are now. Returns the folder of the bundle. */
export async function bundleOf(project: Pick<SmallSite, 'root'>): Promise<string> {
  const work = path.join(project.root, '.pagewright');
  mkdirSync(work, { recursive: true });
  // Each bundle needs its own path, because Node caches modules by path.
  const folder = mkdtempSync(path.join(work, 'bundle-'));
  await bundleProject(project.root, folder);
  return folder;
}

let standard: Promise<string> | undefined;

/** The bundle of the unchanged small site, which all test files of a process share. */
export function smallSiteBundle(): Promise<string> {
  standard ??= (async () => {
    const site = new SmallSite();
    process.once('exit', () => site.remove());
    return bundleOf(site);
  })();
  return standard;
}

export interface InProcessBuild extends Pick<BuildOptions, 'paths' | 'now'> {
  /** Folder of `bundleOf`; without it, the build bundles the project itself. */
  readonly bundle?: string;
  readonly allowShrink?: boolean;
  readonly cold?: boolean;
  readonly allowIncomplete?: boolean;
  /** Milliseconds after which a request times out. */
  readonly deadline?: number;
  /** Seconds that a request waits for a service that refuses it. */
  readonly wait?: number;
}

/** The environment variables of such a build, with its `deadline` and `wait`. */
export function buildSettings(deadline = 10_000, wait = 0) {
  return {
    // Vitest sets another mode in its own process.
    NODE_ENV: 'production',
    VITE_REQUEST_TIMEOUT_MS: String(deadline),
    CONTENT_WAIT_SECONDS: String(wait),
  };
}

/**
 * Builds a project in this process, without compression, which is several times faster than the command.
 * @param service URL of the content service; undefined for none
 */
export async function buildInProcess(
  project: Pick<SmallSite, 'root'>,
  service: string | undefined,
  { deadline, wait, ...options }: InProcessBuild = {},
): Promise<CommandResult> {
  const lines: string[] = [];
  const addWarnings = (warnings: readonly string[]) =>
    lines.push(...warnings.map((warning) => `warning: ${warning}`));
  try {
    await withSettings(buildSettings(deadline, wait), async () => {
      const { warnings } = await build({
        root: project.root,
        outDir: path.join(project.root, 'dist'),
        contentUrl: service,
        browserContentUrl: service,
        compress: false,
        print: (line) => void lines.push(line),
        ...options,
      });
      addWarnings(warnings);
    });
    return { status: 0, output: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof StoppedBuildError) addWarnings(error.warnings);
    return { status: 1, output: [...lines, error.message].join('\n') };
  }
}
