import { useEffect, useState } from 'react';

/** Whether the page is scrolled past its top; undefined until the browser has been asked. */
export function useScrolled(): boolean | undefined {
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > 0);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return scrolled;
}
