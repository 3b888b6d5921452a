/** The response of a route, before it is written to the connection. */
export interface RestResponse {
  readonly status: number;
  readonly body: unknown;
  /** A page that is sent instead of the body as JSON. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Json = Record<string, unknown>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): RestResponse {
  return { status: 200, body, headers };
}

/** An error as WordPress sends it: `{ code, message, data: { status, … } }`. */
export function restError(status: number, code: string, message: string, data: Json = {}): RestResponse {
  return { status, body: { code, message, data: { status, ...data } } };
}

export function noRoute(): RestResponse {
  return restError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
}

/** Why a parameter is invalid. */
export interface ParameterError {
  readonly code: string;
  readonly message: string;
  readonly data?: Json;
}

/** One response for all invalid parameters, by name. */
export function invalidParameters(errors: ReadonlyMap<string, ParameterError>): RestResponse {
  const names = [...errors.keys()];
  return restError(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, {
    params: Object.fromEntries([...errors].map(([name, { message }]) => [name, message])),
    details: Object.fromEntries(
      [...errors].map(([name, { code, message, data }]) => [name, { code, message, data: data ?? null }]),
    ),
  });
}
