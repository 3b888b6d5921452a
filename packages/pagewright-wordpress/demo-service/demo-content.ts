import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord, type Json } from './rest-answer.ts';

/** An entry of `posts/` or `case-studies/`, as its file holds it. */
export interface DemoEntry {
  readonly id: number;
  readonly slug: string;
  readonly status: string;
  /** Published and without a password. */
  readonly isOpen: boolean;
  /** Without zone, as WordPress writes it: `2026-03-12T07:40:00`. */
  readonly date: string;
  /** Display name; empty where the file names nobody. */
  readonly author: string;
  readonly title: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
  readonly featuredImage: unknown;
  readonly file: Json;
}

async function readJson(file: string): Promise<Json> {
  const text = await readFile(file, 'utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch (error) {
    throw new Error(`${path.basename(file)} is no JSON: ${String(error)}`);
  }
  throw new Error(`${path.basename(file)} holds no object`);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A post's sections as one text, for `content.rendered`. */
function sectionsAsHtml(sections: unknown): string {
  if (!Array.isArray(sections)) return '';
  const parts = sections
    .filter(isRecord)
    .flatMap(({ title, content, img }) => [
      text(title) && `<h2 class="wp-block-heading">${text(title)}</h2>`,
      typeof img === 'string' ? `<figure class="wp-block-image"><img src="${img}" alt="" /></figure>` : '',
      text(content),
    ]);
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Published and without a password, which visitors of the site have nowhere to give. */
function isOpen({ status, password }: Json): boolean {
  return (text(status) || 'publish') === 'publish' && text(password) === '';
}

function entryOf(file: Json, slug: string): DemoEntry {
  return {
    id: typeof file.id === 'number' ? file.id : 0,
    slug: text(file.slug) || slug,
    status: text(file.status) || 'publish',
    isOpen: isOpen(file),
    date: text(file.date_gmt) || '2026-01-01T00:00:00',
    author: text(file.author),
    title: text(file.title) || text(file.hero_heading),
    excerpt: text(file.excerpt),
    content: text(file.content) || sectionsAsHtml(file.sections),
    featuredImage: file.featured_image,
    file,
  };
}

/**
 * Reads the demo content anew for each request, so that an edited file shows at once. What a visitor sends never
 * becomes part of a file's name: folders are listed and their entries compared.
 */
export class DemoContent {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A file at the top, such as `homepage`. */
  page(name: 'homepage' | 'about' | 'contact'): Promise<Json> {
    return readJson(path.join(this.#folder, `${name}.json`));
  }

  async #files(kind: string): Promise<{ slug: string; file: Json }[]> {
    const folder = path.join(this.#folder, kind);
    const names = await readdir(folder).catch((): string[] => []);
    const found = names.filter((name) => name.endsWith('.json')).sort();
    return Promise.all(
      found.map(async (name) => ({
        slug: path.basename(name, '.json'),
        file: await readJson(path.join(folder, name)),
      })),
    );
  }

  /** Posts or case studies, drafts included, newest first. */
  async entries(kind: 'posts' | 'case-studies'): Promise<DemoEntry[]> {
    const entries = (await this.#files(kind)).map(({ slug, file }) => entryOf(file, slug));
    return entries.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  }

  /** Old slugs of open entries, which no open entry of the kind has now; see `old_slugs` in a file. */
  async moved(kind: string): Promise<{ from: string; to: string }[]> {
    const open = (await this.#files(kind)).filter(({ file }) => isOpen(file));
    const slugs = new Set(open.map(({ slug }) => slug));
    const moved = open.flatMap(({ slug, file }) =>
      (Array.isArray(file.old_slugs) ? file.old_slugs : []).map((from) => ({ from: text(from), to: slug })),
    );
    return moved.filter(({ from }) => from !== '' && !slugs.has(from));
  }

  /** The one whose slug, or number where it has one, is asked for. Drafts are not there, nor are entries with a password. */
  async single(
    kind: 'services' | 'industry' | 'software' | 'platform',
    wanted: string,
  ): Promise<Json | undefined> {
    const byNumber = kind !== 'platform' && /^\d+$/.test(wanted);
    const found = (await this.#files(kind)).find(
      ({ slug, file }) => slug === wanted || (byNumber && file.id === Number(wanted)),
    );
    return found && isOpen(found.file) ? found.file : undefined;
  }
}
