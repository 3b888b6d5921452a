import { useEffect, useState } from 'react';

/** What a call of the server answers: while it is awaited, when it is there, and when it failed. */
export type Answer<Value> =
  | { readonly is: 'awaited' }
  | { readonly is: 'there'; readonly value: Value }
  | { readonly is: 'failed'; readonly message: string };

/**
 * Calls the server once for each key.
 * @param key identifies the call; undefined for no call
 */
export function useAnswer<Value>(
  key: string | undefined,
  ask: (key: string) => Promise<Value>,
): Answer<Value> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly answer: Answer<Value> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: The key identifies the call; the function is new each time.
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const take = (result: Answer<Value>) => {
      if (isCurrent) setAnswer({ key, answer: result });
    };
    ask(key).then(
      (value) => take({ is: 'there', value }),
      (error: Error) => take({ is: 'failed', message: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer !== undefined && answer.key === key ? answer.answer : { is: 'awaited' };
}
