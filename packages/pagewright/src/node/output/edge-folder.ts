import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findServer } from './server-folder.ts';

/** The code of the Worker, which is the only module that an edge host calls. */
const workerCode = `import * as code from './server.js';
import site from './site.json';

export default code.createWorker(site, code);
`;

/**
 * Copies the server of the build in `outDir` to `folder` as a Cloudflare Worker, and replaces that folder. Returns false if the build has
 * no server.
 */
export function writeEdgeFolder(outDir: string, folder: string): boolean {
  const server = findServer(outDir);
  if (!server) return false;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(server.folder, folder, { recursive: true });
  writeFileSync(`${folder}/worker.js`, workerCode);
  return true;
}
