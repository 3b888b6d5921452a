import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { isEditorSchema } from '../../pipeline/generate/generate-editor-schemas.ts';

/** Milliseconds to wait after the last change: a file that is being written is empty for a moment. */
const debounceDelay = 60;

/** Calls a function after each change below some folders, except of the schemas for editors, which the function may write. Never resolves; the process ends with a signal. */
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
