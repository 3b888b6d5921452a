import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import toast, { type Toast } from 'react-hot-toast/headless';
import { Notice, type NoticeText } from './Notice.tsx';
import { NoticeStack } from './NoticeStack.tsx';

/** Blank notices and errors stay for 4,000 ms, successes for 2,000 ms, and loading notices until they are replaced. */
export type NoticeKind = 'blank' | 'success' | 'error' | 'loading';

let mounted = false;

/** Adds the stack to the page before the first notice. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<NoticeStack />));
}

/** Shows a notice; `notify` loads this module and calls it. */
export function showNotice(kind: NoticeKind, text: NoticeText, id: string | undefined): string {
  mount();
  const content = (notice: Toast) => <Notice id={notice.id} text={text} />;
  const options = id === undefined ? {} : { id };
  return kind === 'blank' ? toast(content, options) : toast[kind](content, options);
}
