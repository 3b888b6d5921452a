import { useEffect, useRef } from 'react';
import { announceTitle } from './announce-title.ts';

interface AnnouncedPage {
  readonly url: string;
  /** The browser announces the page that the document of this visit has. */
  readonly isFirst: boolean;
  /** The error page is shown, because an entry does not exist. */
  readonly isMissing: boolean;
  readonly isWaiting: boolean;
}

/** Announces the title of a page when there is something to announce. Call it after `showHead`, which sets the title. */
export function useAnnouncedTitle({ url, isFirst, isMissing, isWaiting }: AnnouncedPage): void {
  const announced = isFirst || isWaiting ? undefined : url;
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
