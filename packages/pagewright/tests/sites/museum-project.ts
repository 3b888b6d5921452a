import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of the Harbour Museum’s site, for tests that only read it. */
export const museum = path.join(import.meta.dirname, 'museum');

const packages = path.resolve(import.meta.dirname, '../../../../node_modules');

/** What commands write into the folder of a site, with the schemas for editors. */
const written = new Set(['.pagewright', 'dist', 'dist-server', 'dist-edge']);

/** A folder inside the repository. */
const served = path.resolve(import.meta.dirname, '../../../../.pagewright/scratch');

interface CopyOptions {
  /**
   * True for a copy that a command serves with Vite, which keeps the packages that it has bundled in `node_modules/`. Such a copy is inside
   * the repository, where its packages are found without a link. With a link, servers would share the folder behind it and remove each
   * other’s files.
   */
  readonly isServed?: boolean;
  /** A folder that is not copied. */
  readonly without?: string;
}

/** A copy of the Harbour Museum’s site in a temporary folder whose name has spaces. A test may change it. Remove it after the test. */
export class MuseumCopy {
  readonly root: string;

  constructor({ isServed = false, without }: CopyOptions = {}) {
    if (isServed) mkdirSync(served, { recursive: true });
    // The temporary folder is a link on macOS and may be a short name on Windows, but Vite compares real paths.
    const parent = isServed ? served : realpathSync.native(tmpdir());
    this.root = mkdtempSync(path.join(parent, 'harbour museum '));
    cpSync(museum, this.root, {
      recursive: true,
      filter: (from) => {
        const name = path.relative(museum, from);
        return !written.has(name) && name !== without && !name.endsWith('.schema.json');
      },
    });
    // On Windows everybody may create junctions, but not symbolic links to folders.
    if (!isServed) symlinkSync(packages, path.join(this.root, 'node_modules'), 'junction');
  }

  /** The text of a file, by its path below the site: `page-configs/home.json`. */
  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Writes a file, with the folders around it. */
  write(file: string, text: string): void {
    const target = path.join(this.root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  /** Changes a file. Throws if the text stays the same. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`Nothing was changed in ${file}`);
    this.write(file, after);
  }

  /** The site is then published below this path of its origin. */
  publishBelow(base: string): void {
    this.edit('pagewright.config.ts', (text) => text.replace("siteUrl: '", `base: '${base}',\n  siteUrl: '`));
  }

  /** Removes a file, or a folder with all that is in it. */
  removeFile(file: string): void {
    rmSync(path.join(this.root, file), { recursive: true });
  }

  remove(): void {
    // Windows keeps files locked for a moment after the process that used them has ended.
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}
