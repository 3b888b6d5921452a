import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'page-configs';
const root = path.resolve(import.meta.dirname, '../..');

/** The file of a page's config, from the text of its `#pagewright-payload`: `page-configs/home.json`. */
export function configOf(payload: string | null | undefined): string {
  const [, file] = /"file":"([^"]*)"/.exec(payload ?? '') ?? [];
  return file === undefined ? 'no page config' : `${folder}/${file}`;
}

/** The first block of a type on a page, which may be from a shared section: `page-configs/home.json:12 hero-banner`. */
export function placeOf(config: string, type: string | null): string {
  const sections = readdirSync(path.join(root, folder, '_sections')).map(
    (file) => `${folder}/_sections/${file}`,
  );
  for (const file of [config, `${folder}/_site.json`, ...sections]) {
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    const line = text.split('\n').findIndex((each) => each.includes(`"type": "${type}"`)) + 1;
    if (line > 0) return `${file}:${line} ${type}`;
  }
  return `${config} ${type}`;
}
