import { useEffect, useRef } from 'react';

/**
 * Calls `run` for a key with Ctrl, or with the command key of a Mac, wherever the focus is. The browser then does nothing for it.
 * @param key as in `KeyboardEvent.key`, in lower case if it is a letter
 */
export function useCommandKey(key: string, run: () => void): void {
  const current = useRef(run);
  current.current = run;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (pressed !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
