import { ContentError, isRecord } from 'pagewright/source';

/** Fields that say whether an entry has a password, for a request that names its fields. */
export const protectedFields: readonly string[] = ['content.protected', 'excerpt.protected'];

/** True for an entry with a password. WordPress returns it to visitors without its text, but with its title. */
export function isProtected({ content, excerpt }: Readonly<Record<string, unknown>>): boolean {
  return [content, excerpt].some((text) => isRecord(text) && text.protected === true);
}

const isHidden = (entry: unknown) => isRecord(entry) && isProtected(entry);

/** A response without the entries that have a password. */
export function shownIn(body: unknown): unknown {
  if (isHidden(body)) throw new ContentError('not-found', 'The entry has a password');
  return Array.isArray(body) && body.some(isHidden) ? body.filter((entry) => !isHidden(entry)) : body;
}
