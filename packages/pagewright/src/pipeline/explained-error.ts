/** An error whose message names the place, the cause and the fix. Commands print only the message, not the stack. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
}
