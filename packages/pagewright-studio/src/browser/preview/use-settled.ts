import { useEffect, useState } from 'react';

/** A value that has stayed equal for a while: undefined until then, so that nothing flashes while somebody types. */
export function useSettled<Value>(
  value: Value | undefined,
  key: string | undefined,
  milliseconds: number,
): Value | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
  return settled === key ? value : undefined;
}
