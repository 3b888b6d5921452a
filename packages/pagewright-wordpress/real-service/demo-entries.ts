import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, type Json } from '../demo-service/rest-response.ts';
import { sectionsAsHtml, stringOf, stringsOf } from '../demo-service/section-html.ts';
import type { ContentType } from '../src/site-types/content-model.ts';

/** An entry to import, in the format of `import-demo-content.php`. */
interface ImportedEntry {
  /** Identifies the entry in a later import: `services/security`. */
  readonly key: string;
  readonly type: string;
  readonly slug: string;
  readonly status: string;
  readonly password?: string;
  readonly oldSlugs?: readonly string[];
  readonly title: string;
  /** True for a page, which the plugin has created as a draft. */
  readonly single?: true;
  readonly date?: string;
  /** Display name; an entry without one belongs to the editor. */
  readonly author?: string;
  /** Names of its categories. */
  readonly topics?: readonly string[];
  readonly tags?: readonly string[];
  readonly sticky?: boolean;
  readonly excerpt?: string;
  readonly html?: string;
  readonly image?: string;
  /** Name of the source whose schema the fields follow. */
  readonly source?: string;
  readonly fields?: Json;
}

interface DemoFile {
  readonly slug: string;
  readonly file: Json;
}

function readJson(file: string): Json {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(value)) throw new Error(`${file} must contain an object`);
  return value;
}

function filesIn(folder: string): DemoFile[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => ({
    slug: path.basename(name, '.json'),
    file: readJson(path.join(folder, name)),
  }));
}

function editorEntry({ slug, file }: DemoFile, folder: string, type: string): ImportedEntry {
  return {
    key: `${folder}/${slug}`,
    type,
    slug: stringOf(file.slug) || slug,
    status: stringOf(file.status) || 'publish',
    password: stringOf(file.password),
    oldSlugs: stringsOf(file.old_slugs),
    title: stringOf(file.title) || stringOf(file.hero_heading),
    date: stringOf(file.date_gmt) || '2026-01-01T00:00:00',
    author: stringOf(file.author),
    topics: stringsOf(file.topics),
    tags: stringsOf(file.tags),
    sticky: file.sticky === true,
    // WordPress wraps excerpts in a paragraph itself.
    excerpt: stringOf(file.excerpt).replace(/^<p>([\s\S]*)<\/p>\s*$/, '$1'),
    html: stringOf(file.content),
    image: stringOf(file.featured_image),
  };
}

/** The properties of a file that are fields; nothing if it has none of them. */
function fieldsOf(
  file: Json,
  names: readonly string[],
  source: string,
): Pick<ImportedEntry, 'source' | 'fields'> {
  const fields = Object.entries(file).filter(([name, value]) => names.includes(name) && value);
  return fields.length > 0 ? { source, fields: Object.fromEntries(fields) } : {};
}

/** A post. Sections that have only titles and text are not stored as fields: they become the text in the block editor. */
function postEntry(demoFile: DemoFile, source: string): ImportedEntry {
  const { file } = demoFile;
  const sections = Array.isArray(file.sections) ? file.sections.filter(isRecord) : [];
  const needsFields = sections.some(({ img, image_side_text }) => stringOf(img) || stringOf(image_side_text));
  return {
    ...editorEntry(demoFile, 'posts', 'post'),
    html: stringOf(file.content) || sectionsAsHtml(sections),
    ...fieldsOf(file, needsFields ? ['hero_heading', 'hero_image', 'sections', 'seo'] : ['seo'], source),
  };
}

function fieldsEntry({ slug, file }: DemoFile, { demo, postType, source }: ContentType): ImportedEntry {
  return {
    key: `${demo}/${slug}`,
    type: postType,
    slug,
    status: stringOf(file.status) || 'publish',
    password: stringOf(file.password),
    oldSlugs: stringsOf(file.old_slugs),
    title: stringOf(file.title) || stringOf(file.hero_heading) || slug,
    source,
    fields: file,
  };
}

function entriesOf(contentDir: string, type: ContentType): ImportedEntry[] {
  const { source, postType, demo } = type;
  if (type.kind === 'page')
    return [
      {
        key: demo,
        type: postType,
        slug: source,
        status: 'publish',
        title: type.label,
        single: true,
        source,
        fields: readJson(path.join(contentDir, `${demo}.json`)),
      },
    ];
  const files = filesIn(path.join(contentDir, demo));
  if (type.kind === 'posts') return files.map((file) => postEntry(file, source));
  if (type.kind === 'post-type')
    return files.map((each) => ({
      ...editorEntry(each, demo, postType),
      ...fieldsOf(each.file, type.fields ?? [], source),
    }));
  // Lists are oldest first. Entries without a date are in the order of their IDs, in the demo service and in WordPress.
  const idOf = ({ file }: DemoFile) => (typeof file.id === 'number' ? file.id : 0);
  return files.sort((one, other) => idOf(one) - idOf(other)).map((file) => fieldsEntry(file, type));
}

/** Reads the demo content: the entries of all content types, and the pages of WordPress in `pages/`. */
export function readDemoEntries(contentDir: string, types: readonly ContentType[]): ImportedEntry[] {
  const pages = filesIn(path.join(contentDir, 'pages')).map(
    ({ slug, file }): ImportedEntry => ({
      key: `page/${slug}`,
      type: 'page',
      slug,
      status: 'publish',
      title: stringOf(file.title),
    }),
  );
  return [...types.flatMap((type) => entriesOf(contentDir, type)), ...pages];
}
