import type { NoticeText } from './Notice.tsx';
import type { NoticeKind } from './notices.tsx';

/**
 * Shows a notice above the page. A notice disappears, so the page must also show its text somewhere. The first call
 * loads the code.
 * @returns the id of the notice. A call with the same id replaces its text.
 */
export async function notify(kind: NoticeKind, text: NoticeText, id?: string): Promise<string> {
  const { showNotice } = await loadNotices();
  return showNotice(kind, text, id);
}

/** Loads the code of notices. Call it before work that may end without a network: its result needs the code. */
export function loadNotices(): Promise<typeof import('./notices.tsx')> {
  return import('./notices.tsx');
}
