import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compact } from '../../json/compact.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import { ignoredFiles } from './ignored-files.ts';
import { packageName, type SiteChoices, siteName } from './site-choices.ts';
import { translatedFiles } from './starter-languages.ts';

const engine = path.resolve(import.meta.dirname, '../../..');

/** The packages that only some sites need. `tailwindcss` is named in a stylesheet, so package managers with strict folders need it too. */
const packages = {
  wordpress: { dependencies: 'pagewright-wordpress' },
  tailwind: { devDependencies: { '@tailwindcss/vite': '4.3.5', tailwindcss: '4.3.5' } },
} as const;

/** The files of the starter that only a site with WordPress has. */
const ofWordpress =
  /^(?:src\/posts\.ts|schemas\/content\/posts\.json|page-configs\/_sections\/latest-posts\.json)$/;

/** Text, or the bytes of a picture, by path. */
type Files = ReadonlyMap<string, string | Buffer>;

function filesIn(folder: string): Files {
  const root = path.join(engine, folder);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const full = path.join(parentPath, name);
      const file = path.relative(root, full).split(path.sep).join('/');
      return [file, file.endsWith('.png') ? readFileSync(full) : readFileSync(full, 'utf8')];
    }),
  );
}

/** Keeps the lines between `#if name` and `#end` if the name is among those given. */
function withParts(text: string, names: ReadonlySet<string>): string {
  return text.replace(
    /^.*#if ([\w-]+).*\n((?:(?!.*#end).*\n)*).*#end.*\n/gm,
    (_, name: string, lines: string) => (names.has(name) ? lines : ''),
  );
}

/** Replaces texts that must be there, so that a change of the starter cannot make this a change of nothing. */
function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The starter has no ${JSON.stringify(from)}.`);
    return before.replaceAll(from, to);
  }, text);
}

/** JSON with each array and object on one line that fits there. */
function printed(value: Json, indent = ''): string {
  const line = compact(value);
  const deeper = `${indent}  `;
  const [open, close] = isArray(value) ? ['[', ']'] : ['{', '}'];
  if ((indent !== '' && indent.length + line.length < 100) || !(isArray(value) || isObject(value)))
    return line;
  const lines = isArray(value)
    ? value.map((each) => deeper + printed(each, deeper))
    : Object.entries(value).map(
        ([name, each]) => `${deeper}${JSON.stringify(name)}: ${printed(each, deeper)}`,
      );
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function manifest(text: string, choices: SiteChoices): string {
  const { dependencies, devDependencies, ...others } = objectOf(JSON.parse(text));
  const { [packages.wordpress.dependencies]: adapter, ...needed } = objectOf(dependencies);
  const sorted = (entries: JsonObject) =>
    Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const written: JsonObject = {
    ...others,
    name: packageName(choices),
    dependencies: sorted({
      ...needed,
      ...(choices.wordpress === undefined ? {} : { [packages.wordpress.dependencies]: adapter ?? '' }),
    }),
    devDependencies: sorted({
      ...objectOf(devDependencies),
      ...(choices.tailwind ? packages.tailwind.devDependencies : {}),
    }),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** The frame knows its languages, and one for a single language needs no links to others. */
function frame(text: string, [first = 'en', ...others]: readonly string[]): string {
  if (others.length > 0) return replaced(text, [["=== 'en'", `=== '${first}'`]]);
  return replaced(text, [
    ['import { useSiteConfig, useTranslations }', 'import { useSiteConfig }'],
    ['{ site, path, children }', '{ site, children }'],
    ['{homeOf(site)}', '"/"'],
    ['  const home = homeOf(useSiteConfig());\n', ''],
    ['{home}', '"/"'],
  ]);
}

/** The home page of a site without posts, and the section for one language, which needs no param for it. */
function jsonOf(file: string, value: JsonObject, { wordpress, languages }: SiteChoices): JsonObject {
  if (file === 'page-configs/_sections/latest-posts.json' && languages.length === 1) {
    const { posts, ...others } = objectOf(value.data);
    const { lang: _, ...params } = objectOf(objectOf(posts).params);
    return { ...value, data: { ...others, posts: { ...objectOf(posts), params } } };
  }
  const { blocks } = value;
  if (wordpress !== undefined || !isArray(blocks)) return value;
  return { ...value, blocks: blocks.filter((block) => !isObject(block) || !('section' in block)) };
}

function codeOf(file: string, text: string, choices: SiteChoices): string {
  const { wordpress, languages, tailwind } = choices;
  const names = [
    wordpress === undefined ? 'no-wordpress' : 'wordpress',
    ...(languages.length > 1 ? ['languages'] : []),
    ...(tailwind ? ['tailwind'] : []),
  ];
  const kept = withParts(text, new Set(names));
  if (file === 'package.json') return manifest(kept, choices);
  if (file === 'src/Frame.tsx') return frame(kept, languages);
  if (file === 'src/site.ts' && wordpress === undefined)
    return replaced(kept, [['  content,\n', '  sources: {},\n  content,\n']]);
  return kept;
}

/** The files of a new site. Writes nothing. */
export function starterFiles(choices: SiteChoices): Files {
  const { wordpress, languages, tailwind } = choices;
  const base = [...filesIn('starter')].filter(([file]) => wordpress !== undefined || !ofWordpress.test(file));
  const all = new Map([
    ...base,
    ...(wordpress === undefined ? filesIn('starter-choices/no-wordpress') : []),
    ...(tailwind ? filesIn('starter-choices/tailwind') : []),
  ]);
  const isConfig = (file: string) => file.startsWith('page-configs/');
  const configs = new Map(
    [...all].flatMap(([file, text]): [string, JsonObject][] =>
      isConfig(file) ? [[file, objectOf(JSON.parse(String(text)))]] : [],
    ),
  );
  const name = siteName(choices);
  const texts = [...translatedFiles(configs, languages)].map(([file, value]): [string, string] => [
    file,
    `${printed(jsonOf(file, value, choices))}\n`,
  ]);
  const others = [...all].flatMap(([file, text]): [string, string | Buffer][] => {
    if (isConfig(file)) return [];
    return [[file, typeof text === 'string' ? codeOf(file, text, choices) : text]];
  });
  const variable = (address: string) => `VITE_WORDPRESS_URL=${address}\n`;
  return new Map<string, string | Buffer>([
    ...[...others, ...texts].map(([file, text]): [string, string | Buffer] => [
      file,
      typeof text === 'string' ? text.replaceAll('My site', name) : text,
    ]),
    ['.gitignore', ignoredFiles],
    ...(wordpress === undefined
      ? []
      : [['.env.example', variable('https://wordpress.example.com')] as const]),
    ...(wordpress ? [['.env', variable(wordpress)] as const] : []),
  ]);
}
