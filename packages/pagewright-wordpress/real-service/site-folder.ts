import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wordpressFolder } from './wordpress-packages.ts';

const packaged = path.join(wordpressFolder, 'node_modules/wp-studio/dist/cli/wp-files');
const core = path.join(packaged, 'latest/wordpress');

/** Folders of WordPress that nobody changes, by name. PHP reads them in the package: copying them takes seconds. */
export const coreFolders: ReadonlyMap<string, string> = new Map(
  ['wp-admin', 'wp-includes'].map((name) => [name, path.join(core, name)]),
);

/** Folder of the plugin in `wp-content/plugins`. */
const pluginName = 'pagewright-content';

/** The driver parses with `sql-parser.php`, and gets a grammar without rules, which it would unpack in each request. */
function copyDatabaseDriver(content: string): void {
  const driver = path.join(content, 'mu-plugins/sqlite-database-integration');
  cpSync(path.join(packaged, 'sqlite-database-integration'), driver, { recursive: true });
  const parser = path.join(driver, 'pagewright');
  mkdirSync(parser);
  cpSync(path.join(wordpressFolder, 'sql-parser.php'), path.join(parser, 'sql-parser.php'));
  const grammar = path.join(driver, 'wp-includes/database/mysql/mysql-grammar.php');
  renameSync(grammar, path.join(parser, 'mysql-grammar.php'));
  writeFileSync(
    grammar,
    "<?php return array( 'rules_offset' => 0, 'rules_names' => array(), 'grammar' => array() );\n",
  );
  cpSync(path.join(wordpressFolder, 'database-drop-in.php'), path.join(content, 'db.php'));
}

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
  copyDatabaseDriver(content);
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
