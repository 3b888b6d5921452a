import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { plainIcon } from 'pagewright/tooling/node';
import { bundleModules } from '../bundle-modules.ts';
import { studioExtension, windowFile } from '../studio-modules.ts';

/** The files of the user interface, by their paths. */
export type AppFiles = ReadonlyMap<string, Uint8Array | string>;

/** The folder of the files in a package. */
const packagedFolder = path.resolve(import.meta.dirname, '../../bundles/app');

/** The files that the document of the studio loads. */
export const appScript = 'studio.js';
export const appStyle = 'studio.css';
export const appIcon = 'studio.svg';

/** Reads the user interface. The sources are bundled first; a package contains the result. */
export async function readAppFiles(): Promise<AppFiles> {
  if (studioExtension === '.js' && existsSync(packagedFolder)) {
    const names = readdirSync(packagedFolder);
    return new Map(names.map((name) => [name, readFileSync(path.join(packagedFolder, name))]));
  }
  return bundleApp();
}

/** Bundles the user interface from its sources. */
export async function bundleApp(): Promise<AppFiles> {
  const files = await bundleModules({
    root: windowFile('.'),
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    css: { transformer: 'lightningcss' },
    build: {
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
  return new Map([
    [appIcon, readFileSync(plainIcon)],
    ...files.map((file): [string, Uint8Array | string] => [
      file.fileName,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  ]);
}
