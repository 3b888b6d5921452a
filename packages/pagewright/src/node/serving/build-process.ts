import { spawn } from 'node:child_process';

/**
 * Runs `pagewright build` in a separate process, so that a crash or a leak in one build does not affect the next. Prints its output.
 * Rejects if the build fails.
 * @param args arguments after `build`
 * @param signal ends the build
 */
export function runBuildProcess(args: readonly string[], signal: AbortSignal): Promise<void> {
  const [, cli = ''] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, cli, 'build', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => void child.kill();
  signal.addEventListener('abort', stop, { once: true });
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(code === null ? 'the build was ended' : `the build ended with code ${code}`));
    });
  }).finally(() => signal.removeEventListener('abort', stop));
}
