import { useSyncExternalStore } from 'react';
import type { CopiedSection } from './operations/section-clipboard.ts';

let copied: CopiedSection | undefined;
const listeners = new Set<() => void>();

/** Keeps a copied section for this window, so that it can be pasted without a permission of the browser. */
export function keepCopied(section: CopiedSection): void {
  copied = section;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The section that was last copied in this window. */
export function useCopied(): CopiedSection | undefined {
  return useSyncExternalStore(subscribe, () => copied);
}

/** The section that this window copied last. */
export function lastCopied(): CopiedSection | undefined {
  return copied;
}
