import path from 'node:path';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { formatPathRule, type PathRule } from '../../pipeline/pages/path-rules.ts';
import { heldFile } from '../builds/held-file.ts';
import { runBuildProcess } from '../serving/build-process.ts';
import { createBuildQueue } from '../serving/build-queue.ts';
import { buildReceiver } from '../serving/build-receiver.ts';
import { responseSender } from '../serving/send-response.ts';
import { closeServer, listen } from '../serving/static-server.ts';
import { printReady } from './command-line.ts';

interface ReceiveOptions {
  readonly port: number;
  /** See `BuildOptions`. */
  readonly paths?: readonly PathRule[];
  /** See `BuildOptions`. */
  readonly allowIncomplete?: boolean;
}

/**
 * `pagewright receive`: builds the site when the content service announces changes. Also builds once at the start, because it may have
 * missed announcements while it was not running.
 */
export async function receive({ port, paths = [], allowIncomplete = false }: ReceiveOptions): Promise<void> {
  const secret = process.env.PAGEWRIGHT_SECRET;
  if (!secret)
    throw new ExplainedError(
      'There is no secret, so anyone could start builds. Set PAGEWRIGHT_SECRET to the secret of the content service.',
    );
  const print = (line: string) => console.log(`${new Date().toISOString()} ${line}`);
  const ended = new AbortController();
  const args = [
    ...paths.flatMap((rule) => ['--paths', formatPathRule(rule)]),
    ...(allowIncomplete ? ['--allow-incomplete'] : []),
  ];
  const queue = createBuildQueue({ build: () => runBuildProcess(args, ended.signal), print });
  const respond = buildReceiver({ secret, queue, held: heldFile(path.resolve('.pagewright')), print });
  const sendResponse = responseSender();
  const { server, address } = await listen(
    (request, response) => sendResponse(request, response, respond),
    port,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      ended.abort();
      await Promise.all([queue.close(), closeServer(server)]);
    });
  }
  printReady(address);
  queue.request();
}
