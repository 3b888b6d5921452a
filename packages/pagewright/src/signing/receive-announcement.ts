import { readText } from '../content/requests/read-text.ts';
import { type Announcement, parseAnnouncement } from './announcement.ts';
import { bareHeaders } from './bare-headers.ts';
import { signatureProblem } from './signed-request.ts';

/** In bytes. An announcement names all content that is gone: a few thousand slugs. */
const maxBody = 2 * 1024 * 1024;

export interface AnnouncementReceiver {
  /** The secret that the receiver shares with the content service. */
  readonly secret: string | undefined;
  /** Whether the receiver has already accepted an announcement with this id. Rejects if that cannot be known now. */
  isKnown(id: string): boolean | Promise<boolean>;
  /**
   * Acts on an announcement, unless it is a test, and remembers its id. Returns further properties for the response. Rejects if the
   * announcement must be sent again.
   */
  accept(announcement: Announcement): object | undefined | Promise<object | undefined>;
  /** Called with the error if something fails. */
  report(message: string): void;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: bareHeaders });
}

/**
 * Responds to a signed announcement of changed content. Status 200 if it was accepted; 401 if its signature is wrong or old; 409 if
 * it arrived before; 503 if it must be sent again.
 * @param time in milliseconds since 1970
 */
export async function receiveAnnouncement(
  request: Request,
  { secret, isKnown, accept, report }: AnnouncementReceiver,
  time: number,
): Promise<Response> {
  if (!secret)
    return answer(403, { error: 'This site has no secret for announcements: set PAGEWRIGHT_SECRET' });
  if (request.method !== 'POST') return answer(405, { error: 'Announcements are sent with POST' });
  const body = await readText(new Response(request.body), maxBody);
  if (body === undefined) return answer(413, { error: `An announcement has at most ${maxBody} bytes` });
  const problem = await signatureProblem(secret, request.headers, body, time);
  if (problem !== undefined) return answer(401, { error: problem });
  const announcement = parseAnnouncement(body);
  if (!announcement) return answer(400, { error: 'The body is not an announcement of version 1' });
  const { id } = announcement;
  try {
    if (await isKnown(id)) return answer(409, { id, error: 'This announcement has arrived before' });
    return answer(200, { id, accepted: true, ...(await accept(announcement)) });
  } catch (error) {
    report(`An announcement could not be stored: ${error instanceof Error ? error.message : error}`);
    return answer(503, { id, error: 'The announcement could not be stored. Send it again.' });
  }
}
