import type { Plugin } from 'vite';
import { isRecord } from '../../json/json-value.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { projectFile } from '../../project/declared.ts';
import type { ListedPlugin } from '../../project/vite-settings.ts';

/** Settings that no plugin may change, because Pagewright depends on them. */
const ownSettings = [
  'root',
  'base',
  'mode',
  'appType',
  'publicDir',
  'cacheDir',
  'envDir',
  'envPrefix',
  'build',
  'builder',
  'environments',
  'ssr',
  'css.transformer',
  'css.modules',
  'resolve.conditions',
  'server.host',
  'server.port',
  'server.strictPort',
  'server.fs',
];

/** The same for the settings of an environment. */
const ownOfEnvironment = ['build', 'consumer', 'resolve.conditions', 'resolve.noExternal'];

/** Plugins that compile React, as Pagewright does itself. Compiled twice, each component would be registered twice for updates. */
const compilesReact = /^vite:p?react\b|^preact:|^prefresh$/;

type Settings = Record<string, unknown>;

const isPlain = (value: unknown): value is Settings =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A copy of objects and arrays, with the same functions and instances. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]));
}

/** The paths at which two values differ. */
function differences(before: unknown, after: unknown, path: string): string[] {
  if (Object.is(before, after)) return [];
  const [left, right] = [before ?? {}, after ?? {}];
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length &&
      left.every((each, index) => differences(each, right[index], path).length === 0)
      ? []
      : [path];
  if (!isPlain(left) || !isPlain(right)) return [path];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => differences(left[key], right[key], `${path}.${key}`));
}

function valueAt(settings: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), settings);
}

/** Changes the object itself, with which Vite goes on. */
function setAt(settings: object, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(settings, key);
  if (rest.length > 0) {
    if (isPlain(inner)) setAt(inner, rest.join('.'), value);
  } else if (value === undefined) Reflect.deleteProperty(settings, key);
  else Reflect.set(settings, key, value);
}

/** Remembers settings, and puts them back. */
class KeptSettings {
  readonly #kept = new Map<string, ReadonlyMap<string, unknown>>();

  /** @param environment its name; empty for the settings of all */
  keep(environment: string, settings: object): void {
    const paths = environment === '' ? ownSettings : ownOfEnvironment;
    this.#kept.set(environment, new Map(paths.map((path) => [path, copyOf(valueAt(settings, path))])));
  }

  /** Puts the settings back that have changed. Returns their paths. */
  restore(environment: string, settings: object): string[] {
    return [...(this.#kept.get(environment) ?? [])].flatMap(([path, value]) => {
      const found = differences(value, valueAt(settings, path), path);
      if (found.length > 0) setAt(settings, path, value);
      return found;
    });
  }
}

function isPlugin(given: unknown): given is Plugin {
  return isRecord(given) && typeof given.name === 'string';
}

/** All plugins in nested lists and promises, without those that are switched off. Code without types may contain anything. */
async function flatten(option: unknown): Promise<Plugin[]> {
  const given = await option;
  if (Array.isArray(given)) return (await Promise.all(given.map(flatten))).flat();
  if (!given) return [];
  if (isPlugin(given)) return [given];
  throw new ExplainedError(
    typeof given === 'function'
      ? `${projectFile}: "vite.plugins" contains a function in place of a plugin. Call it where it is listed: tailwindcss(), not tailwindcss.`
      : `${projectFile}: "vite.plugins" contains ${JSON.stringify(given)}, which is not a plugin of Vite. Remove it.`,
  );
}

function orderOf(hook: unknown): 'pre' | 'post' | null {
  const order = isRecord(hook) ? hook.order : undefined;
  return order === 'pre' || order === 'post' ? order : null;
}

/** The plugin between two others, which put settings back that it changes. Vite calls the three in this order. */
function guarded(plugin: Plugin, report: (warning: Warning) => void): Plugin[] {
  if (!plugin.config && !plugin.configEnvironment) return [plugin];
  const kept = new KeptSettings();
  const warn = (paths: readonly string[]) => {
    // Vite keeps both names of one object.
    for (const path of new Set(paths.map((each) => each.replace('.rollupOptions', '.rolldownOptions'))))
      report({
        kind: 'settings of Vite that plugins cannot change',
        cause: plugin.name,
        text: `The plugin ${plugin.name} sets "${path}", which Pagewright sets itself. The plugin has no effect there.`,
      });
  };
  const { enforce, config, configEnvironment } = plugin;
  const sentinel = (name: string, look: (environment: string, settings: object) => void): Plugin => ({
    name: `pagewright:${name}-${plugin.name}`,
    ...(enforce ? { enforce } : {}),
    config: { order: orderOf(config), handler: (settings) => look('', settings) },
    configEnvironment: { order: orderOf(configEnvironment), handler: look },
  });
  return [
    sentinel('before', (environment, settings) => kept.keep(environment, settings)),
    plugin,
    sentinel('after', (environment, settings) => warn(kept.restore(environment, settings))),
  ];
}

/**
 * The plugins of a site, so that they cannot change what Pagewright depends on. Rejects with an ExplainedError if a plugin cannot be used.
 * @param report called for each setting that a plugin changes without effect
 */
export async function guardPlugins(
  plugins: ListedPlugin,
  report: (warning: Warning) => void,
): Promise<readonly Plugin[]> {
  const all = await flatten(plugins);
  const second = all.find(({ name }) => compilesReact.test(name));
  if (second)
    throw new ExplainedError(
      `${projectFile}: the plugin ${second.name} in "vite.plugins" compiles React, which Pagewright does already. Remove it.`,
    );
  return all.flatMap((plugin) => guarded(plugin, report));
}
