import { useEffect, useRef } from 'react';
import { announceTitle } from './announce-title.ts';

/**
 * Announces the title of a page. Call it after `showHead`, which sets the title.
 * @param announced the URL of the page; undefined as long as there is nothing to announce
 * @param isMissing whether the error page is shown, because an entry does not exist
 */
export function useAnnouncedTitle(
  announced: string | undefined,
  isMissing: boolean,
  isWaiting: boolean,
): void {
  useEffect(() => {
    if (announced !== undefined) announceTitle();
  }, [announced]);

  // The error page may replace a page that was announced.
  const wasShown = useRef(false);
  useEffect(() => {
    if (isMissing && wasShown.current) announceTitle();
    wasShown.current = !isMissing && !isWaiting;
  }, [isMissing, isWaiting]);
}
