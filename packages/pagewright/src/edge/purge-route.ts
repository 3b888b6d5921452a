import { readText } from '../content/read-text.ts';
import { changedTags, parseAnnouncement } from '../signing/announcement.ts';
import { signatureProblem } from '../signing/signed-request.ts';
import type { EdgeContext } from './edge-context.ts';
import type { Purges } from './purges.ts';

/** Path to which the content service posts its announcements. */
export const purgePath = '/_pagewright/purge';

/** In bytes. */
const maxBody = 256 * 1024;
/** Seconds for which the ids of announcements are kept: longer than their signatures are valid. */
const idsKeptFor = 900;

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'" },
  });
}

/** Responds to an announcement of changed content. */
export async function respondToPurge(
  request: Request,
  purges: Purges,
  { store, secrets, report }: EdgeContext,
  now: () => number,
): Promise<Response> {
  const secret = secrets.announcements;
  if (!secret)
    return answer(403, { error: 'This site has no secret for announcements: set PAGEWRIGHT_SECRET' });
  if (request.method !== 'POST') return answer(405, { error: 'Announcements are sent with POST' });
  const body = await readText(new Response(request.body), maxBody);
  if (body === undefined) return answer(413, { error: `An announcement has at most ${maxBody} bytes` });
  const problem = await signatureProblem(secret, request.headers, body, now());
  if (problem !== undefined) return answer(401, { error: problem });
  const announcement = parseAnnouncement(body);
  if (!announcement) return answer(400, { error: 'The body is not an announcement of version 1' });
  const { id } = announcement;
  const idKey = `announcement:${encodeURIComponent(id)}`;
  try {
    if ((await store.getItem(idKey)) !== null)
      return answer(409, { id, error: 'This announcement has arrived before' });
    if (!announcement.test) await purges.add(changedTags(announcement), now(), store);
    // Last, so that an announcement that failed can be sent again.
    await store.setItem(idKey, now(), { ttl: idsKeptFor });
  } catch (error) {
    report(`An announcement could not be stored: ${error instanceof Error ? error.message : error}`);
    return answer(503, { id, error: 'The store of pages failed. Send the announcement again.' });
  }
  return answer(200, { id, accepted: true });
}
