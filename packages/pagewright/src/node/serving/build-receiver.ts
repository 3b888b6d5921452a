import { bareHeaders } from '../../signing/bare-headers.ts';
import { receiveAnnouncement } from '../../signing/receive-announcement.ts';
import type { HeldFile } from '../builds/held-file.ts';
import type { BuildQueue } from './build-queue.ts';

/** Milliseconds for which the id of an announcement is kept: longer than its signature is valid. */
const idsKeptFor = 900_000;

interface BuildReceiverOptions {
  readonly secret: string;
  readonly queue: BuildQueue;
  readonly held: Pick<HeldFile, 'list' | 'accept'>;
  readonly print: (line: string) => void;
}

/**
 * Returns a function that responds to announcements by starting a build, and to `GET /` with the state of the builds: status 200, or 503 if
 * the last build failed.
 */
export function buildReceiver({ secret, queue, held: heldContent, print }: BuildReceiverOptions) {
  /** The ids of announcements, oldest first, and when they arrived. */
  const arrived = new Map<string, number>();

  function isKnown(id: string): boolean {
    for (const [known, time] of arrived) {
      if (time > Date.now() - idsKeptFor) break;
      arrived.delete(known);
    }
    return arrived.has(id);
  }

  /** Lets a build accept held content. Returns what remains. */
  function acceptHeld(keys: readonly string[]): object {
    if (keys.length > 0) {
      heldContent.accept(keys);
      print(`Accepted: ${keys.join(', ')}`);
      queue.request();
    }
    return { held: heldContent.list() };
  }

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/') return new Response('Not found', { status: 404, headers: bareHeaders });
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { state } = queue;
      const status = state.state === 'failed' ? 503 : 200;
      return Response.json(state, { status, headers: bareHeaders });
    }
    return receiveAnnouncement(
      request,
      {
        secret,
        isKnown,
        accept({ id, test, all, changes, held }) {
          arrived.set(id, Date.now());
          if (held) return acceptHeld(held.accept);
          if (test) {
            print('Received a test');
            return undefined;
          }
          const types = all ? 'everything' : changes.map(({ type, slugs }) => [type, ...slugs].join(' '));
          print(`Changed: ${[types].flat().join(', ')}`);
          queue.request();
          return undefined;
        },
        report: print,
      },
      Date.now(),
    );
  };
}
