import { expect, test, vi } from 'vitest';
import { readText } from '../../src/content/requests/read-text.ts';

/** A response with a body that arrives in these chunks. */
function responseOf(chunks: readonly Uint8Array<ArrayBuffer>[], cancel = () => {}): Response {
  const left = [...chunks];
  return new Response(
    new ReadableStream(
      {
        pull(controller) {
          const chunk = left.shift();
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        },
        cancel,
      },
      { highWaterMark: 0 },
    ),
  );
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('a character that arrives in two chunks is read as one character', async () => {
  const whole = bytes('Kötter');
  expect(await readText(responseOf([whole.slice(0, 2), whole.slice(2)]), 100)).toBe('Kötter');
});

test('a character that arrives only in part becomes a replacement character', async () => {
  expect(await readText(responseOf([bytes('ö').slice(0, 1)]), 100)).toBe('\ufffd');
});

test('a response of the largest size is read', async () => {
  expect(await readText(responseOf([bytes('abc'), bytes('de')]), 5)).toBe('abcde');
});

test('the size counts bytes, and the rest of a larger response is not read', async () => {
  const cancel = vi.fn();
  expect(await readText(responseOf([bytes('abö'), bytes('de')], cancel), 5)).toBeUndefined();
  expect(cancel).toHaveBeenCalledOnce();
});

test('a response without a body is empty', async () => {
  expect(await readText(new Response(null, { status: 204 }), 5)).toBe('');
});
