import { vi } from 'vitest';

/**
 * Runs the function of a command of the engine in this process, which saves the time in which a process starts. Returns its exit code and
 * its output.
 */
export async function runHere(
  root: string,
  command: () => Promise<void>,
): Promise<{ readonly status: unknown; readonly printed: string }> {
  const lines: unknown[] = [];
  const before = process.cwd();
  const outputs = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const output of outputs) output.mockImplementation((line) => void lines.push(line));
  process.chdir(root);
  try {
    await command();
    return { status: process.exitCode ?? 0, printed: lines.join('\n') };
  } finally {
    process.exitCode = undefined;
    process.chdir(before);
    for (const output of outputs) output.mockRestore();
  }
}
