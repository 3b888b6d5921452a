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
  /** The files of the bundle whose styles it contains, in order. Their names contain digests of their texts. */
  readonly files: readonly string[];
  /** The parts of blocks that it contains from these files. Absent if it contains all of them. */
  readonly parts?: readonly StylePart[];
}

/** The stylesheets of the documents of a site. */
export interface DocumentStyles {
  /** The stylesheet of all documents; undefined if the frame of pages has no styles. */
  readonly base: Stylesheet | undefined;
  /** Further stylesheets, by the file of the page config. Documents do not link to stylesheets without styles. */
  readonly pages: { readonly [file: string]: Stylesheet };
  /**
   * Stylesheets of code that loads later. `classes` is a regular expression that finds their classes in HTML. Most documents contain none.
   */
  readonly late: readonly (Stylesheet & { readonly classes: string })[];
}

/** The parts of the client bundle that documents refer to. URLs begin with the base of the site. */
export interface ClientManifest {
  /** The script that each document starts with, and the script of the site, which the first one loads later. */
  readonly boot: string;
  readonly client: string;
  /** The script that opens previews, and its imports. */
  readonly previewScripts: readonly string[];
  /** The script that starts players in content. */
  readonly players: string;
  /** The scripts of pages with params of the URL. Each script comes after its imports. */
  readonly urlScripts: readonly string[];
  readonly styles: DocumentStyles;
  /** Scripts that a page with these block types needs to hydrate, except `boot` and `client`. Each script comes after its imports. */
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
  /** The base of the site, without a slash at its end. */
  readonly base: string;
  readText(file: string): string;
}

function isManifest(value: unknown): value is Manifest {
  return isRecord(value);
}

/** The classes in a stylesheet. The result may contain other words that follow a full stop. */
function classesIn(text: string): string[] {
  return [...new Set(text.match(/(?<=\.)-?[a-z_][\w-]*/gi))];
}

/** A stylesheet that only documents with its classes need; none if it has no classes. Names in attribute selectors do not count. */
function lateStylesheet(file: string, text: string, base: string): DocumentStyles['late'] {
  const classes = classesIn(text);
  const inHtml = `[" ](?:${classes.join('|')})[" ]`;
  return classes.length > 0 ? [{ href: `${base}/${file}`, files: [file], classes: inHtml }] : [];
}

/**
 * Finds the parts of the client bundle that documents refer to, in Vite's manifest. Throws if the manifest lacks an entry.
 * @param manifest the parsed `.vite/manifest.json`
 */
export function clientManifest(
  manifest: unknown,
  { code, pages, schemas, base, readText }: ManifestOptions,
): ClientManifest {
  if (!isManifest(manifest)) throw new Error('The client bundle has no manifest');
  const entryNamed = (name: string) => {
    const [key] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === name) ?? [];
    if (key === undefined) throw new Error(`The client bundle has no entry "${name}"`);
    return key;
  };
  const clientKey = entryNamed('client');

  /** The chunks with all their imports. Each chunk comes after its imports, except in circular imports. */
  const withImports = (keys: readonly string[], visited = new Set<string>()): string[] =>
    keys.flatMap((key) => {
      const chunk = manifest[key];
      if (!chunk || visited.has(key)) return [];
      visited.add(key);
      return [...withImports(chunk.imports ?? [], visited), key];
    });
  const urlOf = (key: string) => `${base}/${manifest[key]?.file ?? ''}`;
  const keysOf = (blockTypes: Iterable<string>) =>
    [...blockTypes].map((type) => code.blocks.entries.get(type) ?? '');

  const stylesOf = (keys: readonly string[]) =>
    new Set(
      withImports(keys).flatMap((key) => {
        const { css = [], file = '' } = manifest[key] ?? {};
        // Code may load a stylesheet alone.
        return file.endsWith('.css') ? [...css, file] : css;
      }),
    );
  const baseFiles = stylesOf([clientKey, code.layout ?? '']);
  const baseStyles = {
    href: `${base}/assets/styles-${digest([...baseFiles].join())}.css`,
    files: [...baseFiles],
  };
  const withoutBase = (files: Iterable<string>) => [...files].filter((file) => !baseFiles.has(file));
  const known = new Map<string, StylePart[]>();
  const partsOf = (file: string) => getOrInsert(known, file, () => partsIn(readText(file)));
  // A config in several languages has a page for each of them.
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
    players: urlOf(entryNamed('players')),
    urlScripts: withImports([entryNamed('url-page')]).map(urlOf),
    styles: {
      base: baseFiles.size > 0 ? baseStyles : undefined,
      pages: Object.fromEntries(
        pageStyles.map(({ file, ...styles }) => [
          file,
          { href: base + pageStylesheet(version, file), ...styles },
        ]),
      ),
      late: late.sort().flatMap((file) => lateStylesheet(file, readText(file), base)),
    },
    scripts(blockTypes) {
      const keys = withImports([clientKey, ...keysOf(blockTypes)]).filter((key) => key !== clientKey);
      return [...new Set(keys.map(urlOf))];
    },
  };
}

/** Scripts that a page needs at once, in addition to the script of the site: the scripts of all blocks that do not hydrate later. */
export function pageScripts(
  manifest: ClientManifest,
  { blocks, urlParams }: ManifestOptions['pages'][number],
  deferred: { readonly [type: string]: unknown },
): string[] {
  const ofBlocks = manifest.scripts(blocks.map(({ type }) => type).filter((type) => !(type in deferred)));
  return urlParams === undefined ? ofBlocks : [...new Set([...ofBlocks, ...manifest.urlScripts])];
}
