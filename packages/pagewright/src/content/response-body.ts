/** True for `application/json` and other JSON types, such as `application/problem+json`. */
export function isJsonType(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
}

/** The text of a response, or undefined if it has more than `maxBytes`. Rejects if the connection breaks. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.length;
    if (size > maxBytes) {
      reader?.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The value of a JSON text, or undefined if it is incomplete or broken. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
