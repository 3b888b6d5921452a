import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isRecord } from '../../json/json-value.ts';
import { projectPackage } from '../project-package.ts';

/** The machine on which a browser is searched. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly home: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
  /** Whether a browser starts. */
  starts(file: string): boolean;
  /** The browser that a package of the project provides; undefined if the package is not installed or provides none. */
  browserOf(packageName: string): Promise<string | undefined>;
}

/** `@sparticuz/chromium` exports a class with this method. Playwright exports an object that has one such object per browser. */
function hasExecutable(value: unknown): value is { executablePath(): unknown } {
  return (isRecord(value) || typeof value === 'function') && 'executablePath' in value;
}

/** This machine, with the packages of a project. */
export function thisMachine(root: string): Machine {
  const { platform, arch, env } = process;
  return {
    platform,
    arch,
    home: homedir(),
    environment: env,
    exists: existsSync,
    starts: (file) => spawnSync(file, ['--version'], { timeout: 60_000 }).status === 0,
    browserOf: async (name) => {
      // With this variable, `@sparticuz/chromium` unpacks the system libraries that it needs.
      env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
      const exported = await projectPackage(root, name);
      const browser = isRecord(exported) && 'chromium' in exported ? exported.chromium : exported;
      if (!hasExecutable(browser)) return undefined;
      try {
        const file = await browser.executablePath();
        return typeof file === 'string' ? file : undefined;
      } catch {
        // The package cannot unpack the browser here, or Playwright has none for this system.
        return undefined;
      }
    },
  };
}
