import { invalidParameters, type Refusal, type RestAnswer, restError } from './rest-answer.ts';

/** A query string as PHP reads it: `slug[]=a&slug[]=b`, the last of equal names wins. */
export type Query = ReadonlyMap<string, readonly string[]>;

export function parseQuery(search: URLSearchParams): Query {
  const query = new Map<string, string[]>();
  for (const [written, value] of search) {
    const name = written.replace(/\[[^\]]*\]$/, '');
    query.set(name, name === written ? [value] : [...(query.get(name) ?? []), value]);
  }
  return query;
}

/** A parameter that is a list: `a,b` and `a b` are two. */
export function listOf(query: Query, name: string): string[] {
  return (query.get(name) ?? []).flatMap((value) => value.split(/[\s,]+/)).filter((value) => value !== '');
}

/** The part of a list that a request names. */
export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

export interface ListParameters extends Paging {
  readonly offset: number | undefined;
  readonly slugs: readonly string[] | undefined;
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  readonly search: string;
  readonly order: string;
  readonly orderBy: string;
}

const orders = ['asc', 'desc'];
const orderings = [
  'author',
  'date',
  'id',
  'include',
  'modified',
  'parent',
  'relevance',
  'slug',
  'include_slugs',
  'title',
];
const statuses = [
  'publish',
  'future',
  'draft',
  'pending',
  'private',
  'trash',
  'auto-draft',
  'inherit',
  'any',
];

type Refusals = Map<string, Refusal>;

/** A parameter that is a whole number from `least` to `most`; undefined where it is not given. */
function readInteger(
  query: Query,
  name: string,
  refusals: Refusals,
  least: number,
  most = Infinity,
): number | undefined {
  const written = query.get(name)?.at(-1);
  if (written === undefined) return undefined;
  const value = Number(written);
  if (written.trim() === '' || !Number.isInteger(value)) {
    refusals.set(name, { code: 'rest_invalid_type', message: `${name} is not of type integer.` });
  } else if (value < least || value > most) {
    const between = `${name} must be between ${least} (inclusive) and ${most} (inclusive)`;
    const message = most === Infinity ? `${name} must be greater than or equal to ${least}` : between;
    refusals.set(name, { code: 'rest_out_of_bounds', message });
  }
  return value;
}

function readPage(query: Query, refusals: Refusals): Paging {
  return {
    page: readInteger(query, 'page', refusals, 1) ?? 1,
    perPage: readInteger(query, 'per_page', refusals, 1, 100) ?? 10,
  };
}

/** Reads and checks `page` and `per_page`, for a list that has no other parameters. */
export function readPaging(query: Query): Paging | RestAnswer {
  const refusals: Refusals = new Map();
  const paging = readPage(query, refusals);
  return refusals.size > 0 ? invalidParameters(refusals) : paging;
}

/** Reads and checks the parameters of a list. `status` is the only one that this kind of entry may have for everybody. */
export function readListParameters(query: Query, status: string): ListParameters | RestAnswer {
  const refusals: Refusals = new Map();
  const last = (name: string) => query.get(name)?.at(-1);

  const oneOf = (name: string, usual: string, known: readonly string[]): string => {
    const written = last(name) ?? usual;
    if (!known.includes(written)) {
      refusals.set(name, { code: 'rest_not_in_enum', message: `${name} is not one of ${known.join(', ')}.` });
    }
    return written;
  };
  const numbers = (name: string): number[] => {
    const written = listOf(query, name);
    const wrong = written.findIndex((value) => !/^-?\d+$/.test(value));
    if (wrong >= 0) {
      refusals.set(name, { code: 'rest_invalid_type', message: `${name}[${wrong}] is not of type integer.` });
    }
    return written.map(Number);
  };

  const parameters: ListParameters = {
    ...readPage(query, refusals),
    offset: readInteger(query, 'offset', refusals, 0),
    slugs: query.has('slug') ? listOf(query, 'slug') : undefined,
    include: numbers('include'),
    exclude: numbers('exclude'),
    search: last('search') ?? '',
    order: oneOf('order', 'desc', orders),
    orderBy: oneOf('orderby', 'date', orderings),
  };
  const asked = listOf(query, 'status').filter((value) => value !== status);
  const stranger = asked.find((value) => !statuses.includes(value));
  if (stranger !== undefined) {
    refusals.set('status', {
      code: 'rest_not_in_enum',
      message: `status[0] is not one of ${statuses.join(', ')}.`,
    });
  } else if (asked.length > 0) {
    refusals.set('status', {
      code: 'rest_forbidden_status',
      message: 'Status is forbidden.',
      data: { status: 401 },
    });
  }
  const context = oneOf('context', 'view', ['view', 'embed', 'edit']);
  if (refusals.size > 0) return invalidParameters(refusals);
  if (context === 'edit') {
    return restError(
      401,
      'rest_forbidden_context',
      'Sorry, you are not allowed to edit posts in this post type.',
    );
  }
  return parameters;
}
