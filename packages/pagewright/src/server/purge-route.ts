import { goneTags } from '../content/content-tags.ts';
import { type Announcement, announcedTags } from '../signing/announcement.ts';
import { receiveAnnouncement } from '../signing/receive-announcement.ts';
import { movedEntriesSource } from './moved-path.ts';
import type { SiteParts } from './pages/site-parts.ts';
import type { ServerContext } from './server-context.ts';

/** The path to which the content service posts announcements. */
export const purgePath = '/_pagewright/purge';

/** Seconds for which the id of an announcement is stored: longer than its signature is valid. */
const idsKeptFor = 900;

const idKey = (id: string) => `announcement:${encodeURIComponent(id)}`;

/** Responds to an announcement of changed content, or to a request for the list of held content. */
export function respondToPurge(
  request: Request,
  { purges, heldContents, now }: Pick<SiteParts, 'purges' | 'heldContents' | 'now'>,
  { store, secrets, report }: ServerContext,
): Promise<Response> {
  const receiver = {
    secret: secrets.announcements,
    isKnown: async (id: string) => (await store.getItem(idKey(id))) !== null,
    async accept({ id, test, held, ...announcement }: Announcement) {
      // Any change may have moved an entry to another slug.
      const tags = [...announcedTags(announcement), movedEntriesSource];
      if (held) await heldContents.accept(held.accept, store);
      else if (!test) await purges.add(tags, goneTags(announcement.changes), store);
      // The id is stored last, so that the sender can repeat an announcement that failed.
      await store.setItem(idKey(id), now(), { ttl: idsKeptFor });
      return held && { held: await heldContents.list(store) };
    },
    report,
  };
  return receiveAnnouncement(request, receiver, now());
}
