import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord, type Json } from './rest-response.ts';
import { sectionsAsHtml, stringOf, stringsOf } from './section-html.ts';

/** A post or an entry of another post type, as its file declares it. */
export interface DemoEntry {
  readonly id: number;
  readonly slug: string;
  readonly status: string;
  /** Published and without a password. */
  readonly isPublic: boolean;
  /** Without a zone, as WordPress writes it: `2026-03-12T07:40:00`. */
  readonly date: string;
  /** Display name; empty if the file has none. */
  readonly author: string;
  /** Names of its topics. */
  readonly topics: readonly string[];
  /** Names of its tags. */
  readonly tags: readonly string[];
  readonly title: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
  readonly featuredImage: unknown;
  readonly file: Json;
}

/** A file of the demo content that cannot be read. It has been reported. */
export class BrokenFile extends Error {}

function parseObject(text: string): Json {
  const value: unknown = JSON.parse(text);
  if (isRecord(value)) return value;
  throw new Error('Expected an object.');
}

/** True for a published entry without a password: visitors of the site cannot enter one. */
function isPublic({ status, password }: Json): boolean {
  return (stringOf(status) || 'publish') === 'publish' && stringOf(password) === '';
}

function toEntry(file: Json, slug: string): DemoEntry {
  return {
    id: typeof file.id === 'number' ? file.id : 0,
    slug: stringOf(file.slug) || slug,
    status: stringOf(file.status) || 'publish',
    isPublic: isPublic(file),
    date: stringOf(file.date_gmt) || '2026-01-01T00:00:00',
    author: stringOf(file.author),
    topics: stringsOf(file.topics),
    tags: stringsOf(file.tags),
    title: stringOf(file.title) || stringOf(file.hero_heading),
    excerpt: stringOf(file.excerpt),
    content: stringOf(file.content) || sectionsAsHtml(file.sections),
    featuredImage: file.featured_image,
    file,
  };
}

/**
 * Reads the demo content from disk for each request, so that edits show at once. A file name never contains text of a request:
 * folders are listed, and the names of their files are compared.
 */
export class DemoContent {
  readonly #folder: string;
  /** Why a file could not be read when it was last requested. */
  readonly #reported = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws BrokenFile, and reports each mistake once: the same file is often requested again before it is corrected. */
  async #read(file: string): Promise<Json> {
    try {
      const value = parseObject(await readFile(path.join(this.#folder, file), 'utf8'));
      this.#reported.delete(file);
      return value;
    } catch (error) {
      const report = `Demo content: ${file} cannot be read: ${String(error)}`;
      if (this.#reported.get(file) !== report) console.error(report);
      this.#reported.set(file, report);
      throw new BrokenFile(report);
    }
  }

  /** The file `<name>.json`. */
  page(name: string): Promise<Json> {
    return this.#read(`${name}.json`);
  }

  async #files(folder: string): Promise<{ slug: string; file: Json }[]> {
    const names = await readdir(path.join(this.#folder, folder)).catch((): string[] => []);
    return Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map(async (name) => ({
          slug: path.basename(name, '.json'),
          file: await this.#read(`${folder}/${name}`),
        })),
    );
  }

  /** Entries of a folder, drafts included, newest first. */
  async entries(folder: string): Promise<DemoEntry[]> {
    const entries = (await this.#files(folder)).map(({ slug, file }) => toEntry(file, slug));
    return entries.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  }

  /** Old slugs of the public entries in a folder, from `old_slugs`, except those that another entry uses now. */
  async moved(folder: string): Promise<{ from: string; to: string }[]> {
    const files = (await this.#files(folder)).filter(({ file }) => isPublic(file));
    const slugs = new Set(files.map(({ slug }) => slug));
    const moved = files.flatMap(({ slug, file }) =>
      (Array.isArray(file.old_slugs) ? file.old_slugs : []).map((from) => ({
        from: stringOf(from),
        to: slug,
      })),
    );
    return moved.filter(({ from }) => from !== '' && !slugs.has(from));
  }

  /**
   * The public entry with a slug.
   * @param acceptsId true if the ID of an entry finds it too
   */
  async entry(folder: string, slug: string, acceptsId: boolean): Promise<Json | undefined> {
    const id = acceptsId && /^\d+$/.test(slug) ? Number(slug) : undefined;
    const found = (await this.#files(folder)).find(
      (entry) => entry.slug === slug || (id !== undefined && entry.file.id === id),
    );
    return found && isPublic(found.file) ? found.file : undefined;
  }
}
