import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CommandServer, whenServing } from '../../packages/pagewright/tests/commands/command-server.ts';
import { installedBytes } from './installed-bytes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The output of a process, and its exit code. */
export interface Finished {
  readonly status: number | null;
  readonly printed: string;
}

/** The command of the installed engine, below the site. */
const cli = 'node_modules/pagewright/dist/node/cli.js';

const npm = process.env.npm_execpath ?? '';

/** Versions of Node and package managers, which git ignores. */
const fetchedPackages = path.join(root, '.pagewright/fetched-packages');

/** Options of npm that save requests. */
const quietly = ['--no-audit', '--no-fund', '--prefer-offline'];

/** Packages of the site that it can lack, but not for every command. */
type SparePackage = 'json-schema-to-typescript' | 'pagewright-studio';

/** A site outside of the repository, with the packages as npm packs them. */
export class PackedSite {
  readonly #home = mkdtempSync(path.join(tmpdir(), 'pagewright-packed-'));
  readonly folder = path.join(this.#home, 'my-site');
  /** The variables of the environment, without the variables of the test runner. */
  readonly #env: NodeJS.ProcessEnv;

  constructor() {
    const own = /^(?:NODE_ENV|NODE_OPTIONS|VITEST.*|VITE_.*|npm_config_workspace.*)$/;
    this.#env = {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name))),
      // Without folders, Yarn does not find the binaries of sharp.
      YARN_NODE_LINKER: 'node-modules',
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    };
  }

  #start(node: string, args: readonly string[], cwd: string): ChildProcess {
    return spawn(node, args, { cwd, env: this.#env });
  }

  #run(args: readonly string[], { node = process.execPath, cwd = this.folder } = {}): Promise<Finished> {
    const child = this.#start(node, args, cwd);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => (printed += String(part)));
    return new Promise((resolve, reject) => {
      child.on('error', reject).on('close', (status) => resolve({ status, printed }));
    });
  }

