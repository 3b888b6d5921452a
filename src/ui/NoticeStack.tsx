import toast, { resolveValue, useToaster } from 'react-hot-toast/headless';
import css from './NoticeStack.module.css';

const DURATIONS = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};
const MOST = 20;

/**
 * The current notices, newest first. They are no live region: what a notice says is announced where it stays on the page,
 * and would be read aloud twice.
 */
export function NoticeStack() {
  const { toasts, handlers } = useToaster(DURATIONS);
  return (
    <div className={css.stack} onPointerEnter={handlers.startPause} onPointerLeave={handlers.endPause}>
      {toasts.slice(0, MOST).map((notice) => (
        <div key={notice.id} className={css.notice} data-kind={notice.type} data-visible={notice.visible}>
          <span className={css.sign} aria-hidden="true" />
          <p className={css.words}>{resolveValue(notice.message, notice)}</p>
          <button
            type="button"
            className={css.close}
            aria-label="Dismiss"
            onClick={() => toast.dismiss(notice.id)}
          />
        </div>
      ))}
    </div>
  );
}
