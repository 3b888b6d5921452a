import type { ViteDevServer } from 'vite';
import { readProject } from '../../pipeline/project/read-project.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { listenInDevelopment } from './listening-address.ts';
import { watchConfig } from './watch-config.ts';

interface RestartingServer {
  readonly root: string;
  readonly port: number;
  /** Creates the server for a project config. The server does not listen yet. */
  readonly open: (project: ProjectConfig, port: number) => Promise<ViteDevServer>;
  readonly print: (line: string) => void;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Opens a server of Vite, and opens it again on the same port whenever the project config changes. With a mistake in the config, the server
 * stays as it was. Resolves to its URL.
 */
export async function openRestarting({ root, port, open, print }: RestartingServer): Promise<string> {
  let server: ViteDevServer | undefined = await open(await readProject(root), port);
  const address = await listenInDevelopment(server, port);
  const used = Number(new URL(address).port);
  /** The URL of the site on a server. */
  const siteOn = ({ config: { base } }: ViteDevServer) => address + (base === '/' ? '' : base);
  const restart = async (file: string) => {
    try {
      const next = await open(await readProject(root, { isChanged: true }), used);
      await server?.close();
      server = undefined;
      await listenInDevelopment(next, used);
      server = next;
      print(`${file} has changed, so the server was restarted: ${siteOn(server)}`);
    } catch (error) {
      const state = server ? 'The server goes on as before' : 'The server is stopped until it can be used';
      print(`${file} has changed, but cannot be used. ${state}.\n${textOf(error)}`);
    }
  };
  // One after the other.
  let queue = Promise.resolve();
  watchConfig(root, (file) => {
    queue = queue.then(() => restart(file));
  });
  return siteOn(server);
}
