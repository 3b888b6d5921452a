/** What a route answers, before it is written to the wire. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
  /** A page in the place of the body's JSON. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Json = Record<string, unknown>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): RestAnswer {
  return { status: 200, body, headers };
}

/** WordPress's form of an error: `{ code, message, data: { status, … } }`. */
export function restError(status: number, code: string, message: string, data: Json = {}): RestAnswer {
  return { status, body: { code, message, data: { status, ...data } } };
}

export function noRoute(): RestAnswer {
  return restError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
}

/** Why a parameter was refused. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly data?: Json;
}

/** One answer for all parameters that were refused. */
export function invalidParameters(refusals: ReadonlyMap<string, Refusal>): RestAnswer {
  const names = [...refusals.keys()];
  return restError(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, {
    params: Object.fromEntries([...refusals].map(([name, { message }]) => [name, message])),
    details: Object.fromEntries(
      [...refusals].map(([name, { code, message, data }]) => [name, { code, message, data: data ?? null }]),
    ),
  });
}
