import type { PageModule } from '../document/page-module.ts';

/** Pages that an author has saved since the development server started, by file. */
const updated = new Map<string, PageModule>();
const listeners = new Set<() => void>();

/** Called by code that the development server adds to each page module. */
export function updatePage(page: PageModule): void {
  updated.set(page.plan.file, page);
  for (const listener of listeners) listener();
}

export function updatedPage(file: string): PageModule | undefined {
  return updated.get(file);
}

/** Calls `listener` after each update. Returns a function that unsubscribes. */
export function onPageUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
