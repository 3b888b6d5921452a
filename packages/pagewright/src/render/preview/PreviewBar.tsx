import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { PreviewDraft, PreviewWords } from '../document/preview-payload.ts';
import { forgetToken } from './preview-token.ts';

interface PreviewBarProps {
  readonly draft: PreviewDraft;
  readonly isOutdated: boolean;
  readonly words: PreviewWords;
  readonly language: string;
  /** The path of the page that will show the entry. */
  readonly path: string | undefined;
}

const neverChanges = () => () => {};

/** A date and time in the language of the site and the time zone of the browser. A server does not know this time zone. */
function Time({ date, language }: { readonly date: string; readonly language: string }) {
  const time = new Date(date);
  const words = useSyncExternalStore(
    neverChanges,
    () =>
      Number.isNaN(time.getTime())
        ? ''
        : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(time),
    () => '',
  );
  return <time dateTime={date}>{words}</time>;
}

/**
 * Writes the height of the bar to a custom property, so that the page and its fixed parts leave room for the bar. The room is an element,
 * because browsers keep visible content in place when an element above it grows, but not when a padding grows.
 */
function useRoom() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--pagewright-bar', `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--pagewright-bar');
    };
  }, []);
  return bar;
}

/** Shows the status of the draft and when it was saved, and announces changes of both. Links to the editor and out of the preview. */
export function PreviewBar({ draft, isOutdated, words, language, path }: PreviewBarProps) {
  const { label, title, modified, expires, edit, token, errors, isPublished } = draft;
  const bar = useRoom();
  return (
    <div className="pagewright-preview-room">
      <aside ref={bar} className="pagewright-preview-bar" aria-label={words.label}>
        <p>
          <strong>{words.label}</strong> {label} <bdi>{title}</bdi>
        </p>
        {modified !== undefined && (
          <p role="status">
            {words.saved} <Time date={modified} language={language} />
          </p>
        )}
        {token === undefined && expires !== undefined && (
          <p>
            {words.expires} <Time date={expires} language={language} />
          </p>
        )}
        {errors.length > 0 && (
          <details>
            <summary>{`${words.problems} (${errors.length})`}</summary>
            <ul>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </details>
        )}
        <p role="status">{isOutdated && words.outdated}</p>
        <div>
          {edit !== undefined && <a href={edit}>{words.edit}</a>}
          <a href={isPublished && path !== undefined ? path : '/'} onClick={forgetToken}>
            {words.leave}
          </a>
        </div>
      </aside>
    </div>
  );
}
