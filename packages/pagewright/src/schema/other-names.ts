import { nearest } from './nearest.ts';

/** What other programs call a property. `beside` is a property of the same object, which no other kind of object has with it. */
interface OtherNames {
  readonly meant: string;
  readonly beside: string;
  readonly names: readonly string[];
}

const otherNames: readonly OtherNames[] = [
  { meant: 'route', beside: 'blocks', names: ['path', 'permalink', 'slug'] },
  { meant: 'language', beside: 'route', names: ['lang', 'locale'] },
  {
    meant: 'urlParams',
    beside: 'route',
    names: ['query', 'queryParams', 'queryString', 'searchParams', 'search', 'url'],
  },
  { meant: 'list', beside: 'size', names: ['query', 'items', 'source'] },
  {
    meant: 'size',
    beside: 'list',
    names: ['per_page', 'perPage', 'page_size', 'pageSize', 'limit', 'count', 'take'],
  },
  { meant: 'paging', beside: 'route', names: ['pagination', 'paginate', 'pager', 'pages'] },
  { meant: 'kind', beside: 'noindex', names: ['type'] },
  { meant: 'published', beside: 'noindex', names: ['date'] },
  { meant: 'modified', beside: 'noindex', names: ['updated'] },
  { meant: 'failed', beside: 'loading', names: ['error', 'errors', 'onError'] },
  { meant: 'source', beside: 'refresh', names: ['url', 'endpoint'] },
  { meant: 'from', beside: 'temporary', names: ['source', 'old', 'path'] },
  { meant: 'to', beside: 'temporary', names: ['destination', 'target', 'new', 'url'] },
  { meant: 'enum', beside: 'maxLength', names: ['values', 'options', 'oneOf'] },
  {
    meant: 'when',
    beside: 'unless',
    names: ['if', 'showIf', 'showWhen', 'visibleIf', 'visibleWhen', 'condition', 'conditions'],
  },
  { meant: 'unless', beside: 'when', names: ['hideIf', 'hideWhen', 'hiddenIf', 'ifNot', 'whenNot'] },
  { meant: 'hidden', beside: 'unless', names: ['hide', 'isHidden', 'disabled', 'isDisabled'] },
  { meant: 'except', beside: 'only', names: ['exclude', 'excluding', 'hideOn'] },
  { meant: 'only', beside: 'except', names: ['include', 'onlyOn', 'showOn', 'pages'] },
  { meant: 'is', beside: 'value', names: ['equals', 'equal', 'eq', 'in', 'oneOf', 'matches'] },
  { meant: 'value', beside: 'is', names: ['path', 'field', 'of', 'query', 'content'] },
  {
    meant: 'each',
    beside: 'show',
    names: ['for', 'forEach', 'foreach', 'map', 'of', 'in', 'from', 'list', 'items', 'loop', 'repeat'],
  },
  { meant: 'take', beside: 'each', names: ['limit', 'count', 'max', 'first', 'size'] },
  {
    meant: 'showUntil',
    beside: 'showFrom',
    names: ['showTo', 'hideFrom', 'until', 'expires', 'expiresAt', 'endDate', 'unpublishAt', 'validUntil'],
  },
  {
    meant: 'showFrom',
    beside: 'showUntil',
    names: [
      'showAfter',
      'from',
      'start',
      'startDate',
      'publishAt',
      'publishFrom',
      'publishDate',
      'validFrom',
    ],
  },
];

/**
 * The property that another program calls by this name, if the object does not have it yet.
 * @param known all properties that the object may have
 */
export function otherName(
  name: string,
  known: readonly string[],
  free: Iterable<string>,
): string | undefined {
  const found = otherNames.find(
    ({ meant, beside, names }) => names.includes(name) && known.includes(meant) && known.includes(beside),
  );
  return found && [...free].includes(found.meant) ? found.meant : undefined;
}

/** The property that an unknown name most likely means: a typo of it, or what other programs call it. */
export function meantName(
  name: string,
  known: readonly string[],
  free: readonly string[],
): string | undefined {
  return otherName(name, known, free) ?? nearest(name, free);
}
