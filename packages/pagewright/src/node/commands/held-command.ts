import path from 'node:path';
import { isRecord } from '../../json/json-value.ts';
import { printable } from '../../json/printable.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { withoutUser } from '../../pipeline/project/without-user.ts';
import type { HeldBack } from '../../pipeline/reading/reading-log.ts';
import { purgePath } from '../../server/purge-route.ts';
import { signatureHeaders } from '../../signing/signed-request.ts';
import { heldFile } from '../builds/held-file.ts';

interface HeldOptions {
  readonly accept?: readonly string[];
  readonly all?: boolean;
  /** URL of a server with pages on demand. */
  readonly server?: string;
}

/** Milliseconds for the response of a server. */
const deadline = 10_000;

function isHeldBack(value: unknown): value is HeldBack {
  return isRecord(value) && typeof value.key === 'string' && typeof value.what === 'string';
}

/** The content that a server holds, after it has accepted some keys. */
async function askServer(server: string, accept: readonly string[]): Promise<readonly HeldBack[]> {
  const secret = process.env.PAGEWRIGHT_SECRET;
  if (!secret) throw new ExplainedError('Set PAGEWRIGHT_SECRET to the secret of the server.');
  if (!URL.canParse(server) || server.includes('@'))
    throw new ExplainedError(
      `--server expects a URL such as https://www.example.com, without a user name, but found ${withoutUser(server)}.`,
    );
  const url = new URL(server.replace(/\/+$/, '') + purgePath);
  const body = JSON.stringify({ version: 1, id: crypto.randomUUID(), changes: [], held: { accept } });
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: await signatureHeaders(secret, body, Date.now()),
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  }).catch(() => {
    throw new ExplainedError(`${url} did not answer. Is it a server with pages on demand?`);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const found: unknown = isRecord(answer) ? answer.held : undefined;
  if (response.ok && Array.isArray(found)) return found.filter(isHeldBack);
  const why = isRecord(answer) && typeof answer.error === 'string' ? `: ${answer.error}` : '';
  throw new ExplainedError(`${url} answered with status ${response.status}${why}.`);
}

/** The content that builds hold back, after some keys were accepted. */
function askBuilds(accept: readonly string[]): readonly HeldBack[] {
  const file = heldFile(path.resolve('.pagewright'));
  if (accept.length > 0) file.accept(accept);
  return file.list();
}

/** `pagewright held`: lists content that visitors still see because a response looks like a failure, and accepts such responses. */
export async function held({ accept = [], all = false, server }: HeldOptions): Promise<void> {
  const keys = all ? ['*'] : accept;
  const before = server === undefined ? askBuilds([]) : await askServer(server, []);
  const unknown = accept.filter((key) => !before.some((each) => each.key === key));
  if (unknown.length > 0) throw new ExplainedError(`Nothing with the key ${unknown.join(', ')} is held.`);
  const left =
    keys.length === 0 ? before : server === undefined ? askBuilds(keys) : await askServer(server, keys);
  for (const { key, what } of left) console.log(printable(`${key}\n  ${what}`));
  if (left.length === 0) console.log('No content is held.');
  else
    console.log(
      'To accept what the content service returns instead: pagewright held --accept "KEY", or --all',
    );
  if (keys.length > 0 && server === undefined)
    console.log('Accepted. The next build uses what the content service returns.');
}
