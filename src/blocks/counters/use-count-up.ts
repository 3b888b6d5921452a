import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds from nothing to the final figure. */
const DURATION = 5000;

/** How much of a figure has to be seen before it is in view; one that the window cuts off is not read yet. */
const SEEN = 0.9;

/**
 * The figures to draw: the final ones, except while they count up from 0, once, after the first of them has come
 * into view. Figures that are in view from the start stay: they would jump back before the reader's eyes. Nothing
 * counts under reduced motion.
 * @param figure the element of the first of them
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
    let begun: number | undefined;
    let first = true;
    const step = (now: number) => {
      begun ??= now;
      const part = Math.min(1, (now - begun) / DURATION);
      setProgress(part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN);
        if (seen) observer.disconnect();
        if (seen && !first) frame = requestAnimationFrame(step);
        first = false;
      },
      { threshold: SEEN },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [figure]);

  return finals.map((final) => Math.round(final * eased(progress)));
}

/** Quick at first, slow towards the figure. */
function eased(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
