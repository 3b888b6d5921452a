import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Storage } from 'unstorage';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { filesBelow } from '../../pipeline/files-below.ts';
import { projectPackage } from '../project-package.ts';
import type { Handler } from './static-server.ts';

interface WorkerdOptions {
  /** Folder of the Worker; see `writeEdgeFolder`. */
  readonly folder: string;
  /** Addresses `HOST:PORT` of the servers for `dist/` and for the KV namespace. */
  readonly assets: string;
  readonly pages: string;
  readonly port: number;
  /** Further bindings of the Worker, as text. They may be secret, so they are not in a file: workerd gets them as environment variables. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The version of the runtime's behaviour; see `wrangler.jsonc`. */
const compatibilityDate = '2026-07-01';

/** Path of the executable of the package `workerd`, which is its default export. */
async function executable(root: string): Promise<string> {
  const exported = await projectPackage(root, 'workerd');
  if (typeof exported === 'string') return exported;
  throw new ExplainedError(
    'The command needs the runtime of Cloudflare Workers: npm install --save-dev workerd',
  );
}

const quoted = (text: string) => JSON.stringify(text);

function moduleOf(file: string): string {
  const kind = file.endsWith('.json') ? 'json' : 'esModule';
  return `(name = ${quoted(file)}, ${kind} = embed ${quoted(file)})`;
}

/** Serves a store as workerd expects a KV namespace: `GET`, `PUT` and `DELETE` with the key as the path. */
export function kvHandler(store: Storage): Handler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(pathname.slice(1));
    if (request.method === 'PUT') {
      const ttl = Number(searchParams.get('expiration_ttl') ?? 0);
      await store.setItemRaw(key, await text(request), ttl > 0 ? { ttl } : {});
      response.writeHead(200).end();
      return;
    }
    const value: unknown = request.method === 'GET' ? await store.getItemRaw(key) : null;
    if (request.method === 'DELETE') await store.removeItem(key);
    if (request.method === 'GET' && value === null) response.writeHead(404).end();
    else response.writeHead(200).end(value === null ? '' : String(value));
  };
}

/** A configuration of workerd, in Cap'n Proto's text format. */
function configuration({ folder, assets, pages, port, variables }: WorkerdOptions): string {
  const files = filesBelow(folder).filter((file) => /\.(js|json)$/.test(file));
  // workerd calls the first module.
  const modules = ['worker.js', ...files.filter((file) => file !== 'worker.js')].map(moduleOf);
  const texts = Object.keys(variables).map(
    (name) => `(name = ${quoted(name)}, fromEnvironment = ${quoted(name)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "assets", external = (address = ${quoted(assets)}, http = ())),
    (name = "pages", external = (address = ${quoted(pages)}, http = ())),
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [
    ${modules.join(',\n    ')}
  ],
  compatibilityDate = "${compatibilityDate}",
  compatibilityFlags = ["nodejs_compat"],
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "PAGES", kvNamespace = "pages"),
    ${texts.join(',\n    ')}
  ],
);
`;
}

/** Runs the Worker in a folder. Resolves to the process and its port when it accepts requests. Rejects if it ends before. */
export async function runWorkerd(
  options: WorkerdOptions,
  root: string,
): Promise<{ readonly process: ChildProcess; readonly port: number }> {
  const file = path.join(options.folder, 'workerd.capnp');
  writeFileSync(file, configuration(options));
  // workerd writes the ports that it listens on to this descriptor.
  const child = spawn(await executable(root), ['serve', file, '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...options.variables },
  });
  const control = child.stdio[3];
  return new Promise((resolve, reject) => {
    let written = '';
    control?.on('data', (chunk: Buffer) => {
      written += String(chunk);
      const [, port] = /"event":"listen".*?"port":(\d+)/.exec(written) ?? [];
      if (port !== undefined) resolve({ process: child, port: Number(port) });
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`workerd ended with code ${code} before it was ready`)));
  });
}
