/** The value of a JSON text, or undefined if it is incomplete or broken. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
