import { type RefObject, useEffect, useState } from 'react';

/** In milliseconds. */
const duration = 5000;

/** The visible part of a figure from which it counts as in view. */
const minVisibleRatio = 0.9;

/**
 * The figures to show. They count up from 0 once, when the first of them comes into view. Figures that are in view from the
 * start do not count, since they would visibly jump back to 0. Neither do figures under reduced motion.
 * @param figure the element of the first figure
 */
export function useCountUp(
  finals: readonly number[],
  figure: RefObject<HTMLElement | null>,
): readonly number[] {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const target = figure.current;
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
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(({ intersectionRatio }) => intersectionRatio >= minVisibleRatio);
        if (seen) observer.disconnect();
        if (seen && !first) frame = requestAnimationFrame(step);
        first = false;
      },
      { threshold: minVisibleRatio },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [figure]);

  return finals.map((final) => Math.round(final * eased(progress)));
}

/** Fast at first, slow at the end. */
function eased(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
