import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from 'pagewright/tooling/node';
import type { ViteDevServer } from 'vite';
import { pagesFolder } from './project-data.ts';

interface ProjectChanges {
  /** A page config was written or deleted. @param file its path below the folder */
  config(file: string): void;
  /** Schemas, registries or files in `public/` have changed. */
  project(changed: { readonly schemas: boolean }): Promise<void>;
  /** The folder of the project was gone, and is back. Anything may have changed. */
  back(): Promise<void>;
}

/** Milliseconds to wait after the last change of several files that are written together. */
const debounceDelay = 50;
/** The same while a changed file is empty, as a file that is being written is for a moment. Its text may bring no further event. */
const emptyFileDelay = 500;

/** Milliseconds between looks whether the folder of the project exists. */
const lookPause = 1_000;

/** Reports what others change in a project. While its folder is gone, nothing has changed: it was moved, or its disk is not connected. */
export function watchProject(watcher: ViteDevServer['watcher'], root: string, changes: ProjectChanges): void {
  const configs = new Set<string>();
  let schemas = false;
  let others = false;
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();

  const report = () => {
    if (!existsSync(root)) return;
    const files = [...configs];
    configs.clear();
    for (const file of files) {
      try {
        changes.config(file);
      } catch (error) {
        // A file that cannot be read, or a full disk. The studio goes on, and saving looks at the file again.
        console.error(error);
      }
    }
    if (!(schemas || others)) return;
    const changed = { schemas };
    schemas = false;
    others = false;
    queue = queue.then(() => changes.project(changed)).catch((error: unknown) => console.error(error));
  };
  const onChange = (file: string, isEmpty: boolean) => {
    const [folder = '', ...names] = path.relative(root, file).split(path.sep);
    const isGenerated = folder === 'schemas' && file.endsWith('.schema.json');
    if (isGenerated || !['public', 'schemas', 'src', pagesFolder].includes(folder)) return;
    if (folder === pagesFolder) {
      const config = names.join('/');
      if (!projectFiles.isConfigName(config)) return;
      configs.add(config);
    } else if (folder === 'schemas') schemas = true;
    else others = true;
    clearTimeout(timer);
    timer = setTimeout(report, isEmpty ? emptyFileDelay : debounceDelay);
  };
  const watched = [pagesFolder, 'schemas', 'public'].map((folder) => path.join(root, folder));
  watcher.add(watched);
  let isGone = false;
  const look = () => {
    const wasGone = isGone;
    isGone = !existsSync(root);
    if (isGone || !wasGone) return;
    // The watcher has given up all folders.
    watcher.add([root, ...watched]);
    queue = queue.then(() => changes.back()).catch((error: unknown) => console.error(error));
  };
  setInterval(look, lookPause).unref();
  projectFiles.watch(watcher, onChange);
}
