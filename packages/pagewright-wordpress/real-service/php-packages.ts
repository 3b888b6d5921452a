/** The part of the PHP packages that this folder uses. They are installed separately, so their types may be missing. */
interface PhpResponse {
  readonly httpStatusCode: number;
  readonly headers: Readonly<Record<string, string[]>>;
  readonly bytes: Uint8Array;
}

interface Php {
  mkdirTree(folder: string): void;
  writeFile(path: string, text: string): void;
  mount(folder: string, handler: unknown): Promise<unknown>;
  run(request: { code: string }): Promise<{ exitCode: number; text: string; errors: string }>;
}

export interface PhpRequestHandler {
  request(request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: Uint8Array;
  }): Promise<PhpResponse>;
  getPrimaryPhp(): Promise<Php>;
}

interface PhpBoot {
  readonly phpVersion: string;
  readonly siteUrl: string;
  readonly sapiName: string;
  readonly cookieStore: false;
  readonly maxPhpInstances: number;
  readonly createPhpRuntime: () => Promise<number>;
  readonly wordpressInstallMode: string;
  readonly phpIniEntries: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, string | number | boolean>>;
  readonly onPHPInstanceCreated: (php: Php) => Promise<void>;
}

interface PhpNode {
  loadNodeRuntime(version: string, options: object): Promise<number>;
  createNodeFsMountHandler(folder: string): unknown;
}

interface PhpWordPress {
  bootWordPressAndRequestHandler(boot: PhpBoot): Promise<PhpRequestHandler>;
}

function hasFunctions(module: unknown, ...names: string[]): boolean {
  return (
    typeof module === 'object' &&
    module !== null &&
    names.every((name) => typeof Object.getOwnPropertyDescriptor(module, name)?.value === 'function')
  );
}

function isPhpNode(module: unknown): module is PhpNode {
  return hasFunctions(module, 'loadNodeRuntime', 'createNodeFsMountHandler');
}

function isPhpWordPress(module: unknown): module is PhpWordPress {
  return hasFunctions(module, 'bootWordPressAndRequestHandler');
}

/** Loads the packages. Their names are variables, so the compiler does not look for them. */
export async function loadPhpPackages(): Promise<PhpNode & PhpWordPress> {
  const names: string[] = ['@php-wasm/node', '@wp-playground/wordpress'];
  const [node, wordpress] = await Promise.all(names.map((name): Promise<unknown> => import(name)));
  if (!isPhpNode(node) || !isPhpWordPress(wordpress)) {
    throw new Error(
      `${names.join(' and ')} do not export the functions that this folder needs. Their versions are in packages/pagewright-wordpress/real-service/package.json.`,
    );
  }
  return {
    loadNodeRuntime: node.loadNodeRuntime,
    createNodeFsMountHandler: node.createNodeFsMountHandler,
    bootWordPressAndRequestHandler: wordpress.bootWordPressAndRequestHandler,
  };
}
