import type { ChildProcess } from 'node:child_process';

/** Resolves with the URL that a command prints when it serves. Rejects with what it printed if it ends before. */
export function whenReady(command: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    command.stdout?.on('data', (part) => {
      printed += String(part);
      const address = /Ready: (\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    command.on('error', reject).on('close', () => reject(new Error(`The command ended: ${printed}`)));
  });
}
