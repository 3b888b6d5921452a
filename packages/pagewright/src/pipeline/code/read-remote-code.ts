import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CodeFile, SiteCode } from '../../check/diagnostics/remote-code.ts';
import { isFile } from '../files-below.ts';
import { anyUrl, usesInStyles } from './code-uses.ts';
import { readModule } from './read-module.ts';

const module = /\.[cm]?[jt]sx?$/;
const styles = /\.(?:css|scss|sass|less|pcss)$/;
/** Files that no page loads. */
const notLoaded = /(?:^|\/)(?:generated|__tests__|__mocks__)\/|\.(?:test|spec|stories|d)\.[cm]?[jt]sx?$/;
const imported = /(?:\bfrom|\bimport\(?)\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;

/** What was read of a file, while its size and the time of its last change stay the same. */
interface KnownFile {
  readonly stamp: string;
  /** Undefined if the file names nothing that the check knows. */
  readonly file: CodeFile | undefined;
  readonly packages: readonly string[];
}

const known = new Map<string, KnownFile>();

function readFile(full: string): KnownFile {
  const { mtimeMs, size } = statSync(full);
  const stamp = `${mtimeMs} ${size}`;
  const before = known.get(full);
  if (before?.stamp === stamp) return before;
  const text = readFileSync(full, 'utf8');
  const read: CodeFile = module.test(full)
    ? readModule(full, text)
    : { text, uses: anyUrl.test(text) ? usesInStyles(text) : [] };
  const { uses, html = [], texts = {} } = read;
  const isNamed = [uses, html, ...Object.values(texts)].flat().length > 0;
  const packages = [...text.matchAll(imported)].flatMap(([, name]) => name ?? []);
  const found = { stamp, file: isNamed ? read : undefined, packages };
  known.set(full, found);
  return found;
}

/** Whether a file is a module or a stylesheet that names other origins or something of the site, or writes HTML. */
export function isJudged(file: string): boolean {
  const isCode = !notLoaded.test(file) && (module.test(file) || styles.test(file));
  return isCode && isFile(file) && readFile(file).file !== undefined;
}

/**
 * Reads what the code of the project in `root` names of other origins and of the site, and where it writes HTML.
 * @param files the paths of the files in `src/`, from there
 */
export function readSiteCode(root: string, files: readonly string[]): SiteCode {
  const found = new Map<string, CodeFile>();
  const packages = new Set<string>();
  for (const name of files) {
    if (notLoaded.test(name) || !(module.test(name) || styles.test(name))) continue;
    const { file, packages: imports } = readFile(path.join(root, 'src', name));
    if (file) found.set(`src/${name}`, file);
    for (const each of imports) packages.add(each);
  }
  return { files: found, packages };
}
