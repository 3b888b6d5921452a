import { spawn } from 'node:child_process';
import { engineCommand } from '../engine-command.ts';
import { whenReady } from '../when-ready.ts';

/** A development server. */
export interface DevServer {
  readonly address: string;
  stop(): void;
}

/** Starts a development server in a folder, by the command that authors use. */
export async function startDevServer(folder: string, name: 'dev' | 'gallery' = 'dev'): Promise<DevServer> {
  const command = spawn(process.execPath, [...engineCommand(name), '--port', '0'], {
    cwd: folder,
    // Builds of fixture sites have set another mode in this process.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await whenReady(command), stop: () => void command.kill() };
}
