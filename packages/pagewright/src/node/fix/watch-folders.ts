import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { isEditorSchema } from '../../pipeline/generate/generate-editor-schemas.ts';

/** Milliseconds to wait after the last change, because a file that is being written is empty for a moment. */
const debounceDelay = 60;

/**
 * Calls a function after each change below some folders. Ignores changes of the schemas for editors, because the function may write these.
 * Never resolves; a signal ends the process.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    watch(folder, { recursive: true }, (_, name) => {
      if (name !== null && isEditorSchema(`${path.basename(folder)}/${name}`)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, debounceDelay);
    });
  }
  return new Promise(() => {});
}
