import { type ChildProcess, spawn } from 'node:child_process';
import { engineCommand } from '../engine-command.ts';

/** A development server. */
export interface DevServer {
  readonly address: string;
  stop(): void;
}

/** Resolves with the URL that the command prints after `Ready:`. */
function whenReady(command: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    command.stdout?.on('data', (part) => {
      printed += part;
      const ready = /Ready: (\S+)/.exec(printed)?.[1];
      if (ready) resolve(ready);
    });
    command.on('exit', () => reject(new Error(`The development server ended: ${printed}`)));
  });
}

/** Starts a development server in a folder, by the command that authors use. */
export async function startDevServer(folder: string, name: 'dev' | 'gallery' = 'dev'): Promise<DevServer> {
  const command = spawn(process.execPath, [...engineCommand(name), '--port', '0'], {
    cwd: folder,
    // Builds of fixture sites have set another mode in this process.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await whenReady(command);
  return {
    address,
    stop: () => {
      command.removeAllListeners('exit');
      command.kill();
    },
  };
}
