import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type CommandServer, commandEnvironment, startServer } from '../commands/command-server.ts';
import { engineCommand } from '../commands/engine-command.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

const pages = path.join(import.meta.dirname, 'small-site/page-configs');

/** The result of a command. */
export interface CommandResult {
  readonly status: number | null;
  readonly output: string;
}

/** A site in a temporary folder, with the code and schemas of the museum, and two pages: home and articles. */
export class SmallSite extends MuseumCopy {
  constructor() {
    super({ without: 'page-configs' });
    cpSync(pages, path.join(this.root, 'page-configs'), { recursive: true });
    // Its pages show no films.
    this.edit('pagewright.config.ts', (text) => text.replace(/ {2}policy: \{.*?\n {2}\},\n/s, ''));
  }

  /** Adds page configs, each with the name of its route. */
  addPages(configs: readonly { readonly route: string }[]): void {
    for (const page of configs) this.write(`page-configs/${page.route}.json`, JSON.stringify(page));
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
    return new Map(
      files.map((file) => [
        path.relative(below, file).replaceAll(path.sep, '/'),
        readFileSync(file).toString('base64'),
      ]),
    );
  }

  /**
   * Runs `pagewright build` with only the given content service.
   * @param onceChecked called after the check, when bundling begins
   */
  build(service: string | undefined, onceChecked = () => {}): Promise<CommandResult> {
    const env = service === undefined ? {} : { VITE_WORDPRESS_URL: service };
    return this.run(engineCommand('build'), env, (part) => {
      if (part.includes('Bundling code')) onceChecked();
    });
  }

  /**
   * Runs Node in the folder of the project.
   * @param env environment variables in addition to the variables of this process
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

  /** Runs `pagewright serve`, `dev` or `gallery`. Resolves when it is ready. */
  start(command: 'dev' | 'gallery' | 'serve'): Promise<CommandServer> {
    return startServer(command, this.root);
  }

  /** Removes a folder, if there is one. */
  removeFolder(folder: string): void {
    rmSync(path.join(this.root, folder), { recursive: true, force: true });
  }

  addFolder(folder: string): void {
    mkdirSync(path.join(this.root, folder), { recursive: true });
  }
}
