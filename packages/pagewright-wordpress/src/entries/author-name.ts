import { isRecord } from 'pagewright/source';

/**
 * The display name of an entry's author, as WordPress embeds it. Undefined if the user has not chosen a name: then it is the
 * login, which equals the slug, or an email address. Neither may be published.
 */
export function authorName(entry: Record<string, unknown>): unknown {
  const embedded = isRecord(entry._embedded) ? entry._embedded.author : undefined;
  const author: unknown = Array.isArray(embedded) ? embedded[0] : undefined;
  if (!isRecord(author) || typeof author.name !== 'string') return undefined;
  const { name, slug } = author;
  const isLogin = typeof slug === 'string' && slug.toLowerCase() === name.trim().toLowerCase();
  return isLogin || name.includes('@') ? undefined : name;
}
