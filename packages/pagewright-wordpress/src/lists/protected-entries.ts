import { ContentError, type ContentRequest, isRecord } from 'pagewright/source';

/** Collections of `wp/v2` whose entries have no password. */
const open =
  /^wp\/v2\/(?:media|categories|tags|users|comments|types|taxonomies|statuses|search|settings|menu[\w-]*)(?:\/|$)/;

/** Fields that say whether an entry has a password. One of a type without a text and an excerpt says it by a class only. */
function protectedFields(path: string, named: ReadonlySet<string>): readonly string[] {
  if (/^wp\/v2\/posts(?:\/|$)/.test(path)) return named.has('excerpt') ? [] : ['content.protected'];
  if (/^wp\/v2\/pages(?:\/|$)/.test(path)) return ['content.protected'];
  return ['content.protected', 'excerpt.protected', 'class_list'];
}

/** A request that names its fields, with those that say whether an entry has a password. So no list can show such an entry. */
export function withProtectedFields(request: ContentRequest): ContentRequest {
  const { path, query } = request;
  const chosen = query?._fields;
  if (typeof chosen !== 'string' || !path.startsWith('wp/v2/') || open.test(path)) return request;
  const named = new Set(chosen.split(','));
  const needed = protectedFields(path, named).filter((field) => !named.has(field.replace('.protected', '')));
  return { ...request, query: { ...query, _fields: [...new Set([...named, ...needed])].join() } };
}

/** True for an entry with a password. WordPress returns it to visitors without its text, but with its title. */
export function isProtected(entry: Readonly<Record<string, unknown>>): boolean {
  const { content, excerpt, class_list: classes } = entry;
  return (
    [content, excerpt].some((text) => isRecord(text) && text.protected === true) ||
    Object.values(isRecord(classes) || Array.isArray(classes) ? classes : []).some(
      (name) => name === 'post-password-required' || name === 'post-password-protected',
    )
  );
}

const isHidden = (entry: unknown) => isRecord(entry) && isProtected(entry);

/** A response without the entries that have a password. */
export function shownIn(body: unknown): unknown {
  if (isHidden(body)) throw new ContentError('not-found', 'The entry has a password');
  return Array.isArray(body) && body.some(isHidden) ? body.filter((entry) => !isHidden(entry)) : body;
}
