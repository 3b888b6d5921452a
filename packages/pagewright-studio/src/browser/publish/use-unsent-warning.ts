import { useEffect } from 'react';

/** Asks before the window closes while the server does not know all changes. At other times nothing would be lost. */
export function useUnsentWarning(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
}
