import type { PageModule } from './page-module.ts';

/** Pages that an author has saved anew while the site is developed, by their file. */
const updated = new Map<string, PageModule>();
const listeners = new Set<() => void>();

/** Called by the development server's code behind each page module. */
export function updatePage(page: PageModule): void {
  updated.set(page.plan.file, page);
  for (const listener of listeners) listener();
}

export function updatedPage(file: string): PageModule | undefined {
  return updated.get(file);
}

/** Calls `listener` after each update, until what it returns is called. */
export function onPageUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
