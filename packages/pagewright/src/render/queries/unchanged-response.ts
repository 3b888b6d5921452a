import { digest } from '../../content/digest.ts';
import { readText } from '../../content/requests/read-text.ts';

/** UTF-8 has at most three bytes for each UTF-16 code unit. */
const maxBytesPerUnit = 3;

/** True if the text of a response has this digest. Stops reading when the text is too long. */
export async function isUnchanged(response: Response, expected: string): Promise<boolean> {
  const length = Number.parseInt(expected, 36);
  return (
    response.ok && digest((await readText(response.clone(), maxBytesPerUnit * length)) ?? '') === expected
  );
}
