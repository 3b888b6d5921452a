import { callOf, sourceName } from '../../content/requests/content-service-call.ts';
import { callsIn, type ServerContext } from '../server-context.ts';
import { type DoubtfulRead, type HoldableRead, tagsOfEntry } from './doubtful-read.ts';
import type { HeldContent, HeldContents } from './held-content.ts';
import type { Purges } from './purges.ts';

const tooMany = 'too many entries vanish at once without an announcement';

interface HeldState {
  readonly purges: Purges;
  readonly heldContents: HeldContents;
}

/** The list item for a read. */
function inList(
  { key, name, tags, path, source }: HoldableRead,
  why: string,
  context: ServerContext,
  entry?: string,
) {
  const { label } = callOf(callsIn(context), source);
  return {
    key: entry === undefined ? `content ${key}` : `entry ${entry}`,
    what: `${sourceName(name, label)}: ${why}`,
    ...(path === undefined ? {} : { path }),
    tags: entry === undefined ? tags : tagsOfEntry(source, entry),
    gone: entry === undefined ? [] : [entry],
  };
}

function reportHeld({ what, key }: Pick<HeldContent, 'what' | 'key'>, { report }: ServerContext): void {
  report(`${what}, so the last good content is shown (${key}). See "pagewright held"`);
}

/**
 * Adds a read to the list of held content, and reports it.
 * @param entry the tag of the entry that is gone if somebody accepts that; without it, accepting means to use the response
 */
export async function holdContent(
  { heldContents }: HeldState,
  read: DoubtfulRead,
  why: string,
  context: ServerContext,
  entry?: string,
): Promise<void> {
  const held = inList(read, why, context, entry);
  reportHeld(held, context);
  await heldContents.add(held, context.store);
}

/**
 * Whether to treat an entry that vanished without an announcement as gone. If so many vanish that a failure is more likely, holds all of
 * them instead.
 */
export async function mayVanish(
  { purges, heldContents }: HeldState,
  read: HoldableRead,
  entry: string,
  context: ServerContext,
): Promise<boolean> {
  const { store } = context;
  const vanished = inList(read, tooMany, context, entry);
  const heldNow = await heldContents.vanish(vanished, store);
  if (!heldNow) {
    // From now on, no list and no other instance shows the entry.
    await purges.add(vanished.tags, vanished.gone, store, 'check');
    return true;
  }
  for (const each of [vanished, ...heldNow]) reportHeld(each, context);
  // Pages and lists are rendered again, now with the last good content of these entries.
  for (const { tags } of heldNow) await purges.add(tags, [], store, 'check');
  return false;
}
