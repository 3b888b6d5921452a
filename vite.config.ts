import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { resolvedPrefix } from './packages/pagewright/src/node/vite/virtual-names.ts';
import { pagewright } from './packages/pagewright/src/node/vite/vite-plugin.ts';
import type { CheckedSite } from './packages/pagewright/src/pipeline/site/checked-site.ts';
import { content } from './src/sources/adapter.ts';

const framework =
  /node_modules[\\/](react|react-dom|scheduler|wouter|swr|dequal|use-sync-external-store)[\\/]|vite[\\/]preload-helper/;

/** What draws the first screen of every page; what waits, reads or fails loads by itself. */
const core =
  /[\\/](src[\\/](App|main|settings|layout[\\/](?!SiteFooter|FooterColumns|Wordmark)|ui[\\/](ActionLink|Graticule|Hidden|Picture|SiteLink|Section|StationHeading|Button|send-message|with-keys|link-kind|ArrowMark|action))|pagewright[\\/]src[\\/](grammar[\\/]|schema[\\/]|render[\\/](?!queries[\\/](reading|query-keys)|blocks[\\/]handler-errors|head[\\/](head-tags|redirected-address)|routing[\\/]load-page|reporting[\\/]analytics)|content[\\/](source\.|sanitising[\\/](digest|held-html))))|rolldown-runtime/;

const pageModules = `${resolvedPrefix}page/`;

const ownHook = path.resolve(
  import.meta.dirname,
  'packages/pagewright/src/render/queries/use-sync-external-store.ts',
);
const noPatterns = path.resolve(
  import.meta.dirname,
  'packages/pagewright/src/render/routing/no-route-patterns.ts',
);

/** @param site the page configs, where they were checked before; the plugin checks them itself otherwise */
export const configFor = (site?: CheckedSite): UserConfig => ({
  plugins: [pagewright(site), react()],
  resolve: {
    alias: [
      // React has had the hook itself since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: ownHook },
      // Nothing here uses wouter's own route patterns.
      { find: /^regexparam$/, replacement: noPatterns },
    ],
  },
  define: { 'import.meta.env.VITE_FORM_PATH': JSON.stringify(content.formPath) },
  appType: 'spa',
  server: { host: '127.0.0.1' },
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
          input: 'src/main.tsx',
          output: {
            // A page's module keeps its name when the page changes. The entry names them all, and every document names
            // the entry: with a hash in it, one edited page would change the HTML of all.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.startsWith(pageModules)
                ? `page-modules/${facadeModuleId.slice(pageModules.length)}.js`
                : 'assets/[name]-[hash].js',
            codeSplitting: {
              // Two files for what every page needs: one that changes with each release, one that hardly ever does.
              groups: [
                { name: 'framework', test: framework, priority: 1 },
                { name: 'core', test: core },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { copyPublicDir: false, rolldownOptions: { input: 'src/server.tsx' } },
    },
  },
});

export default defineConfig(configFor());
