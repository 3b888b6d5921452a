import { type BuildOptions, type BuildResult, build, ConfigFaults } from './build.ts';

/** Builds for a command: progress and warnings are printed, faults end the process with status 1. */
export async function runBuild(options: Omit<BuildOptions, 'say'>): Promise<BuildResult> {
  const began = performance.now();
  try {
    const result = await build({ ...options, say: (line) => console.log(line) });
    for (const warning of result.warnings) console.warn(`warning: ${warning}`);
    console.log(`Built ${result.pages} pages in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.error(error instanceof ConfigFaults ? error.message : error);
    process.exit(1);
  }
}
