import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

/**
 * Milliseconds. The watcher drops a change that follows another change of the same file within 50 ms. This happens when an editor formats a
 * file that it saves.
 */
const dropsWithin = 60;

/** When a file was written last; undefined if it does not exist. */
function modified(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Calls a function whenever a file is added, changed or removed, even for changes that the watcher drops.
 * @param onSave gets true for a file that exists and is empty, as a file that is being written is for a moment
 */
export function watchFiles(
  watcher: ViteDevServer['watcher'],
  onSave: (file: string, isEmpty: boolean) => void,
): void {
  const onEvent = (file: string) => {
    const seen = modified(file);
    onSave(file, statSync(file, { throwIfNoEntry: false })?.size === 0);
    setTimeout(() => {
      if (modified(file) !== seen) onEvent(file);
    }, dropsWithin);
  };
  watcher.on('add', onEvent).on('change', onEvent).on('unlink', onEvent);
}
