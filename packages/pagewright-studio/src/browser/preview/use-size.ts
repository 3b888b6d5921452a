import { useLayoutEffect, useState } from 'react';

/** The size of the content of an element, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measures an element, now and whenever its size changes. Returns the size, and the ref of the element. */
export function useSize(): readonly [Size | undefined, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [size, setElement];
}
