import type { NoticeKind } from './notices.tsx';

/**
 * Shows a notice above the page. The code for it is fetched on first use. A notice passes, so what it
 * says must stand somewhere on the page as well.
 * @returns the notice's id; the same id given again replaces its words.
 */
export async function notify(kind: NoticeKind, words: string, id?: string): Promise<string> {
  const { showNotice } = await import('./notices.tsx');
  return showNotice(kind, words, id);
}
