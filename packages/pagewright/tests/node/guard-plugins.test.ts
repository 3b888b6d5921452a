import { type Plugin, type PluginOption, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../src/node/vite/vite-config.ts';
import { pagewright } from '../../src/node/vite/vite-plugin.ts';
import { museum } from '../sites/museum-project.ts';

/** The resolved settings of a site with plugins, and the warnings. */
async function resolved(plugins: PluginOption[]) {
  const warnings: string[] = [];
  const config = await siteConfig(museum, pagewright(), { base: '', vite: { plugins } }, ({ text }) =>
    warnings.push(text),
  );
  return { config: await resolveConfig({ ...config, root: museum, configFile: false }, 'build'), warnings };
}

const text = (name: string, key: string) =>
  `The plugin ${name} sets "${key}", which Pagewright sets itself. The plugin has no effect there.`;

describe('the plugins of a site', () => {
  it('cannot change what Pagewright sets, but everything else', async () => {
    const returning: Plugin = {
      name: 'returning',
      enforce: 'pre',
      config: () => ({
        base: '/elsewhere/',
        build: { target: 'es2015', rolldownOptions: { input: 'other.html' } },
        define: { __RELEASE__: '"1"' },
      }),
    };
    const changing: Plugin = {
      name: 'changing',
      config: {
        order: 'post',
        handler(config) {
          config.appType = 'spa';
          config.resolve = { ...config.resolve, alias: { '@': '/src' } };
        },
      },
      configEnvironment(name, settings) {
        if (name === 'client') settings.build = { ...settings.build, outDir: 'elsewhere', manifest: false };
      },
    };
    const { config, warnings } = await resolved([Promise.resolve([returning, false]), changing]);
    const plain = await resolved([]);
    expect(warnings.toSorted()).toEqual([
      text('changing', 'appType'),
      text('changing', 'build.manifest'),
      text('changing', 'build.outDir'),
      text('returning', 'base'),
      text('returning', 'build.rolldownOptions.input'),
      text('returning', 'build.target'),
    ]);
    expect([config.base, config.appType]).toEqual(['/', 'custom']);
    expect(config.build.target).toEqual(plain.config.build.target);
    expect(config.environments.client?.build.outDir).toBe(plain.config.environments.client?.build.outDir);
    expect(config.environments.client?.build.manifest).toBe(true);
    expect(config.environments.ssr?.build.rolldownOptions.input).toEqual(
      plain.config.environments.ssr?.build.rolldownOptions.input,
    );
    expect(config.define?.__RELEASE__).toBe('"1"');
    expect(config.resolve.alias.some(({ find }) => find === '@')).toBe(true);
    expect(config.plugins.findIndex(({ name }) => name === 'changing')).toBeLessThan(
      config.plugins.findIndex(({ name }) => name === 'pagewright'),
    );
  });

  it.each([
    [
      'a second compiler for React',
      { name: 'vite:react-swc' },
      /the plugin vite:react-swc .* compiles React, which/,
    ],
    ['Preact', [{ name: 'vite:preact-jsx' }], /compiles React/],
  ])('cannot contain %s', async (_, plugin, message) => {
    await expect(resolved([plugin])).rejects.toThrow(message);
  });

  it('need a PostCSS config where the site says that there is one', async () => {
    const report = () => {};
    const settings = { base: '', vite: { css: { postcss: 'nowhere' } } };
    await expect(siteConfig(museum, pagewright(), settings, report)).rejects.toThrow(
      'is "nowhere", but that folder has no PostCSS config',
    );
    const inline = { base: '', vite: { css: { postcss: { plugins: [] } } } };
    const { css } = await siteConfig(museum, pagewright(), inline, report);
    expect(css).toEqual({ transformer: 'postcss', postcss: { plugins: [] } });
  });
});
