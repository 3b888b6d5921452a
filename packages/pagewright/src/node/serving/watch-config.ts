import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { projectModules } from '../../pipeline/code/project-modules.ts';
import { postcssConfigs } from '../../pipeline/project/ignored-configs.ts';

/** Milliseconds to wait after the last event, because an editor may write a file in several steps. */
const debounceDelay = 50;

/** The files that decide how a server is set up, as absolute paths. */
function configFiles(root: string): string[] {
  const others = ['tsconfig.json', ...postcssConfigs];
  return [...projectModules(root), ...others.map((name) => path.join(root, name))];
}

/** The text of each file that exists. */
function textsOf(files: readonly string[]): Map<string, string> {
  return new Map(files.filter(existsSync).map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Calls a function when `pagewright.config.ts` has changed, a file that it imports, or another config that a server reads only once.
 * Returns a function that stops watching.
 * @param onChange gets the name of a changed file, relative to the project
 */
export function watchConfig(root: string, onChange: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let before = textsOf(configFiles(root));
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const files = configFiles(root);
    const now = textsOf(files);
    const changed = [...new Set([...before.keys(), ...now.keys()])].find(
      (file) => before.get(file) !== now.get(file),
    );
    before = now;
    follow(files);
    if (changed !== undefined) onChange(path.relative(root, changed));
  };
  // Folders, because editors replace files, and a watched file that is replaced reports nothing more.
  const follow = (files: readonly string[]) => {
    for (const folder of new Set(files.map((file) => path.dirname(file)))) {
      if (watchers.has(folder) || !existsSync(folder)) continue;
      const watcher = watch(folder, { persistent: false }, () => {
        clearTimeout(timer);
        timer = setTimeout(look, debounceDelay);
      });
      // The folder is gone. Other folders are still watched.
      watchers.set(
        folder,
        watcher.on('error', () => watcher.close()),
      );
    }
  };
  follow(configFiles(root));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