  async #succeed(args: readonly string[], cwd: string): Promise<void> {
    const { status, printed } = await this.#run(args, { cwd });
    if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${printed}`);
  }

  /** Packs the packages, writes the starter and installs it, as the first step of the guide does. @param words options of `init` */
  async create(words: readonly string[]): Promise<void> {
    await this.#succeed([npm, 'pack', '--workspaces', '--pack-destination', this.#home], root);
    await this.#succeed(
      [path.join(root, 'packages/pagewright/dist/node/cli.js'), 'init', 'my-site', ...words],
      this.#home,
    );
    // In one installation: each further one takes as long as a build.
    const tarballs = [
      'create-pagewright',
      'pagewright',
      'pagewright-language-server',
      'pagewright-studio',
      'pagewright-wordpress',
    ].map((name) => path.join(this.#home, `${name}-0.1.0.tgz`));
    await this.#succeed([npm, 'install', ...quietly, ...tarballs], this.folder);
  }

  /** Writes another site next to this one with the installed `create-pagewright`. */
  async createAnother(name: string, words: readonly string[]): Promise<Finished> {
    const command = path.join(this.folder, 'node_modules/create-pagewright/create-pagewright.js');
    return this.#run([command, name, ...words], { cwd: this.#home });
  }

  /** Adds packages to the manifest of another site that is not installed yet. @param packages the version of each */
  addPackages(name: string, packages: Readonly<Record<string, string>>): void {
    const manifest = path.join(this.#home, name, 'package.json');
    const { devDependencies, ...others } = JSON.parse(readFileSync(manifest, 'utf8'));
    writeFileSync(
      manifest,
      JSON.stringify({ ...others, devDependencies: { ...devDependencies, ...packages } }, null, 2),
    );
  }

  /**
   * Installs another site with a package manager that npm fetches, and runs its scripts.
   * @param program the package of the manager, with its version and the path of its executable
   * @returns what the last command printed that failed, or the last of all; undefined if npm cannot fetch the manager here
   */
  async withManager(
    name: string,
    [manager, version, executable]: readonly [name: string, version: string, executable: string],
    commands: readonly string[],
  ): Promise<Finished | undefined> {
    const cwd = path.join(this.#home, name);
    const fetched = await this.#fetch(manager, version);
    if (fetched === undefined) return undefined;
    const manifest = path.join(cwd, 'package.json');
    const packed = readFileSync(manifest, 'utf8').replace(
      /"(pagewright[\w-]*)": "(\d[^"]*)"/g,
      (_, dependency: string, packedVersion: string) => {
        // Yarn 1 takes a file with a name that it knows from its cache, even if the file has changed.
        const unique = `${dependency}-${path.basename(this.#home)}.tgz`;
        cpSync(path.join(this.#home, `${dependency}-${packedVersion}.tgz`), path.join(this.#home, unique));
        return `"${dependency}": "file:../${unique}"`;
      },
    );
    writeFileSync(manifest, packed);
    let last: Finished = { status: 0, printed: '' };
    for (const command of commands) {
      last = await this.#run([path.join(fetched, executable), ...command.split(' ')], { cwd });
      if (last.status !== 0) return last;
    }
    return last;
  }

  /** The text of a file of another site. */
  readAnother(name: string, file: string): string {
    return readFileSync(path.join(this.#home, name, file), 'utf8');
  }

  /** Moves a package out of the site, as if it was not installed, or back. */
  movePackage(name: SparePackage, to: 'away' | 'back'): void {
    const places = [path.join(this.folder, 'node_modules', name), path.join(this.#home, name)] as const;
    const [from, target] = to === 'away' ? places : places.toReversed();
    if (from && target) renameSync(from, target);
  }

  /** Megabytes on disk of packages of the site, with all that npm installs for them. */
  megabytes(packages: readonly string[]): number {
    return installedBytes(this.folder, packages) / 1024 ** 2;
  }

  /**
   * Installs a package from npm in a folder of its own, which later runs use again: what npm has published never changes.
   * @returns the folder of the package; undefined if npm has none for this machine
   */
  async #fetch(name: string, version: string): Promise<string | undefined> {
    const folder = path.join(fetchedPackages, `${name.replace('/', '+')}-${version}`);
    if (!existsSync(folder)) {
      // Another run may use the folder as soon as it exists.
      const unfinished = `${folder}.${path.basename(this.#home)}`;
      mkdirSync(unfinished, { recursive: true });
      writeFileSync(path.join(unfinished, 'package.json'), '{}');
      const words = [npm, 'install', ...quietly, `${name}@${version}`];
      const { status } = await this.#run(words, { cwd: unfinished });
      if (status === 0 && !existsSync(folder)) renameSync(unfinished, folder);
      else rmSync(unfinished, { recursive: true });
      if (status !== 0) return undefined;
    }
    return path.join(folder, 'node_modules', name);
  }

  /** Installs a version of Node from npm. @returns its executable; undefined if npm has none for this machine */
  async installNode(version: string): Promise<string | undefined> {
    const system = process.platform === 'win32' ? 'win' : process.platform;
    const folder = await this.#fetch(`node-${system}-${process.arch}`, version);
    return folder && path.join(folder, 'bin', system === 'win' ? 'node.exe' : 'node');
  }

  /** Runs a command of the installed engine. @param node executable of the Node that runs it */
  pagewright(words: readonly string[], node?: string): Promise<Finished> {
    return this.#run([cli, ...words], node === undefined ? {} : { node });
  }

  /** Runs unit tests of the engine on the installed package. @param node executable of the Node that runs them */
  unitTests(node: string): Promise<Finished> {
    this.#env.PACKED_ENGINE = path.join(this.folder, 'node_modules/pagewright');
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    return this.#run([vitest, 'run', '--config', 'tests/packed/engine.config.ts'], { node, cwd: root });
  }

  /** Compiles the code of the site. */
  async types(): Promise<Finished> {
    const generated = await this.pagewright(['generate']);
    if (generated.status !== 0) return generated;
    return this.#run(['node_modules/typescript/bin/tsc']);
  }

  /** Runs a command that serves. Resolves when it prints its address. */
  serve(command: 'dev' | 'serve' | 'studio'): Promise<CommandServer> {
    return whenServing(this.#start(process.execPath, [cli, command, '--port', '0'], this.folder));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  remove(): void {
    rmSync(this.#home, { recursive: true, force: true });
  }
}
