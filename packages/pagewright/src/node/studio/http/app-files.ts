import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { plainIcon } from '../../../tooling-node.ts';
import { studioExtension, windowFile } from '../studio-modules.ts';

/** The files of the user interface, by their paths. */
export type AppFiles = ReadonlyMap<string, Uint8Array | string>;

/** Where a package has them. */
const packagedFolder = path.resolve(import.meta.dirname, '../../../studio-app');

/** The files that the document of the studio loads. */
export const appScript = 'studio.js';
export const appStyle = 'studio.css';
export const appIcon = 'studio.svg';

/** Reads the user interface. The engine's sources are bundled first; a package contains the result. */
export async function readAppFiles(): Promise<AppFiles> {
  if (studioExtension === '.js' && existsSync(packagedFolder)) {
    const names = readdirSync(packagedFolder);
    return new Map(names.map((name) => [name, readFileSync(path.join(packagedFolder, name))]));
  }
  return bundleApp();
}

/** Bundles the user interface from its sources. */
export async function bundleApp(): Promise<AppFiles> {
  const { NODE_ENV } = process.env;
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: windowFile('.'),
    publicDir: false,
    plugins: [react()],
    resolve: {
      conditions: ['pagewright-source', 'module', 'browser', 'production'],
      dedupe: ['react', 'react-dom'],
    },
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      // One stylesheet, so that its order does not depend on what loads first.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: windowFile('start-studio.tsx'),
        output: {
          entryFileNames: appScript,
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? appStyle : '[name]-[hash][extname]',
        },
      },
    },
  });
  // Vite sets it for the build, and the dev server of the frame would then serve code for production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const outputs = Array.isArray(result) ? result : [result];
  return new Map([
    [appIcon, readFileSync(plainIcon)],
    ...outputs.flatMap((each) =>
      'output' in each
        ? each.output.map((file): [string, Uint8Array | string] => [
            file.fileName,
            file.type === 'chunk' ? file.code : file.source,
          ])
        : [],
    ),
  ]);
}
