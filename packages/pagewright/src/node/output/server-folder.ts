import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { recordOf } from '../../json/is-record.ts';
import { parseSiteRecord, type SiteRecord } from '../../server/site-record.ts';
import { errorCode } from '../files/error-code.ts';
import { readJson } from './json-files.ts';
import { linkFolder } from './link-files.ts';

/**
 * File in the output folder that names the build. A folder of the same name next to the output folder contains the code and the data with
 * which a server renders pages on demand. So replacing the output folder changes both at once.
 */
export const buildFile = '_build.json';

const recordFile = 'site.json';
/** Module of the server bundle that only runs in threads of a build. */
export const threadFile = 'threads.js';

/** The folder next to an output folder that has a folder for each build: `dist-server/` next to `dist/`. */
export const serversOf = (outDir: string) => `${outDir}-server`;

/**
 * @param partialRoutes routes that the output folder contains only in part
 * @param base the base of the site, without a slash at its end
 */
export function buildFileText(build: string, partialRoutes: readonly string[], base: string): string {
  return JSON.stringify({ build, partialRoutes, ...(base === '' ? {} : { base }) });
}

/** The build in an output folder. */
function readBuildFile(outDir: string): Readonly<Record<string, unknown>> {
  return recordOf(readJson(path.join(outDir, buildFile)));
}

/** Id of the build in an output folder; undefined if it has none. */
function buildIn(outDir: string): string | undefined {
  const { build } = readBuildFile(outDir);
  return typeof build === 'string' && /^[\w-]+$/.test(build) ? build : undefined;
}

/** The base of the site in an output folder, without a slash at its end. */
export function baseIn(outDir: string): string {
  const { base } = readBuildFile(outDir);
  return typeof base === 'string' ? base : '';
}

/** The routes that an output folder contains only in part. A server renders their other pages. */
export function partialRoutesIn(outDir: string): readonly string[] {
  const { partialRoutes } = readBuildFile(outDir);
  return Array.isArray(partialRoutes) ? partialRoutes.map(String) : [];
}

/**
 * Adds the server of a build next to `outDir`. Returns a function to call after the output folder was replaced: it removes the servers of
 * older builds, except the previous one, which a running server may still use.
 * @param bundle folder with the server bundle
 */
export function addServer(outDir: string, bundle: string, record: SiteRecord): () => void {
  const servers = serversOf(outDir);
  const previous = buildIn(outDir);
  const folder = path.join(servers, record.build);
  const staged = `${folder}.new`;
  rmSync(staged, { recursive: true, force: true });
  // Nothing changes a file of a bundle, so a link is as good as a copy.
  linkFolder(bundle, staged);
  rmSync(path.join(staged, threadFile));
  writeFileSync(path.join(staged, recordFile), JSON.stringify(record));
  rmSync(folder, { recursive: true, force: true });
  renameSync(staged, folder);
  return () => {
    for (const name of readdirSync(servers))
      if (name !== record.build && name !== previous)
        rmSync(path.join(servers, name), { recursive: true, force: true });
  };
}

/** The server of the build in an output folder. */
interface BuiltServer {
  /** Folder of the server bundle. */
  readonly folder: string;
  readonly record: SiteRecord;
}

/** True if the build in `outDir` still has its server. */
export function hasServer(outDir: string): boolean {
  const build = buildIn(outDir);
  return build !== undefined && existsSync(path.join(serversOf(outDir), build, recordFile));
}

/** Finds the server of the build in `outDir`; undefined if there is none. Throws if another version of the engine wrote it. */
export function findServer(outDir: string): BuiltServer | undefined {
  const build = buildIn(outDir);
  if (build === undefined) return undefined;
  const folder = path.join(serversOf(outDir), build);
  let text: string;
  try {
    text = readFileSync(path.join(folder, recordFile), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  return { folder, record: parseSiteRecord(text) };
}

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
