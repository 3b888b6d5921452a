import { findProgram } from './find-program.ts';
import { type AtEnd, startProgram } from './programs.ts';

/** True if windows can open, or if a program that simulates a display is installed. */
export function hasDisplay(): boolean {
  return needsNone() || findProgram(['Xvfb']) !== undefined;
}

function needsNone(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

/** The environment of programs that open windows: on the display of this computer, or on a simulated one. */
export async function openDisplay(atEnd: AtEnd): Promise<NodeJS.ProcessEnv> {
  const file = findProgram(['Xvfb']);
  if (needsNone() || file === undefined) return process.env;
  // The program chooses a free number and prints it.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = startProgram(file, args, atEnd);
  const number = await new Promise<string>((resolve, reject) => {
    let printed = '';
    xvfb.stdout?.on('data', (part) => {
      printed += String(part);
      if (printed.includes('\n')) resolve(printed.trim());
    });
    xvfb.once('close', () => reject(new Error('Xvfb has ended before it had a display')));
  });
  return { ...process.env, DISPLAY: `:${number}` };
}
