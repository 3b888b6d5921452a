import path from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  mergeConfig,
  normalizePath,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { siteFile } from '../../pipeline/code/syntax-tree.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { isFile } from '../../pipeline/files-below.ts';
import { hasPostcssConfig } from '../../pipeline/project/ignored-configs.ts';
import { printedWarnings, type Warning } from '../../pipeline/warnings.ts';
import { projectFile } from '../../project/declared.ts';
import type { ViteSettings } from '../../project/vite-settings.ts';
import { engineExtension, engineFile, engineModule } from '../engine-file.ts';
import { elementsBelowBase } from './elements-below-base.ts';
import { guardPlugins } from './guard-plugins.ts';
import { markStyleParts } from './style-parts-plugin.ts';
import { resolvedPrefix, virtualPrefix } from './virtual-names.ts';
import { pagewright } from './vite-plugin.ts';

/**
 * Patterns of files that dev servers never serve, for `server.fs.deny`. This replaces Vite's own list, so the first patterns repeat that
 * list. Without the last pattern, each script on a page could read the token and the drafts of the studio, and messages from contact forms.
 */
const privateFiles = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.pagewright/*',
  '**/.pagewright/studio/**',
];

const pageModules = `${resolvedPrefix}page/`;

/** Resolves imports of the engine to its sources, if it runs from them. */
const sourceCondition = engineExtension === '.ts' ? ['pagewright-source'] : [];

/**
 * The engine's modules that the entries import. Vite cannot scan the entries, because they are virtual modules, and reloads the page if it
 * finds a dependency later. If the engine runs from sources, Vite scans these; a package is itself a dependency.
 */
function engineDependencies(): { readonly entries: string[]; readonly include: string[] } {
  if (engineExtension === '.ts') {
    const files = ['render/start.tsx', 'gallery/start-gallery.tsx'].map(engineFile);
    return { entries: files.map((file) => normalizePath(path.relative(process.cwd(), file))), include: [] };
  }
  return { entries: [], include: ['pagewright/client'] };
}

/**
 * Vite wraps each dynamic import of a browser bundle in a function that loads its stylesheets and preloads its scripts.
 * Documents list their scripts and link to joined stylesheets, which that function does not know.
 */
function plainImports(): Plugin {
  const replacement = JSON.stringify(engineModule('render/document/load-with-styles'));
  return {
    name: 'pagewright:plain-imports',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      order: 'pre',
      handler: () => `export { loadWithStyles as __vitePreload } from ${replacement};`,
    },
  };
}

