import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineCommand } from '../engine-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What a command came to. */
export interface Ran {
  readonly status: number | null;
  readonly told: string;
}

/** A built site that a command serves. */
export interface Served {
  readonly address: string;
  stop(): void;
}

/** A project of its own in a temporary folder: the engine's code and schemas, and two pages. */
export class SmallProject {
  readonly root = mkdtempSync(path.join(tmpdir(), 'project-'));

  constructor() {
    const wanted = [
      'src',
      'schemas',
      'vite.config.ts',
      'pagewright.config.ts',
      'tsconfig.json',
      'package.json',
      'wordpress-plugin',
    ];
    const pictures = ['plates/umbrella.avif', 'plates/round-table.avif'];
    const shown = ['fonts/archivo.woff2', 'og.png', 'logo.svg', 'favicon.svg', ...pictures].map(
      (file) => `public/${file}`,
    );
    for (const file of [...wanted, ...shown]) {
      cpSync(path.join(root, file), path.join(this.root, file), {
        recursive: true,
        filter: (part) => !part.includes('node_modules'),
      });
    }
    cpSync(
      path.join(import.meta.dirname, 'small-project/page-configs'),
      path.join(this.root, 'page-configs'),
      {
        recursive: true,
      },
    );
    symlinkSync(path.join(root, 'node_modules'), path.join(this.root, 'node_modules'), 'dir');
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Changes a file; the change must find something to change. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`Nothing was changed in ${file}`);
    writeFileSync(path.join(this.root, file), after);
  }

  /** Every built file with its bytes, as text that can be compared. */
  built(): Map<string, string> {
    return this.files('dist');
  }

  /** Every file below a folder with its bytes, as text that can be compared. */
  files(folder: string): Map<string, string> {
    const below = path.join(this.root, folder);
    const files = readdirSync(below, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    return new Map(files.map((file) => [path.relative(below, file), readFileSync(file).toString('base64')]));
  }

  /**
   * `npm run build`, without npm. The content service is the only one that it is told of.
   * @param onceChecked called when the configs have been checked and code is being bundled
   * @param words what follows `npm run build --`
   * @param nodeOptions what follows `node`, such as a module that is loaded first
   */
  build(
    service: string | undefined,
    deadline = 10_000,
    onceChecked = () => {},
    words: readonly string[] = [],
    nodeOptions: readonly string[] = [],
  ): Promise<Ran> {
    const { NODE_ENV: _, VITEST: __, VITE_WORDPRESS_URL: ___, ...inherited } = process.env;
    const env = {
      ...inherited,
      VITE_REQUEST_TIMEOUT_MS: String(deadline),
      ...(service === undefined ? {} : { VITE_WORDPRESS_URL: service }),
    };
    const command = [...nodeOptions, ...engineCommand('build'), ...words];
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, command, { cwd: this.root, env });
      let told = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part) => {
          told += String(part);
          if (String(part).includes('Bundling code')) onceChecked();
        });
      }
      child.on('error', reject).on('close', (status) => resolve({ status, told }));
    });
  }

  /** `npm run serve`, without npm. Resolves when it says that it is ready. */
  serve(): Promise<Served> {
    const command = [...engineCommand('serve'), '--port', '0'];
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, command, { cwd: this.root });
      let told = '';
      child.stdout.on('data', (part) => {
        told += String(part);
        const [, address] = /Ready: (\S+)/.exec(told) ?? [];
        if (address !== undefined) resolve({ address, stop: () => child.kill() });
      });
      child.on('error', reject).on('close', () => reject(new Error(told)));
    });
  }

  removeFolder(folder: string): void {
    rmSync(path.join(this.root, folder), { recursive: true, force: true });
  }

  addFolder(folder: string): void {
    mkdirSync(path.join(this.root, folder), { recursive: true });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
