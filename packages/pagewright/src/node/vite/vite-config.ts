import path from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  mergeConfig,
  normalizePath,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { siteFile } from '../../pipeline/site/site-module.ts';
import { plainImports } from './plain-imports.ts';
import { resolvedPrefix, virtualPrefix } from './virtual-names.ts';
import { pagewright } from './vite-plugin.ts';

const pageModules = `${resolvedPrefix}page/`;

/** This file as it runs: TypeScript where the engine's sources are used, JavaScript where its package is. */
const ending = path.extname(import.meta.filename);
const engineFile = (file: string) => path.resolve(import.meta.dirname, '../..', file);

/** The engine's own source files are used wherever this one is. */
const sourceCondition = ending === '.ts' ? ['pagewright-source'] : [];

/**
 * What Vite has to know of before the first page is requested, since it reloads the page when it finds a dependency
 * later: the entries, which are virtual modules, import these. As sources they are scanned; as a package they are
 * dependencies themselves.
 */
function engineDependencies(): { readonly entries: string[]; readonly include: string[] } {
  if (ending === '.ts') {
    const files = ['render/start.tsx', 'gallery/start-gallery.tsx'].map(engineFile);
    return { entries: files.map((file) => normalizePath(path.relative(process.cwd(), file))), include: [] };
  }
  return { entries: [], include: ['pagewright/client'] };
}

/** What every use of the site's code shares: how it is resolved and compiled. */
function codeConfig(): UserConfig {
  const { entries, include } = engineDependencies();
  return {
    plugins: [react()],
    resolve: {
      conditions: [...sourceCondition, ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
      alias: [
        // React has had the hook itself since 18.
        {
          find: /^use-sync-external-store\/shim(\/index\.js)?$/,
          replacement: engineFile(`render/queries/use-sync-external-store${ending}`),
        },
        // Nothing here uses wouter's own route patterns.
        { find: /^regexparam$/, replacement: engineFile(`render/routing/no-route-patterns${ending}`) },
      ],
    },
    appType: 'custom',
    server: { host: '127.0.0.1' },
    optimizeDeps: { entries: [siteFile, ...entries], include },
  };
}

/** How the site is bundled and served in development. */
export function viteConfig(plugin = pagewright()): UserConfig {
  return mergeConfig(codeConfig(), {
    plugins: [plugin, plainImports()],
    build: {
      target: 'es2022',
      // One stylesheet for the site: it is small, cached once, and needs no second request on any page.
      cssCodeSplit: false,
      // Each document lists what it needs; what is loaded later is small.
      modulePreload: false,
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            input: `${virtualPrefix}client`,
            output: {
              // A page's module keeps its name when the page changes. The entry names them all, and every document names
              // the entry: with a hash in it, one edited page would change the HTML of all.
              chunkFileNames: ({ facadeModuleId }: Rolldown.PreRenderedChunk) =>
                facadeModuleId?.startsWith(pageModules)
                  ? `page-modules/${facadeModuleId.slice(pageModules.length)}.js`
                  : 'assets/[name]-[hash].js',
              entryFileNames: 'assets/[name]-[hash].js',
              codeSplitting: { groups: plugin.api.firstLoadGroups() },
            },
          },
        },
      },
      ssr: {
        resolve: { conditions: [...sourceCondition, ...defaultServerConditions] },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          copyPublicDir: false,
          rolldownOptions: {
            input: `${virtualPrefix}server`,
            output: { entryFileNames: 'server.js' },
          },
        },
      },
    },
  } satisfies UserConfig);
}
