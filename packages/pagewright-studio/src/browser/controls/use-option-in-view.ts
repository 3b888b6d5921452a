import { useEffect } from 'react';

/**
 * Scrolls an option of a list into view when it becomes active: the focus stays in the field, so the browser does not.
 * @param id of its element; undefined if none is active
 */
export function useOptionInView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
