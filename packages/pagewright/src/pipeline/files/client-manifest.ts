import type { Manifest } from 'vite';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { digest } from '../../content/digest.ts';
import { isRecord } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { pageStylesheet } from '../../render/routing/document-styles.ts';
import { type AnyBlock, mayShow } from '../pages/shown-parts.ts';
import type { CodeRegistries, CodeRegistry } from '../site/site-module.ts';
import { partsIn, type StylePart } from './style-parts.ts';

/** A stylesheet that documents link to. */
export interface Stylesheet {
  readonly href: string;
  /** The files of the bundle that it holds, in order. Their names contain digests of their texts. */
  readonly files: readonly string[];
  /** The parts of blocks in these files that it has. It lacks others. Absent if it has all. */
  readonly parts?: readonly StylePart[];
}

/** The stylesheets of the documents of a site. */
export interface DocumentStyles {
  /** Of all documents; undefined if the frame of pages has no styles. */
  readonly base: Stylesheet | undefined;
  /** Of pages in addition, by the file of their config. Documents do not link to those without styles. */
  readonly pages: { readonly [file: string]: Stylesheet };
  /** Of code that loads later, with a regular expression that finds their classes in HTML. Most documents have none of them. */
  readonly late: readonly (Stylesheet & { readonly classes: string })[];
}

/** What the client bundle has for documents. URLs begin with a slash. */
export interface ClientManifest {
  /** The script with which documents start, and the script of the site, which it loads later. */
  readonly boot: string;
  readonly client: string;
  /** The script that opens previews, and its imports. */
  readonly previewScripts: readonly string[];
  /** The scripts of pages with params of the URL. Each follows those that it imports. */
  readonly urlScripts: readonly string[];
  readonly styles: DocumentStyles;
  /** Scripts that a page with these block types needs to hydrate, without these two. Each follows those that it imports. */
  scripts(blockTypes: readonly string[]): string[];
}

export interface ManifestOptions {
  readonly code: {
    readonly blocks: Pick<CodeRegistry, 'entries'>;
    readonly layout?: CodeRegistries['layout'];
  };
  readonly pages: readonly {
    readonly file: string;
    readonly blocks: readonly AnyBlock[];
    readonly urlParams?: unknown;
  }[];
  readonly schemas: Pick<Schemas, 'blocks'>;
  /** Reads a file of the bundle. */
  readText(file: string): string;
}

function isManifest(value: unknown): value is Manifest {
  return isRecord(value);
}

/** The classes in a stylesheet, and perhaps other words that follow a full stop. */
function classesIn(text: string): string[] {
  return [...new Set(text.match(/(?<=\.)-?[a-z_][\w-]*/gi))];
}

/**
 * Finds what documents need in Vite's manifest of the client bundle. Throws if the manifest lacks an entry.
 * @param manifest the parsed `.vite/manifest.json`
 */
export function clientManifest(
  manifest: unknown,
  { code, pages, schemas, readText }: ManifestOptions,
): ClientManifest {
  if (!isManifest(manifest)) throw new Error('The client bundle has no manifest');
  const entryNamed = (name: string) => {
    const [key] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === name) ?? [];
    if (key === undefined) throw new Error(`The client bundle has no entry "${name}"`);
    return key;
  };
  const clientKey = entryNamed('client');

  /** Chunks with their imports, each after those that it imports. Chunks may import each other. */
  const withImports = (keys: readonly string[], visited = new Set<string>()): string[] =>
    keys.flatMap((key) => {
      const chunk = manifest[key];
      if (!chunk || visited.has(key)) return [];
      visited.add(key);
      return [...withImports(chunk.imports ?? [], visited), key];
    });
  const urlOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const keysOf = (blockTypes: Iterable<string>) =>
    [...blockTypes].map((type) => code.blocks.entries.get(type) ?? '');

  const stylesOf = (keys: readonly string[]) =>
    new Set(withImports(keys).flatMap((key) => manifest[key]?.css ?? []));
  const joined = (files: readonly string[]): Stylesheet | undefined =>
    files.length > 0 ? { href: `/assets/styles-${digest(files.join())}.css`, files } : undefined;
  const baseFiles = stylesOf([clientKey, code.layout ?? '']);
  const withoutBase = (files: Iterable<string>) => [...files].filter((file) => !baseFiles.has(file));
  const known = new Map<string, StylePart[]>();
  const partsOf = (file: string) => getOrInsert(known, file, () => partsIn(readText(file)));
  // A config in several languages is a page in each of them.
  const blocksOf = new Map<string, AnyBlock[]>();
  for (const { file, blocks } of pages) getOrInsert(blocksOf, file, () => []).push(...blocks);
  const pageStyles = [...blocksOf].map(([file, blocks]) => {
    const types = [...new Set(blocks.map(({ type }) => type))].sort();
    const files = withoutBase(stylesOf(keysOf(types)));
    const parts = files.flatMap(partsOf).filter((part) => mayShow(part, blocks, schemas.blocks));
    return { file, files, parts };
  });
  const version = digest(JSON.stringify(pageStyles));
  const blockFiles = stylesOf(keysOf(code.blocks.entries.keys()));
  const late = withoutBase(stylesOf(Object.keys(manifest))).filter((file) => !blockFiles.has(file));

  return {
    boot: urlOf(entryNamed('boot')),
    client: urlOf(clientKey),
    previewScripts: withImports([entryNamed('open-preview')])
      .reverse()
      .map(urlOf),
    urlScripts: withImports([entryNamed('url-page')]).map(urlOf),
    styles: {
      base: joined([...baseFiles]),
      pages: Object.fromEntries(
        pageStyles.map(({ file, ...styles }) => [file, { href: pageStylesheet(version, file), ...styles }]),
      ),
      late: late.sort().flatMap((file) => {
        const classes = classesIn(readText(file));
        const inHtml = `[" ](?:${classes.join('|')})[" ]`;
        return classes.length > 0 ? [{ href: `/${file}`, files: [file], classes: inHtml }] : [];
      }),
    },
    scripts(blockTypes) {
      const keys = withImports([clientKey, ...keysOf(blockTypes)]).filter((key) => key !== clientKey);
      return [...new Set(keys.map(urlOf))];
    },
  };
}

/** Scripts that a page needs at once, in addition to the script of the site: those of blocks that do not hydrate later. */
export function pageScripts(
  manifest: ClientManifest,
  { blocks, urlParams }: ManifestOptions['pages'][number],
  deferred: { readonly [type: string]: unknown },
): string[] {
  const ofBlocks = manifest.scripts(blocks.map(({ type }) => type).filter((type) => !(type in deferred)));
  return urlParams === undefined ? ofBlocks : [...new Set([...ofBlocks, ...manifest.urlScripts])];
}
