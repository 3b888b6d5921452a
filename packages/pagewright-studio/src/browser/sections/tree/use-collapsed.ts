import { useCallback, useEffect, useState } from 'react';
import { keyOf, type SectionRow } from '../operations/section-rows.ts';

const none: ReadonlySet<string> = new Set();

/** The keys of the lists and sections that are closed. A closed list or section never contains what is selected. */
export function useCollapsed(selected: SectionRow | undefined): {
  readonly collapsed: ReadonlySet<string>;
  readonly toggle: (key: string, isExpanded: boolean) => void;
} {
  const [collapsed, setCollapsed] = useState(none);
  const toggle = useCallback((key: string, isExpanded: boolean) => {
    setCollapsed((before) => {
      const after = new Set(before);
      if (isExpanded) after.delete(key);
      else after.add(key);
      return after;
    });
  }, []);
  const [file, steps] = [selected?.file ?? '', selected?.steps.join('/') ?? ''];
  useEffect(() => {
    const around = steps.split('/').map((_, index, all) => keyOf(file, all.slice(0, index)));
    setCollapsed((before) =>
      around.some((key) => before.has(key))
        ? new Set([...before].filter((key) => !around.includes(key)))
        : before,
    );
  }, [file, steps]);
  return { collapsed, toggle };
}
