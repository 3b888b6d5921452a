import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { loadPhpPackages, type PhpRequestHandler } from './php-packages.ts';
import { prepareSiteFolder } from './site-folder.ts';

export interface RealWordPressOptions {
  readonly port: number;
  /** Folder of the site; made when there is none, and kept. */
  readonly folder: string;
  /** Constants beside those that every trial needs. */
  readonly constants?: Readonly<Record<string, string | number | boolean>>;
  readonly say: (line: string) => void;
}

export interface RealWordPress {
  /** `http://127.0.0.1:N` */
  readonly address: string;
  /** Runs PHP within WordPress and gives what it printed. Rejects when PHP failed. */
  readonly run: (code: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const phpVersion = '8.3';

const constants = {
  // Nothing here calls out: updates, avatars and news of wp-admin fail at once.
  WP_HTTP_BLOCK_EXTERNAL: true,
  DISABLE_WP_CRON: true,
  AUTOMATIC_UPDATER_DISABLED: true,
  // Application passwords over plain http are for local sites only.
  WP_ENVIRONMENT_TYPE: 'local',
};

const phpIniEntries = {
  // A warning before the JSON would make it no JSON.
  display_errors: '0',
  log_errors: '1',
  'opcache.file_cache_only': '0',
  'opcache.max_accelerated_files': '4000',
  'opcache.revalidate_freq': '0',
};

async function answer(handler: PhpRequestHandler, request: IncomingMessage, response: ServerResponse) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  const {
    httpStatusCode,
    headers: answered,
    bytes,
  } = await handler.request({
    url: request.url ?? '/',
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers),
    ...(parts.length > 0 ? { body: new Uint8Array(Buffer.concat(parts)) } : {}),
  });
  response.statusCode = httpStatusCode;
  for (const [name, value] of Object.entries(answered)) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : Buffer.from(bytes));
}

function listen(handler: PhpRequestHandler, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    answer(handler, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function runPhp(handler: PhpRequestHandler, code: string): Promise<string> {
  const php = await handler.getPrimaryPhp();
  const { exitCode, text, errors } = await php.run({
    code: `<?php require '/wordpress/wp-load.php'; ${code}`,
  });
  if (exitCode !== 0) throw new Error(`PHP failed: ${text}\n${errors}`);
  return text;
}

/**
 * Starts a real WordPress inside this process: PHP as WebAssembly over a folder, with the plugin active. It answers one
 * request at a time, on the loopback address alone.
 */
export async function startRealWordPress(options: RealWordPressOptions): Promise<RealWordPress> {
  const { port, say } = options;
  const folder = path.resolve(options.folder);
  say('Preparing the folder of WordPress');
  prepareSiteFolder(folder);
  say('Starting PHP and WordPress');
  const { bootWordPressAndRequestHandler, loadNodeRuntime, createNodeFsMountHandler } =
    await loadPhpPackages();
  const address = `http://127.0.0.1:${port}`;
  const handler = await bootWordPressAndRequestHandler({
    phpVersion,
    siteUrl: address,
    sapiName: 'cli',
    cookieStore: false,
    // One thread runs all of PHP, and SQLite has one writer.
    maxPhpInstances: 1,
    createPhpRuntime: () => loadNodeRuntime(phpVersion, { emscriptenOptions: { processId: 1 } }),
    wordpressInstallMode: 'install-from-existing-files-if-needed',
    phpIniEntries,
    constants: { ...constants, ...options.constants },
    onPHPInstanceCreated: async (php) => {
      php.mkdirTree('/wordpress');
      await php.mount('/wordpress', createNodeFsMountHandler(folder));
    },
  });
  const run = (code: string) => runPhp(handler, code);
  await run(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
    $result = activate_plugin( 'pagewright-content/pagewright-content.php' );
    if ( is_wp_error( $result ) ) { echo $result->get_error_message(); exit( 1 ); }`);
  const server = await listen(handler, port);
  return {
    address,
    run,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
