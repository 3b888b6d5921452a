import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wordpressFolder } from './wordpress-packages.ts';

const packaged = path.join(wordpressFolder, 'node_modules/wp-studio/dist/cli/wp-files');

/** Folder of the plugin in `wp-content/plugins`. */
const pluginName = 'pagewright-content';

function copyCore(folder: string): void {
  const core = path.join(packaged, 'latest/wordpress');
  if (!existsSync(path.join(core, 'wp-load.php'))) {
    throw new Error(`There is no WordPress in ${path.relative(wordpressFolder, core)}.`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(core, unfinished, { recursive: true });
  const content = path.join(unfinished, 'wp-content');
  const database = 'mu-plugins/sqlite-database-integration';
  cpSync(path.join(packaged, 'sqlite-database-integration'), path.join(content, database), {
    recursive: true,
  });
  const dropIn = readFileSync(path.join(content, database, 'db.copy'), 'utf8')
    .replaceAll("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", `__DIR__ . '/${database}'`)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(path.join(content, 'db.php'), dropIn);
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
