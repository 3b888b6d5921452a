import type { CSSOptions, DepOptimizationOptions, Plugin, ServerOptions, UserConfig } from 'vite';
import { isRecord } from '../json/json-value.ts';

/** A plugin of another copy of Vite, whose types are not comparable with the types here. */
interface NamedPlugin {
  readonly name: string;
}

/**
 * What a list of plugins may contain. Package managers install a second copy of Vite for the plugins of a site as soon as there is a newer
 * version than the one of Pagewright, so a plugin need not have the type of this copy.
 */
export type ListedPlugin =
  | Plugin
  | NamedPlugin
  | false
  | ''
  | null
  | undefined
  | readonly ListedPlugin[]
  | Promise<ListedPlugin>;

/**
 * The settings of Vite that a site may give, as Vite documents them. They hold wherever its code is compiled: in builds, in development, in
 * the gallery and in the studio.
 */
export interface ViteSettings {
  /** Plugins, such as `tailwindcss()` of `@tailwindcss/vite`. They come before the plugins of Pagewright. */
  readonly plugins?: readonly ListedPlugin[];
  /** Other names for files and packages. `tsconfigPaths: true` takes `paths` from `tsconfig.json`. */
  readonly resolve?: Pick<NonNullable<UserConfig['resolve']>, 'alias' | 'dedupe' | 'tsconfigPaths'>;
  /**
   * How styles are compiled. With `postcss`, PostCSS compiles them instead of Lightning CSS: plugins, or the folder of a PostCSS config, such
   * as `'.'`.
   */
  readonly css?: Pick<
    CSSOptions,
    'devSourcemap' | 'lightningcss' | 'postcss' | 'preprocessorMaxWorkers' | 'preprocessorOptions'
  >;
  /** Expressions that replace names in the code. */
  readonly define?: NonNullable<UserConfig['define']>;
  readonly assetsInclude?: NonNullable<UserConfig['assetsInclude']>;
  readonly optimizeDeps?: Pick<
    DepOptimizationOptions,
    'exclude' | 'include' | 'needsInterop' | 'rolldownOptions'
  >;
  readonly server?: Pick<ServerOptions, 'allowedHosts' | 'proxy'>;
}

/** What `vite` may contain: for each key its nested keys, or true if Vite itself reads all of its value. */
const viteKeys = {
  plugins: true,
  resolve: ['alias', 'dedupe', 'tsconfigPaths'],
  css: ['postcss', 'preprocessorOptions', 'preprocessorMaxWorkers', 'lightningcss', 'devSourcemap'],
  define: true,
  assetsInclude: true,
  optimizeDeps: ['include', 'exclude', 'needsInterop', 'rolldownOptions'],
  server: ['proxy', 'allowedHosts'],
} as const satisfies {
  [Key in keyof Required<ViteSettings>]: true | readonly (keyof NonNullable<ViteSettings[Key]>)[];
};

/** Why a setting of Vite belongs to Pagewright, and the way out, by its path. */
const owned: ReadonlyMap<string, string> = new Map([
  ['root', 'The site is the folder of pagewright.config.ts. Remove it.'],
  ['base', 'The URLs in documents must begin with it too. Write "base" next to "vite", not in it.'],
  ['publicDir', 'Public files are in public/, where the check looks for them. Move the files there.'],
  [
    'build',
    'Documents name the scripts and stylesheets that a build writes, so their files and names are fixed. Remove it.',
  ],
  [
    'environments',
    'One bundle is for browsers and one for servers. Remove it: a plugin can ask for the environment.',
  ],
  ['ssr', 'The server bundle contains all packages, so that it runs on every host. Remove it.'],
  ['appType', 'Pagewright answers all requests for pages. Remove it.'],
  ['mode', 'Commands set it: "production" for builds, "development" for servers. Remove it.'],
  [
    'configFile',
    'All settings of a site are in pagewright.config.ts. Move the settings of that file to "vite".',
  ],
  ['cacheDir', 'Each command has its own cache. Remove it.'],
  ['envDir', 'Settings are read from .env in the folder of the site. Move the file there.'],
  ['envPrefix', 'Settings for browsers begin with VITE_. Rename the variables.'],
  ['css.transformer', 'Lightning CSS compiles styles, or PostCSS if "css.postcss" is set. Remove it.'],
  ['css.modules', 'The names of classes decide which stylesheets a page needs. Remove it.'],
  ['resolve.conditions', 'Browsers and servers need different ones. Remove it.'],
  ['server.port', 'Start the server with --port instead.'],
]);

/** A setting in `vite` that a site cannot give. */
export interface RefusedSetting {
  /** Its path in `vite`: `['css', 'transformer']`. */
  readonly path: readonly string[];
  /** Why Pagewright sets it, and what to do instead; undefined for a key that is only unknown. */
  readonly because: string | undefined;
  /** The keys that can be set in its place. */
  readonly options: readonly string[];
}

const twoCompilers: RefusedSetting = {
  path: ['css', 'lightningcss'],
  because: 'With "css.postcss", PostCSS compiles styles and Lightning CSS does not. Remove one of them.',
  options: [],
};

function refusedKeys(value: object, known: readonly string[], outer: readonly string[]): RefusedSetting[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const path = [...outer, key];
      return { path, because: owned.get(path.join('.')), options: known };
    });
}

/** The settings that a site gives and cannot give. */
export function refusedSettings(vite: unknown): RefusedSetting[] {
  if (!isRecord(vite)) return [];
  return [
    ...refusedKeys(vite, Object.keys(viteKeys), []),
    ...(isRecord(vite.css) && 'postcss' in vite.css && 'lightningcss' in vite.css ? [twoCompilers] : []),
    ...Object.entries(viteKeys).flatMap(([name, known]) => {
      const value = vite[name];
      return known !== true && isRecord(value) ? refusedKeys(value, known, [name]) : [];
    }),
  ];
}
