import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { parseProject } from '../../src/pipeline/project/project-text.ts';
import { readFixtureSite } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const check = createChecker();

/** The diagnostics of a project config with these settings of Vite, as `code marked text: message repair`. */
function found(vite: string): readonly string[] {
  const text = `export default defineProject({ siteUrl: 'https://example.com', vite: ${vite} });`;
  return check({ ...fixtureSite, project: parseProject(text) }).diagnostics.map((each) => {
    const { message, repair } = messageFor(each);
    const marked = text.slice(each.range.column - 1, each.range.endColumn - 1);
    return `${each.code} ${marked}: ${message} ${repair}`;
  });
}

describe('settings of Vite', () => {
  it.each([
    ["{ root: 'site' }", /^refused-setting root: "root" cannot be set in "vite".*The site is the folder of/],
    ["{ base: '/museum/' }", /^refused-setting base: .*Write "base" next to "vite", not in it\.$/],
    ["{ build: { outDir: 'public_html' } }", /^refused-setting build: .*fixed\. Remove it\.$/],
    ['{ ssr: { noExternal: true } }', /^refused-setting ssr: /],
    ['{ environments: {} }', /^refused-setting environments: /],
    ["{ appType: 'spa' }", /^refused-setting appType: /],
    ["{ publicDir: 'static' }", /^refused-setting publicDir: .*Move the files there\.$/],
    [
      "{ configFile: 'vite.config.ts' }",
      /^refused-setting configFile: .*Move the settings of that file to "vite"\.$/,
    ],
    [
      "{ css: { transformer: 'postcss' } }",
      /^refused-setting transformer: "transformer" cannot be set in "vite\.css"/,
    ],
    ['{ css: { modules: {} } }', /^refused-setting modules: /],
    ["{ css: { postcss: '.', lightningcss: {} } }", /^refused-setting lightningcss: .*Remove one of them\.$/],
    ['{ server: { port: 3000 } }', /^refused-setting port: .*Start the server with --port instead\.$/],
    ['{ plugin: [] }', /^refused-setting plugin: "vite" has no property "plugin".*Did you mean "plugins"\?$/],
    ['{ resolve: { tsConfigPaths: true } }', /^refused-setting .*Did you mean "tsconfigPaths"\?$/],
    [
      '{ optimizeDeps: { force: true } }',
      /^refused-setting force: .*Only "include", "exclude".* can be set\. Remove it\.$/,
    ],
    ['[tailwindcss()]', /^wrong-type /],
    ["{ resolve: { tsconfigPaths: 'yes' } }", /^wrong-type 'yes': /],
  ])('refuses %s with the way out', (vite, expected) => {
    expect(found(vite)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    "{ plugins: [tailwindcss(), isOpen && tools()], resolve: { alias: { '@': '/src' }, dedupe: ['lit'] } }",
    "{ css: { preprocessorOptions: { scss: { api: 'modern' } }, lightningcss: { drafts: { customMedia: true } } } }",
    "{ define: { __RELEASE__: '1' }, assetsInclude: ['**/*.glb'], optimizeDeps: { include: ['leaflet'] } }",
    "{ server: { proxy: { '/api': 'http://localhost:3000' }, allowedHosts: ['.example.com'] } }",
    'settingsOf(project)',
  ])('accepts %s', (vite) => {
    expect(found(vite)).toEqual([]);
  });
});
