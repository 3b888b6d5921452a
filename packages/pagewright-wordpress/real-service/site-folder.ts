import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { wordpressFolder } from './wordpress-packages.ts';

const packaged = path.join(wordpressFolder, 'node_modules/wp-studio/dist/cli/wp-files');
const core = path.join(packaged, 'latest/wordpress');

/** Folders of WordPress that nobody changes, by name. PHP reads them in the package: copying them takes seconds. */
export const coreFolders: ReadonlyMap<string, string> = new Map(
  ['wp-admin', 'wp-includes'].map((name) => [name, path.join(core, name)]),
);

/** A file of WordPress that nobody changes, by its path below the address of WordPress. */
export function coreFile(file: string): string {
  return path.join(core, file);
}

/** Folder of the plugin in `wp-content/plugins`. */
const pluginName = 'pagewright-content';

function copyCore(folder: string): void {
  if (!existsSync(path.join(core, 'wp-load.php'))) {
    throw new Error(`There is no WordPress in ${path.relative(wordpressFolder, core)}.`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const isCopied = (file: string) => ![...coreFolders.values()].includes(file);
  cpSync(core, unfinished, { recursive: true, filter: isCopied });
  const content = path.join(unfinished, 'wp-content');
  cpSync(
    path.join(packaged, 'sqlite-database-integration'),
    path.join(content, 'mu-plugins/sqlite-database-integration'),
    { recursive: true },
  );
  cpSync(path.join(wordpressFolder, 'database-drop-in.php'), path.join(content, 'db.php'));
  renameSync(unfinished, folder);
}

/**
 * Turns `folder` into a WordPress that stores its data in SQLite, unless it already is one, and installs the current plugin.
 * @param siteFiles folder with the content types and schemas of the site, which are copied into the plugin
 */
export function prepareSiteFolder(folder: string, siteFiles: string): void {
  if (!existsSync(path.join(folder, 'wp-load.php'))) {
    rmSync(folder, { recursive: true, force: true });
    copyCore(folder);
  }
  const plugin = path.join(folder, 'wp-content/plugins', pluginName);
  rmSync(plugin, { recursive: true, force: true });
  cpSync(path.join(wordpressFolder, '../plugin'), plugin, { recursive: true });
  cpSync(siteFiles, plugin, { recursive: true });
}
