import { type RefObject, useEffect, useState } from 'react';

/** In milliseconds. */
const duration = 5000;

/**
 * The figures to show. They count up from 0 once, as soon as the first part of them scrolls into view, so that nobody sees a final figure
 * jump back to 0. Figures that are in view when the page opens, even in part, do not count. Neither do figures under reduced motion.
 * @param list the element around the figures
 */
export function useCountUp(
  finals: readonly number[],
  list: RefObject<HTMLElement | null>,
): readonly number[] {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const target = list.current;
    if (target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let start: number | undefined;
    let first = true;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / duration);
      setProgress(part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      if (isSeen) observer.disconnect();
      if (isSeen && !first) {
        setProgress(0);
        frame = requestAnimationFrame(step);
      }
      first = false;
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [list]);

  return finals.map((final) => Math.round(final * eased(progress)));
}

/** Fast at first, slow at the end. */
function eased(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
