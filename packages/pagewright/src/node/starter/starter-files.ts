import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compact } from '../../json/compact.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import { ignoredFiles } from './ignored-files.ts';
import { packageName, type SiteChoices, siteName } from './site-choices.ts';
import { pagesIn, translatedFiles } from './starter-languages.ts';
import { engine, type StarterService, starterServices } from './starter-services.ts';

/** The packages of a site with Tailwind CSS. A stylesheet names `tailwindcss`, so package managers with strict folders need it too. */
const ofTailwind: JsonObject = { '@tailwindcss/vite': '4.3.5', tailwindcss: '4.3.5' };

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

function sorted(entries: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param absent the packages with the adapters of services that the site does not use */
function manifest(text: string, choices: SiteChoices, absent: ReadonlySet<string>): string {
  const { dependencies, devDependencies, ...others } = objectOf(JSON.parse(text));
  const needed = Object.entries(objectOf(dependencies)).filter(([name]) => !absent.has(name));
  const written: JsonObject = {
    ...others,
    name: packageName(choices),
    dependencies: Object.fromEntries(needed),
    devDependencies: sorted({ ...objectOf(devDependencies), ...(choices.tailwind ? ofTailwind : {}) }),
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

/** Leaves out what a site without a content service, or in one language, does not need. */
function jsonOf(value: JsonObject, { service, languages }: SiteChoices): JsonObject {
  if (isObject(value.data) && languages.length === 1) {
    // A param for the language of the page.
    const text = JSON.stringify(value.data).replaceAll(/,?"\w+":"\{site\.language\}"/g, '');
    return { ...value, data: objectOf(JSON.parse(text)) };
  }
  const { blocks } = value;
  if (service || !isArray(blocks)) return value;
  return { ...value, blocks: blocks.filter((block) => !isObject(block) || !('section' in block)) };
}

/** The names of the parts of a file that a site has. */
function partsOf({ service, languages, tailwind }: SiteChoices): ReadonlySet<string> {
  return new Set([
    service?.name ?? 'no-service',
    ...(languages.length > 1 ? ['languages'] : []),
    ...(tailwind ? ['tailwind'] : []),
  ]);
}

function codeOf(file: string, text: string, choices: SiteChoices, absent: readonly StarterService[]): string {
  const kept = withParts(text, partsOf(choices));
  if (file === 'package.json')
    return manifest(kept, choices, new Set(absent.map((service) => service.package)));
  const [, second] = choices.languages;
  if (file === 'README.md' && second !== undefined)
    return replaced(kept, [['page-configs/de/', `${pagesIn(choices.languages, second)}/`]]);
  if (file === 'src/Frame.tsx') return frame(kept, choices.languages);
  if (file === 'src/site.ts' && !choices.service)
    return replaced(kept, [['  content,\n', '  sources: {},\n  content,\n']]);
  return kept;
}

/** The settings for the address of the service: an example for git, and the address itself. */
function settingsOf({ setting, example }: StarterService, address: string): readonly [string, string][] {
  const files: readonly [string, string][] = [['.env.example', `${setting}=${example}\n`]];
  return address === '' ? files : [...files, ['.env', `${setting}=${address}\n`]];
}

/** The files of a new site. Writes nothing. */
export function starterFiles(choices: SiteChoices): Files {
  const { service, languages, tailwind } = choices;
  const services = starterServices();
  const used = service && services[service.name];
  const absent = Object.values(services).filter((each) => each !== used);
  const left = new Set(absent.flatMap(({ files }) => files));
  const all = new Map([
    ...[...filesIn('starter')].filter(([file]) => !left.has(file)),
    ...(service ? [] : filesIn('starter-choices/no-service')),
    ...(tailwind ? filesIn('starter-choices/tailwind') : []),
  ]);
  const isConfig = (file: string) => file.startsWith('page-configs/');
  const configs = new Map(
    [...all].flatMap(([file, text]): [string, JsonObject][] =>
      isConfig(file) ? [[file, objectOf(JSON.parse(String(text)))]] : [],
    ),
  );
  const written = new Map<string, string | Buffer>();
  for (const [file, text] of all)
    if (!isConfig(file))
      written.set(file, typeof text === 'string' ? codeOf(file, text, choices, absent) : text);
  for (const [file, value] of translatedFiles(configs, languages))
    written.set(file, `${printed(jsonOf(value, choices))}\n`);
  const name = siteName(choices);
  for (const [file, text] of written)
    if (typeof text === 'string') written.set(file, text.replaceAll('My site', name));
  written.set('.gitignore', ignoredFiles);
  for (const [file, text] of service && used ? settingsOf(used, service.address) : [])
    written.set(file, text);
  return written;
}
