import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kebabCase } from '../../schema/word-case.ts';

const starter = path.resolve(import.meta.dirname, '../../../starter');

/**
 * `pagewright init DIR`: writes the starter into a folder that is empty or does not exist. Exits with 2 and
 * changes nothing if the folder has files.
 */
export function init(target: string): void {
  const folder = path.resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    console.error(`The folder ${target} is not empty. Choose another folder, or remove its files.`);
    process.exitCode = 2;
    return;
  }
  cpSync(starter, folder, { recursive: true });
  // npm omits files with this name from packages.
  writeFileSync(
    path.join(folder, '.gitignore'),
    'node_modules/\ndist/\n.pagewright/\nschemas/*.schema.json\n.env\n',
  );
  const manifest = path.join(folder, 'package.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(
      '"my-site"',
      JSON.stringify(kebabCase(path.basename(folder)) || 'my-site'),
    ),
  );
  console.log(`Written to ${target}. Next:

  cd ${/^[\w./\\:-]+$/.test(target) ? target : `"${target}"`}
  npm install
  npm run dev

The README.md in that folder says how to connect your content.`);
}
