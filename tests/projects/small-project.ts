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
import {
  type CommandServer,
  commandEnvironment,
  startServer,
} from '../../packages/pagewright/tests/commands/command-server.ts';
import { engineCommand } from '../../packages/pagewright/tests/commands/engine-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The result of a command. */
export interface CommandResult {
  readonly status: number | null;
  readonly output: string;
}

/** A project in a temporary folder, with the site's code and schemas and two pages. */
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
    const pictures = ['plates/umbrella.avif', 'plates/map-table.avif'];
    const shown = ['fonts', 'og.png', 'logo.svg', 'favicon.svg', ...pictures].map((file) => `public/${file}`);
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

  /** Changes a file. Throws if the text stays the same. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`Nothing was changed in ${file}`);
    writeFileSync(path.join(this.root, file), after);
  }

  /** Every built file with its bytes in base64. */
  built(): Map<string, string> {
    return this.files('dist');
  }

  /** Every file in a folder with its bytes in base64. */
  files(folder: string): Map<string, string> {
    const below = path.join(this.root, folder);
    const files = readdirSync(below, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    return new Map(files.map((file) => [path.relative(below, file), readFileSync(file).toString('base64')]));
  }

  /**
   * Runs `npm run build` without npm, with only the given content service.
   * @param onceChecked called after the check, when bundling begins
   * @param options arguments after `npm run build --`
   */
  build(
    service: string | undefined,
    onceChecked = () => {},
    options: readonly string[] = [],
  ): Promise<CommandResult> {
    const env = service === undefined ? {} : { VITE_WORDPRESS_URL: service };
    return this.run([...engineCommand('build'), ...options], env, (part) => {
      if (part.includes('Bundling code')) onceChecked();
    });
  }

  /**
   * Runs Node in the folder of the project.
   * @param env environment variables in addition to those of this process
   * @param onOutput called with each part of the output
   */
  run(
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    onOutput: (part: string) => void = () => {},
  ): Promise<CommandResult> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: this.root,
        env: { ...commandEnvironment(), ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part) => {
          output += String(part);
          onOutput(String(part));
        });
      }
      child.on('error', reject).on('close', (status) => resolve({ status, output }));
    });
  }

  /** Runs `npm run serve`, `dev` or `gallery` without npm. Resolves when it is ready. */
  start(command: 'dev' | 'gallery' | 'serve'): Promise<CommandServer> {
    return startServer(command, this.root);
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
