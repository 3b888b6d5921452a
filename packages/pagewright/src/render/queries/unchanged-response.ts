import { digest } from '../../content/sanitising/digest.ts';

/** True if the text of a response has this digest. Stops reading when the text is too long. */
export async function isUnchanged(response: Response, expected: string | undefined): Promise<boolean> {
  if (!response.ok || expected === undefined) return false;
  const length = Number.parseInt(expected, 36);
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length <= length) continue;
    reader?.cancel().catch(() => {});
    return false;
  }
  return digest(text) === expected;
}
