/** Answers a call below `/api/` with JSON. A rejection with a `CallError` is its answer too. */
export type StudioCall = (body: unknown) => Promise<unknown>;

/** A call that cannot be answered. The message says what happened and what to do. */
export class CallError extends Error {
  readonly status: number;

  /** @param status of the HTTP response. 409: the window must first hear of a change */
  constructor(message: string, status = 422) {
    super(message);
    this.status = status;
  }
}
