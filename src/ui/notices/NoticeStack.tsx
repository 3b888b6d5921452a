import { resolveValue, useToaster } from 'react-hot-toast/headless';
import css from './NoticeStack.module.css';

/** In milliseconds. */
const durations = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};
const maxNotices = 20;

/**
 * The current notices, newest first. They are a log that is not live: the page announces the same text where it stays, and
 * screen readers would read it twice.
 */
export function NoticeStack() {
  const { toasts, handlers } = useToaster(durations);
  return (
    <div
      className={css.stack}
      role="log"
      aria-live="off"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
    >
      {toasts.slice(0, maxNotices).map((notice) => (
        <div key={notice.id} className={css.notice} data-kind={notice.type} data-visible={notice.visible}>
          <span className={css.sign} aria-hidden="true" />
          {resolveValue(notice.message, notice)}
        </div>
      ))}
    </div>
  );
}
