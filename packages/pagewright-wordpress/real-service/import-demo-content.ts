import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readImageIndex } from 'pagewright/image-index';
import { isRecord, type Json } from '../demo-service/rest-answer.ts';
import { copyPictures } from './demo-pictures.ts';
import type { RealWordPress } from './real-wordpress.ts';

/** Something to import, in the words of `import-demo-content.php`. */
interface Entry {
  /** Told apart by it when imported again: `services/security`. */
  readonly mark: string;
  readonly type: string;
  readonly slug: string;
  readonly status: string;
  readonly password?: string;
  readonly oldSlugs?: readonly string[];
  readonly title: string;
  readonly single?: true;
  readonly date?: string;
  /** Display name; without it the entry is the editor's. */
  readonly author?: string;
  readonly excerpt?: string;
  readonly html?: string;
  readonly picture?: string;
  /** Name of the source whose schema the fields follow. */
  readonly source?: string;
  readonly fields?: Json;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function oldSlugs({ old_slugs }: Json): string[] {
  return Array.isArray(old_slugs) ? old_slugs.map(text) : [];
}

function readJson(file: string): Json {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(value)) throw new Error(`${file} holds no object`);
  return value;
}

function filesOf(folder: string): { slug: string; file: Json }[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => ({
    slug: path.basename(name, '.json'),
    file: readJson(path.join(folder, name)),
  }));
}

const singles = [
  { name: 'homepage', file: 'homepage', title: 'Home page' },
  { name: 'company', file: 'about', title: 'Company page' },
  { name: 'contact', file: 'contact', title: 'Contact page' },
];

const folders = [
  { source: 'service', folder: 'services' },
  { source: 'software', folder: 'software' },
  { source: 'industry', folder: 'industry' },
  { source: 'platform', folder: 'platform' },
];

/** Blocks in a text stand three blank lines apart, as WordPress leaves them. */
const gap = '\n\n\n\n';

function sectionsAsHtml(sections: readonly Json[]): string {
  return sections
    .flatMap(({ title, content, img }) => [
      text(title) && `<h2 class="wp-block-heading">${text(title)}</h2>`,
      text(img) && `<figure class="wp-block-image size-large"><img src="${text(img)}" alt="" /></figure>`,
      text(content),
    ])
    .filter((part) => part !== '')
    .join(gap);
}

/** A post whose sections have nothing beside title and text is written in the block editor alone. */
function postEntry(slug: string, file: Json): Entry {
  const sections = Array.isArray(file.sections) ? file.sections.filter(isRecord) : [];
  const needsFields = sections.some(({ img, image_side_text }) => text(img) || text(image_side_text));
  const { hero_heading, hero_image } = file;
  return {
    ...listedEntry('posts', 'post', slug, file),
    html: text(file.content) || sectionsAsHtml(sections),
    ...(needsFields
      ? {
          source: 'post',
          fields: {
            ...(hero_heading ? { hero_heading } : {}),
            ...(hero_image ? { hero_image } : {}),
            sections,
          },
        }
      : {}),
  };
}

function listedEntry(folder: string, type: string, slug: string, file: Json): Entry {
  return {
    mark: `${folder}/${slug}`,
    type,
    slug: text(file.slug) || slug,
    status: text(file.status) || 'publish',
    password: text(file.password),
    oldSlugs: oldSlugs(file),
    title: text(file.title) || text(file.hero_heading),
    date: text(file.date_gmt) || '2026-01-01T00:00:00',
    author: text(file.author),
    // WordPress wraps excerpts in a paragraph itself.
    excerpt: text(file.excerpt).replace(/^<p>([\s\S]*)<\/p>\s*$/, '$1'),
    html: text(file.content),
    picture: text(file.featured_image),
  };
}

function gatherEntries(contentDir: string): Entry[] {
  const page = (name: string) => readJson(path.join(contentDir, `${name}.json`));
  return [
    ...singles.map(
      ({ name, file, title }): Entry => ({
        mark: file,
        type: `pagewright_${name}`,
        slug: name,
        status: 'publish',
        title,
        single: true,
        source: name,
        fields: page(file),
      }),
    ),
    ...folders.flatMap(({ source, folder }) =>
      filesOf(path.join(contentDir, folder)).map(
        ({ slug, file }): Entry => ({
          mark: `${folder}/${slug}`,
          type: `pagewright_${source}`,
          slug,
          status: text(file.status) || 'publish',
          password: text(file.password),
          oldSlugs: oldSlugs(file),
          title: text(file.hero_heading),
          source,
          fields: file,
        }),
      ),
    ),
    ...filesOf(path.join(contentDir, 'posts')).map(({ slug, file }) => postEntry(slug, file)),
    ...filesOf(path.join(contentDir, 'case-studies')).map(({ slug, file }) =>
      listedEntry('case-studies', 'case-studies', slug, file),
    ),
    {
      mark: 'page/company',
      type: 'page',
      slug: 'company',
      status: 'publish',
      title: text(page('about').title),
    },
    {
      mark: 'page/contact-us',
      type: 'page',
      slug: 'contact-us',
      status: 'publish',
      title: text(page('contact').title),
    },
  ];
}

export interface DemoImport {
  /** Folder of the project, for its pictures. */
  readonly root: string;
  readonly contentDir: string;
  /** Folder of the WordPress. */
  readonly folder: string;
}

/**
 * Brings pictures and demo content into a WordPress. Done again, it adds what is missing and leaves the rest as editors
 * made it. Resolves to how many entries and pictures were added.
 */
export async function importDemoContent(wordpress: RealWordPress, where: DemoImport): Promise<number> {
  const pictures = copyPictures(
    where.root,
    path.join(where.folder, 'wp-content/uploads'),
    readImageIndex(where.root),
  );
  const gathered = { pictures, entries: gatherEntries(where.contentDir) };
  writeFileSync(path.join(where.folder, 'demo-import.json'), JSON.stringify(gathered));
  writeFileSync(
    path.join(where.folder, 'demo-import.php'),
    readFileSync(path.join(import.meta.dirname, 'import-demo-content.php')),
  );
  const printed = await wordpress.run(`require '/wordpress/demo-import.php';
    echo \\Pagewright\\Demo\\import( json_decode( file_get_contents( '/wordpress/demo-import.json' ), true ) );`);
  for (const name of ['demo-import.json', 'demo-import.php']) rmSync(path.join(where.folder, name));
  const added = Number(printed.trim());
  if (!Number.isInteger(added)) throw new Error(`The demo content could not be imported: ${printed}`);
  return added;
}
