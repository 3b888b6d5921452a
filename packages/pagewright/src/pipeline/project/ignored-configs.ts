import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type IgnoredConfig, wholeFile } from '../../check/codes/project-file.ts';
import { isRecord } from '../../json/is-record.ts';
import { objectOf, valueAt } from '../../json/json-value.ts';
import { lineFinder } from '../../json/source-place.ts';
import { isComputed, type ProjectText } from '../../project/declared.ts';
import { importsOfProject } from '../code/project-modules.ts';
import { filesBelow, isFile } from '../files-below.ts';

const scripts = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];

/** The names that PostCSS looks for. */
export const postcssConfigs = [
  ...scripts.map((extension) => `postcss.config${extension}`),
  ...['', '.json', '.yaml', '.yml', ...scripts].map((extension) => `.postcssrc${extension}`),
];

/** What the project config says about other tools, as far as its text says. */
interface Tools {
  /** False if no plugin of Vite and no PostCSS runs. */
  readonly runsPlugins: boolean;
  /** True if the project config imports Tailwind. */
  readonly hasTailwind: boolean;
  readonly postcss: 'config' | 'inline' | 'none';
}

function toolsOf(root: string, project: ProjectText): Tools {
  const vite = objectOf(valueAt(project.value, ['vite']));
  const css = objectOf(vite.css ?? null);
  const hasPostcss = 'postcss' in css;
  return {
    runsPlugins: hasPostcss || 'plugins' in vite,
    hasTailwind: importsOfProject(root).some((specifier) =>
      /^(?:@tailwindcss\/|tailwindcss$)/.test(specifier),
    ),
    postcss: !hasPostcss ? 'none' : isRecord(css.postcss) ? 'inline' : 'config',
  };
}

/** A part of a text file of the project, with its text. */
interface Found {
  readonly ignored: IgnoredConfig;
  readonly text?: string;
}

/** Whether PostCSS finds a config in a folder. */
export function hasPostcssConfig(folder: string): boolean {
  const manifest = path.join(folder, 'package.json');
  return (
    postcssConfigs.some((name) => isFile(path.join(folder, name))) ||
    (isFile(manifest) && keyOf('postcss').test(readFileSync(manifest, 'utf8')))
  );
}

function firstMatch(root: string, file: string, pattern: RegExp, part: IgnoredConfig['part']): Found[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const match = pattern.exec(text);
  if (!match) return [];
  const range = lineFinder(text)(match.index, match.index + match[0].length);
  return [{ ignored: { file, part, range }, text }];
}

const inWhole = (file: string, part: IgnoredConfig['part']): Found => ({
  ignored: { file, part, range: wholeFile },
});

/** A key at the top of `package.json`. */
const keyOf = (name: string) => new RegExp(`(?<=^ {0,4}|\\t)"${name}"(?=\\s*:)`, 'm');

function ofPostcss(root: string, exists: (name: string) => boolean, { postcss }: Tools): Found[] {
  if (postcss === 'config') return [];
  const part = postcss === 'inline' ? 'postcss-inline' : 'postcss-config';
  return [
    ...postcssConfigs.filter(exists).map((file) => inWhole(file, part)),
    ...(exists('package.json') ? firstMatch(root, 'package.json', keyOf('postcss'), part) : []),
  ];
}

function ofBrowserslist(root: string, exists: (name: string) => boolean, { postcss }: Tools): Found[] {
  if (postcss !== 'none') return [];
  return [
    ...(exists('.browserslistrc') ? [inWhole('.browserslistrc', 'browserslist')] : []),
    ...(exists('package.json')
      ? firstMatch(root, 'package.json', keyOf('browserslist'), 'browserslist')
      : []),
  ];
}

function ofTailwind(root: string, exists: (name: string) => boolean, tools: Tools): Found[] {
  const { runsPlugins, hasTailwind } = tools;
  const configs = scripts.map((extension) => `tailwind.config${extension}`).filter(exists);
  const styles = filesBelow(path.join(root, 'src'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`);
  if (!runsPlugins)
    return [
      ...configs.map((file) => inWhole(file, 'tailwind-config')),
      ...styles.flatMap((file) =>
        firstMatch(root, file, /@import\s+["']tailwindcss[^;]*|@tailwind\s+\w+/, 'tailwind-styles'),
      ),
    ];
  const isNamed = () =>
    styles.some((file) => readFileSync(path.join(root, file), 'utf8').includes('@config'));
  return hasTailwind && configs.length > 0 && !isNamed()
    ? configs.map((file) => inWhole(file, 'tailwind-unread'))
    : [];
}

/** Finds files of the project in `root` with settings of tools that do not read them, and the texts of some of these files. */
export function readIgnored(
  root: string,
  project: ProjectText | undefined,
): { readonly ignored: readonly IgnoredConfig[]; readonly texts: ReadonlyMap<string, string> } {
  const exists = (name: string) => isFile(path.join(root, name));
  const viteConfigs = scripts.map((extension) => `vite.config${extension}`).filter(exists);
  const found = viteConfigs.map((file) => inWhole(file, 'vite-config'));
  const isUnknown = (pointer: string) => !project || isComputed(project, pointer);
  // What code computes may contain any plugin.
  if (project && !isUnknown('/vite') && !project.open.has('') && !project.open.has('/vite')) {
    const tools = toolsOf(root, project);
    for (const find of [ofPostcss, ofBrowserslist, ofTailwind]) found.push(...find(root, exists, tools));
  }
  return {
    ignored: found.map(({ ignored }) => ignored),
    texts: new Map(
      found.flatMap(({ ignored, text }) => (text === undefined ? [] : [[ignored.file, text] as const])),
    ),
  };
}
