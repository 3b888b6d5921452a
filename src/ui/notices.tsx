import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import toast from 'react-hot-toast/headless';
import { NoticeStack } from './NoticeStack.tsx';

/** A notice stands 4,000 ms if blank or an error, 2,000 ms if a success, and as long as it must while loading. */
export type NoticeKind = 'blank' | 'success' | 'error' | 'loading';

let mounted = false;

/** Puts the stack on the page before its first notice. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<NoticeStack />));
}

/** Shows a notice; see `notify`, which loads this. */
export function showNotice(kind: NoticeKind, words: string, id: string | undefined): string {
  mount();
  const options = id === undefined ? {} : { id };
  return kind === 'blank' ? toast(words, options) : toast[kind](words, options);
}
