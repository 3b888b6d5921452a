import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathOfPageFile } from '../../pipeline/files/page-files.ts';
import { filesBelow, relativePath } from '../../pipeline/files-below.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { readJson } from './json-files.ts';

/**
 * Paths of the pages in a built folder, sorted: `/`, `/services/pmo`. The folder may be of an earlier build with the other layout of files.
 */
export function pagesIn(folder: string): string[] {
  const pages = filesBelow(folder).filter((file) => /\.html$/.test(file) && !/(?:^|\/)404\.html$/.test(file));
  return [...new Set(pages.map(pathOfPageFile))].sort();
}

/**
 * The published pages of an output folder. Their paths are also stored with the kept content, because build services restore that folder
 * but not the output folder.
 */
export interface PublishedPages {
  /** The pages of the previous build; empty if there was none. */
  readonly previous: readonly string[];
  /** Stores the pages. Called after the output folder was replaced. */
  commit(pages: readonly string[]): void;
}

/** @param kept folder that builds pass on to later builds */
export function openPublishedPages(kept: string, outDir: string, root: string): PublishedPages {
  // The relative path still identifies the output folder after the project was moved or restored elsewhere.
  const file = path.join(kept, `pages-${hexDigest(12, relativePath(root, outDir))}.json`);
  const present = pagesIn(outDir);
  const stored = readJson(file);
  return {
    // A mounted output folder cannot be removed, but it may be empty.
    previous: present.length > 0 || !Array.isArray(stored) ? present : stored.map(String),
    commit(pages) {
      mkdirSync(kept, { recursive: true });
      writeFileSync(file, JSON.stringify(pages, null, 1));
    },
  };
}
