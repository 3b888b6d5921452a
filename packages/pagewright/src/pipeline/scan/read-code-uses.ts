import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeFile, SiteCode } from '../../check/diagnostics/code-uses.ts';
import { usesInModule, usesInStyles } from './code-uses.ts';

const module = /\.[cm]?[jt]sx?$/;
const styles = /\.(?:css|scss|sass|less|pcss)$/;
/** Files that no page loads. */
const notLoaded = /(?:^|\/)(?:generated|__tests__|__mocks__)\/|\.(?:test|spec|stories|d)\.[cm]?[jt]sx?$/;
/** A quoted URL. Most files have none, and are not parsed. */
const anyUrl = /['"`(]\s*(?:https?|wss?):\/\//i;
const imported = /(?:\bfrom|\bimport\(?)\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;

/** The uses in each text with a URL that was read, by file. */
const known = new Map<string, CodeFile>();

function usesIn(file: string, text: string): CodeFile {
  if (!anyUrl.test(text)) return { text, uses: [] };
  const before = known.get(file);
  if (before?.text === text) return before;
  const uses = module.test(file) ? usesInModule(file, text) : usesInStyles(text);
  const found = { text, uses };
  known.set(file, found);
  return found;
}

/**
 * Reads the URLs of other origins in the code of the project in `root`.
 * @param files the paths of the files in `src/`, from there
 * @param hasPackages whether the packages that the code imports are needed
 */
export function readSiteCode(root: string, files: readonly string[], hasPackages: boolean): SiteCode {
  const found = new Map<string, CodeFile>();
  const packages = new Set<string>();
  for (const name of files) {
    if (notLoaded.test(name) || !(module.test(name) || styles.test(name))) continue;
    const full = path.join(root, 'src', name);
    const file = usesIn(full, readFileSync(full, 'utf8'));
    if (file.uses.length > 0) found.set(`src/${name}`, file);
    if (hasPackages) for (const [, specifier = ''] of file.text.matchAll(imported)) packages.add(specifier);
  }
  return { files: found, packages };
}
