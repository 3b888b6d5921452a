import { goneTags } from '../content/content-tags.ts';
import { type Announcement, announcedTags } from '../signing/announcement.ts';
import { receiveAnnouncement } from '../signing/receive-announcement.ts';
import type { HeldContents } from './caching/held-content.ts';
import type { Purges } from './caching/purges.ts';
import { movedEntriesSource } from './moved-path.ts';
import type { ServerClock, ServerContext } from './server-context.ts';

/** Path to which the content service posts its announcements. */
export const purgePath = '/_pagewright/purge';

/** Seconds for which the ids of announcements are kept: longer than their signatures are valid. */
const idsKeptFor = 900;

const idKey = (id: string) => `announcement:${encodeURIComponent(id)}`;

interface PurgeOptions extends ServerClock {
  readonly purges: Purges;
  readonly heldContents: HeldContents;
}

/** Responds to an announcement of changed content, or to the question which content is held. */
export function respondToPurge(
  request: Request,
  { purges, heldContents, now }: PurgeOptions,
  { store, secrets, report }: ServerContext,
): Promise<Response> {
  const receiver = {
    secret: secrets.announcements,
    isKnown: async (id: string) => (await store.getItem(idKey(id))) !== null,
    async accept({ id, test, held, ...announcement }: Announcement) {
      // Any change may have moved an entry.
      const tags = [...announcedTags(announcement), movedEntriesSource];
      if (held) await heldContents.accept(held.accept, store);
      else if (!test) await purges.add(tags, goneTags(announcement.changes), store);
      // Last, so that an announcement that failed can be sent again.
      await store.setItem(idKey(id), now(), { ttl: idsKeptFor });
      return held && { held: await heldContents.list(store) };
    },
    report,
  };
  return receiveAnnouncement(request, receiver, now());
}
