import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, relativePath } from '../../pipeline/site/files-below.ts';

/** Paths of the pages in a built folder, sorted: `/`, `/services/pmo`. */
export function pagesIn(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => path.posix.basename(file) === 'index.html')
    .map((file) => path.posix.dirname(`/${file}`))
    .sort();
}

/**
 * The pages that are published in an output folder. They are also recorded with the kept content: builders throw the
 * output folder away, but restore that one.
 */
export interface PublishedPages {
  /** Of the build before; nothing when there was none. */
  readonly previous: readonly string[];
  /** Called when the output folder has been switched. */
  commit(pages: readonly string[]): void;
}

function readList(file: string): string[] {
  try {
    const pages: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(pages) ? pages.map(String) : [];
  } catch {
    return [];
  }
}

/** @param kept folder that outlives builds */
export function openPublishedPages(kept: string, outDir: string, root: string): PublishedPages {
  // Relative, so that a project that was moved or restored elsewhere finds its own.
  const name = relativePath(root, outDir);
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  const file = path.join(kept, `pages-${hash}.json`);
  const there = pagesIn(outDir);
  return {
    // A folder without a page was emptied: where it is a mount, it cannot be thrown away itself.
    previous: there.length > 0 ? there : readList(file),
    commit(pages) {
      mkdirSync(kept, { recursive: true });
      writeFileSync(file, JSON.stringify(pages, null, 1));
    },
  };
}
