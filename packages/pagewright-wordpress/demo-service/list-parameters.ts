import { slugText } from 'pagewright/source';
import { invalidParameters, type ParameterError, type RestResponse, restError } from './rest-response.ts';

/** A query string as PHP parses it: `slug[]=a&slug[]=b` is an array. If another name is repeated, the last value wins. */
export type Query = ReadonlyMap<string, readonly string[]>;

export function parseQuery(search: URLSearchParams): Query {
  const query = new Map<string, string[]>();
  for (const [key, value] of search) {
    const name = key.replace(/\[[^\]]*\]$/, '');
    query.set(name, name === key ? [value] : [...(query.get(name) ?? []), value]);
  }
  return query;
}

/** A parameter that is a list: both `a,b` and `a b` are two items. */
export function listOf(query: Query, name: string): string[] {
  return (query.get(name) ?? []).flatMap((value) => value.split(/[\s,]+/)).filter((value) => value !== '');
}

/** The requested page of a list. */
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

type Errors = Map<string, ParameterError>;

/** An integer parameter from `min` to `max`; undefined if the request does not have it. */
function readInteger(
  query: Query,
  name: string,
  errors: Errors,
  min: number,
  max = Infinity,
): number | undefined {
  const text = query.get(name)?.at(-1);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value)) {
    errors.set(name, { code: 'rest_invalid_type', message: `${name} is not of type integer.` });
  } else if (value < min || value > max) {
    const between = `${name} must be between ${min} (inclusive) and ${max} (inclusive)`;
    const message = max === Infinity ? `${name} must be greater than or equal to ${min}` : between;
    errors.set(name, { code: 'rest_out_of_bounds', message });
  }
  return value;
}

function readPage(query: Query, errors: Errors): Paging {
  return {
    page: readInteger(query, 'page', errors, 1) ?? 1,
    perPage: readInteger(query, 'per_page', errors, 1, 100) ?? 10,
  };
}

/** Parses `page` and `per_page`, for a list without other parameters. */
export function readPaging(query: Query): Paging | RestResponse {
  const errors: Errors = new Map();
  const paging = readPage(query, errors);
  return errors.size > 0 ? invalidParameters(errors) : paging;
}

/**
 * Parses the parameters of a list.
 * @param status the one status that visitors may request
 */
export function readListParameters(query: Query, status: string): ListParameters | RestResponse {
  const errors: Errors = new Map();
  const last = (name: string) => query.get(name)?.at(-1);

  const oneOf = (name: string, fallback: string, known: readonly string[]): string => {
    const value = last(name) ?? fallback;
    if (!known.includes(value)) {
      errors.set(name, { code: 'rest_not_in_enum', message: `${name} is not one of ${known.join(', ')}.` });
    }
    return value;
  };
  const integers = (name: string): number[] => {
    const values = listOf(query, name);
    const wrong = values.findIndex((value) => !/^-?\d+$/.test(value));
    if (wrong >= 0) {
      errors.set(name, { code: 'rest_invalid_type', message: `${name}[${wrong}] is not of type integer.` });
    }
    return values.map(Number);
  };

  const parameters: ListParameters = {
    ...readPage(query, errors),
    offset: readInteger(query, 'offset', errors, 0),
    slugs: query.has('slug') ? listOf(query, 'slug').map(slugText) : undefined,
    include: integers('include'),
    exclude: integers('exclude'),
    search: last('search') ?? '',
    order: oneOf('order', 'desc', orders),
    orderBy: oneOf('orderby', 'date', orderings),
  };
  const others = listOf(query, 'status').filter((value) => value !== status);
  if (others.some((value) => !statuses.includes(value))) {
    errors.set('status', {
      code: 'rest_not_in_enum',
      message: `status[0] is not one of ${statuses.join(', ')}.`,
    });
  } else if (others.length > 0) {
    errors.set('status', {
      code: 'rest_forbidden_status',
      message: 'Status is forbidden.',
      data: { status: 401 },
    });
  }
  const context = oneOf('context', 'view', ['view', 'embed', 'edit']);
  if (errors.size > 0) return invalidParameters(errors);
  if (context === 'edit') {
    return restError(
      401,
      'rest_forbidden_context',
      'Sorry, you are not allowed to edit posts in this post type.',
    );
  }
  return parameters;
}
