import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { loadPhpPackages, type PhpRequestHandler } from './php-packages.ts';
import { coreFolders, prepareSiteFolder } from './site-folder.ts';

export interface RealWordPressOptions {
  readonly port: number;
  /** Folder of the WordPress; created when it is missing, and kept. */
  readonly folder: string;
  /** Folder with the content types and schemas of the site, for the plugin. */
  readonly plugin: string;
  /** PHP constants in addition to the usual ones. */
  readonly constants?: Readonly<Record<string, string | number | boolean>>;
  readonly print: (line: string) => void;
}

export interface RealWordPress {
  /** `http://127.0.0.1:N` */
  readonly address: string;
  /** Runs PHP code inside WordPress and resolves to its output. Rejects if PHP fails. */
  readonly run: (code: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const phpVersion = '8.3';

const constants = {
  // Blocks requests to other hosts: updates, avatars and the news in wp-admin fail at once.
  WP_HTTP_BLOCK_EXTERNAL: true,
  DISABLE_WP_CRON: true,
  AUTOMATIC_UPDATER_DISABLED: true,
  // WordPress accepts application passwords over plain HTTP on local sites only.
  WP_ENVIRONMENT_TYPE: 'local',
};

/** A file inside PHP. It lists the files that PHP compiles each time. */
const uncachedFiles = '/internal/uncached-files.txt';

const phpIniEntries = {
  // A warning printed before the JSON would make the response invalid.
  display_errors: '0',
  log_errors: '1',
  'opcache.file_cache_only': '0',
  // Nothing reads a copy of the compiled files: the cache in memory has room for all of them.
  'opcache.file_cache': '',
  'opcache.max_accelerated_files': '4000',
  // Checking the modification times of hundreds of files takes a sixth of each request. WordPress itself announces which files it updates.
  'opcache.validate_timestamps': '0',
  'opcache.blacklist_filename': uncachedFiles,
};

async function respond(handler: PhpRequestHandler, request: IncomingMessage, response: ServerResponse) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  const {
    httpStatusCode,
    headers: responseHeaders,
    bytes,
  } = await handler.request({
    url: request.url ?? '/',
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers),
    ...(parts.length > 0 ? { body: new Uint8Array(Buffer.concat(parts)) } : {}),
  });
  response.statusCode = httpStatusCode;
  for (const [name, value] of Object.entries(responseHeaders)) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : Buffer.from(bytes));
}

function listen(handler: PhpRequestHandler, port: number): Promise<Server> {
  // PHP blocks this process for seconds. With the usual timeout the server would then close connections that a client is
  // about to use again.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    respond(handler, request, response).catch((error: unknown) => {
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
 * Starts a real WordPress in this process: PHP as WebAssembly runs a folder, with the plugin active. It handles one
 * request at a time, and only requests to the loopback address.
 */
export async function startRealWordPress(options: RealWordPressOptions): Promise<RealWordPress> {
  const { port, print } = options;
  const folder = path.resolve(options.folder);
  print('Preparing the folder of WordPress');
  prepareSiteFolder(folder, options.plugin);
  print('Starting PHP and WordPress');
  const { bootWordPressAndRequestHandler, loadNodeRuntime, createNodeFsMountHandler } =
    await loadPhpPackages();
  const address = `http://127.0.0.1:${port}`;
  const handler = await bootWordPressAndRequestHandler({
    phpVersion,
    siteUrl: address,
    sapiName: 'cli',
    cookieStore: false,
    // PHP runs in one thread, and SQLite has one writer.
    maxPhpInstances: 1,
    createPhpRuntime: () => loadNodeRuntime(phpVersion, { emscriptenOptions: { processId: 1 } }),
    wordpressInstallMode: 'install-from-existing-files-if-needed',
    phpIniEntries,
    constants: { ...constants, ...options.constants },
    onPHPInstanceCreated: async (php) => {
      // The code of each `run`.
      php.writeFile(uncachedFiles, '/internal/eval.php');
      php.mkdirTree('/wordpress');
      await php.mount('/wordpress', createNodeFsMountHandler(folder));
      for (const [name, source] of coreFolders)
        await php.mount(`/wordpress/${name}`, createNodeFsMountHandler(source));
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
