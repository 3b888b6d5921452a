import { type Announcement, announcedTags } from '../../signing/announcement.ts';
import { receiveAnnouncement } from '../../signing/receive-announcement.ts';
import type { EdgeContext } from '../edge-context.ts';
import { movedEntriesSource } from '../moved-path.ts';
import type { Purges } from './purges.ts';

/** Path to which the content service posts its announcements. */
export const purgePath = '/_pagewright/purge';

/** Seconds for which the ids of announcements are kept: longer than their signatures are valid. */
const idsKeptFor = 900;

const idKey = (id: string) => `announcement:${encodeURIComponent(id)}`;

/** Responds to an announcement of changed content. */
export function respondToPurge(
  request: Request,
  purges: Purges,
  { store, secrets, report }: EdgeContext,
  now: () => number,
): Promise<Response> {
  const receiver = {
    secret: secrets.announcements,
    isKnown: async (id: string) => (await store.getItem(idKey(id))) !== null,
    async accept(announcement: Announcement) {
      // Any change may have moved an entry.
      const tags = [...announcedTags(announcement), movedEntriesSource];
      if (!announcement.test) await purges.add(tags, now(), store);
      // Last, so that an announcement that failed can be sent again.
      await store.setItem(idKey(announcement.id), now(), { ttl: idsKeptFor });
    },
    report,
  };
  return receiveAnnouncement(request, receiver, now());
}
