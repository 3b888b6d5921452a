import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { engineCommand } from './engine-command.ts';

/** A command that serves. */
export interface CommandServer {
  readonly address: string;
  /** What the command has printed so far, without the colors that some systems ask for. */
  printed(): string;
  /** Ends the command. Resolves when it has ended, so that it writes no more files. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Resolves when a command prints the URL that it serves. Rejects with its output if it ends before. */
export function whenServing(command: ChildProcess): Promise<CommandServer> {
  let printed = '';
  const stop = async (signal?: NodeJS.Signals) => {
    if (command.exitCode !== null || command.signalCode !== null) return;
    const closed = once(command, 'close');
    command.kill(signal);
    await closed;
  };
  return new Promise((resolve, reject) => {
    for (const stream of [command.stdout, command.stderr])
      stream?.on('data', (part) => {
        printed += String(part);
        const address = /Ready: (\S+)/.exec(printed)?.[1];
        if (address !== undefined)
          resolve({ address, printed: () => stripVTControlCharacters(printed), stop });
      });
    command.on('error', reject).on('close', () => reject(new Error(`The command ended: ${printed}`)));
  });
}

/** The environment of this process, without the settings of test runners and without a content service. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, VITE_WORDPRESS_URL: ___, ...environment } = process.env;
  return environment;
}

/**
 * Starts a command of the engine that serves a project.
 * @param env environment variables in addition to the variables of this process
 * @param port any free one if it is 0
 */
export function startServer(
  command: 'dev' | 'gallery' | 'receive' | 'serve' | 'start' | 'studio',
  root: string,
  env: NodeJS.ProcessEnv = {},
  port = 0,
): Promise<CommandServer> {
  const args = [...engineCommand(command), '--port', String(port)];
  const environment = { ...commandEnvironment(), ...env };
  return whenServing(spawn(process.execPath, args, { cwd: root, env: environment }));
}
