import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Takes a function that stops a started program. All functions are called at the end, the last one first, even if a start fails. */
export type AtEnd = (stop: () => Promise<unknown>) => void;

/** Starts a program that runs until the end. */
export function startProgram(
  file: string,
  args: readonly string[],
  atEnd: AtEnd,
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  const program = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A program blocks when nobody reads its output.
  program.stdout.resume();
  program.stderr.resume();
  const kill = () => program.kill();
  process.once('exit', kill);
  atEnd(async () => {
    process.off('exit', kill);
    if (program.exitCode !== null || program.signalCode !== null) return;
    const closed = once(program, 'close');
    kill();
    await closed;
  });
  return program;
}

/**
 * Tries something until it succeeds, while a program starts.
 * @param attempt rejects as long as the program is not ready
 */
export async function whenReady<Result>(
  program: ChildProcess,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} has ended`);
    try {
      return await attempt();
    } catch {
      // Other programs get processor time between two attempts.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
