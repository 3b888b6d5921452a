import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds from nothing to the final figure. */
const DURATION = 5000;

/**
 * The figures to draw: the final ones, except while they count up from 0, once, after the element has come
 * into view. An element that is in view from the start keeps its figures: they would jump back before the
 * reader's eyes. Nothing counts under reduced motion.
 */
export function useCountUp(
  finals: readonly number[],
  element: RefObject<HTMLElement | null>,
): readonly number[] {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const target = element.current;
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
        const seen = entries.some(({ isIntersecting }) => isIntersecting);
        if (seen) observer.disconnect();
        if (seen && !first) frame = requestAnimationFrame(step);
        first = false;
      },
      { threshold: 0.35 },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);

  return finals.map((final) => Math.round(final * eased(progress)));
}

/** Quick at first, slow towards the figure. */
function eased(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
