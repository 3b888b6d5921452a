import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after a key in the window for which somebody is most likely still typing. */
const typingTime = 1_000;

const textControls = 'input, textarea, select, [contenteditable=true]';

/**
 * Whether a click in the page may move the focus. A page may send clicks that nobody has made: they must not move the focus away from
 * somebody who types, nor without any recent click or key.
 */
export function useMayFocus(): () => boolean {
  const lastKey = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = () => {
      lastKey.current = performance.now();
    };
    window.addEventListener('keydown', note, { capture: true });
    return () => window.removeEventListener('keydown', note, { capture: true });
  }, []);
  return useCallback(() => {
    const isInText = document.activeElement?.matches(textControls) === true;
    const isTyping = isInText && performance.now() - lastKey.current < typingTime;
    return navigator.userActivation.isActive && !isTyping;
  }, []);
}