/** Serves the icon that a build would write, if `public/` has none. */
function serveIcon(): Plugin {
  return {
    name: 'pagewright-icon',
    configureServer({ middlewares, config }) {
      return () => {
        middlewares.use(async (request, response, next) => {
          const { iconPath, siteIcon } = await import('../images/site-icon.ts');
          if (request.originalUrl?.split('?', 1)[0] !== iconPath) return next();
          try {
            const { icon, warnings } = await siteIcon(config.root);
            for (const line of printedWarnings(warnings)) config.logger.warn(line);
            response.writeHead(200, { 'Content-Type': 'image/x-icon' }).end(icon);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/** How the site's code is resolved and compiled. */
function codeConfig(): UserConfig {
  const { entries, include } = engineDependencies();
  return {
    plugins: [react()],
    resolve: {
      conditions: [...sourceCondition, ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
      alias: [
        // Replaces the shim of a hook that React itself has since version 18.
        {
          find: /^use-sync-external-store\/shim(\/index\.js)?$/,
          replacement: engineModule('render/queries/use-sync-external-store'),
        },
        // The engine does not use wouter's route patterns.
        { find: /^regexparam$/, replacement: engineModule('render/routing/no-route-patterns') },
      ],
    },
    appType: 'custom',
    server: { host: '127.0.0.1', fs: { deny: privateFiles } },
    // Compiles CSS modules several times faster than PostCSS.
    css: { transformer: 'lightningcss' },
    optimizeDeps: { entries: [siteFile, ...entries], include },
  };
}

/**
 * How the site is bundled and served in development.
 * @param base the base of the site, without a slash at its end
 */
export function viteConfig(plugin = pagewright(), base = ''): UserConfig {
  return mergeConfig(codeConfig(), {
    base: `${base}/`,
    // Packages in the dev server make elements too.
    ...(base === '' ? {} : { optimizeDeps: { rolldownOptions: { plugins: [elementsBelowBase()] } } }),
    plugins: [
      ...(base === '' ? [] : [elementsBelowBase()]),
      plugin,
      plainImports(),
      markStyleParts(plugin.api.checkedSite),
      serveIcon(),
    ],
    build: {
      target: 'es2022',
      // Documents list the scripts that they need, and scripts that load later are small.
      modulePreload: false,
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            // Blocks import what they share with the client from its file.
            preserveEntrySignatures: 'allow-extension',
            input: {
              boot: engineModule('render/early/boot'),
              client: `${virtualPrefix}client`,
              'open-preview': engineModule('render/preview/open-preview'),
              players: engineModule('render/players/declared-players'),
              'url-page': engineModule('render/routing/url-page'),
            },
            output: {
              // The module of a page keeps its name when the page changes. The entry imports all of them, and every
              // document names the entry: with hashes, one edited page would change the HTML of all pages.
              chunkFileNames: ({ facadeModuleId }: Rolldown.PreRenderedChunk) =>
                facadeModuleId?.startsWith(pageModules)
                  ? `page-modules/${facadeModuleId.slice(pageModules.length)}.js`
                  : 'assets/[name]-[hash].js',
              entryFileNames: 'assets/[name]-[hash].js',
              // Each group already has the imports of its modules.
              codeSplitting: {
                groups: plugin.api.scriptGroups(),
                includeDependenciesRecursively: false,
              },
            },
          },
        },
      },
      ssr: {
        // `workerd` selects packages that need no Node, so that one bundle runs in Node and on edge hosts.
        resolve: { conditions: [...sourceCondition, 'workerd', ...defaultServerConditions] },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          copyPublicDir: false,
          rolldownOptions: {
            input: { server: `${virtualPrefix}server`, threads: `${virtualPrefix}threads` },
            // Not even without dead code: by the comment before each module, a build names the module that threw.
            output: { entryFileNames: '[name].js', minify: false },
          },
        },
      },
    },
  } satisfies UserConfig);
}

/**
 * The same with the settings of a site. Rejects with an ExplainedError if a plugin cannot be used.
 * @param root the folder of the site
 * @param report called for each setting that a plugin changes without effect
 */
export async function siteConfig(
  root: string,
  plugin: ReturnType<typeof pagewright>,
  { base, vite: settings }: { readonly base: string; readonly vite: ViteSettings | undefined },
  report: (warning: Warning) => void,
): Promise<UserConfig> {
  if (!settings) return viteConfig(plugin, base);
  const { plugins, css, ...others } = settings;
  const site: UserConfig = { ...others, plugins: [...(await guardPlugins(plugins, report))], css: css ?? {} };
  const config = mergeConfig(site, viteConfig(plugin, base));
  // Vite runs no PostCSS plugin if Lightning CSS compiles styles.
  return css?.postcss === undefined
    ? config
    : { ...config, css: { ...config.css, transformer: 'postcss', postcss: postcssOf(root, css.postcss) } };
}

/** Plugins of PostCSS, or the folder of its config. Vite would run no plugin if it found no config. */
function postcssOf<Postcss>(root: string, postcss: Postcss): Postcss | string {
  if (typeof postcss !== 'string') return postcss;
  const place = path.resolve(root, postcss);
  const folder = isFile(place) ? path.dirname(place) : place;
  if (!hasPostcssConfig(folder))
    throw new ExplainedError(
      `"vite.css.postcss" in ${projectFile} is ${JSON.stringify(postcss)}, but that folder has no PostCSS config. Create postcss.config.mjs there, or write the plugins: postcss: { plugins: [nesting()] }.`,
    );
  return folder;
}
