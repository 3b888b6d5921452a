import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SmallSite } from './small-site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const text = (title: string) => ({ title, description: `${title}.`, type: 'string' });
const slug = { ...text('Slug'), format: 'slug' };
const id = { title: 'ID', description: 'ID.', type: 'integer' };
const object = (title: string, required: readonly string[], properties: object) => ({
  title,
  description: `${title}.`,
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const titleOf = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const schemaOf = (name: string, params: object, content: object) =>
  JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...object(titleOf(name), ['params', 'content'], { params, content }),
  });

/** TypeScript of a source that reads the entries of a collection, or one of them. */
const sourceOf = (name: string, request: string, normalize: string, type: string) => `
import { isRecord, type Source, slugText } from 'pagewright/source';
import { entryQuery, listQuery, onlyEntry, rendered } from 'pagewright-wordpress';
import { content } from './adapter.ts';
import { decode } from './generated/decode/decode-${name}.ts';

const entryOf = (entry: unknown) =>
  isRecord(entry) ? { id: entry.id, slug: entry.slug, title: entry.name ?? rendered(entry.title) } : entry;

export default {
  api: content.api,
  request: ${request},
  normalize: ${normalize},
  ${type},
  decode,
} satisfies Source<'${name}'>;
`;

/** The site that the guide makes from the starter. It reads a WordPress without plugins, in two languages. */
export class GuideSite extends SmallSite {
  constructor() {
    super();
    for (const name of readdirSync(this.root)) if (name !== 'node_modules') this.removeFile(name);
    cpSync(path.join(root, 'packages/pagewright/starter'), this.root, { recursive: true });
    const guide = readFileSync(path.join(root, 'docs/your-own-site.md'), 'utf8');
    for (const [, file = '', code = ''] of guide.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm))
      if (file !== '.env') this.write(file, code);
  }

  /** Adds a page for each entry of a collection of `wp/v2`, with the list of all entries. */
  addCollection(collection: string): void {
    const [one, list] = [`one-${collection}`, `all-${collection}`];
    const entry = object('Entry', ['title', 'slug'], { id, slug, title: text('Title') });
    this.write(`schemas/content/${one}.json`, schemaOf(one, object('Params', ['slug'], { slug }), entry));
    const entries = { title: 'Entries', description: 'Entries.', type: 'array', items: entry };
    this.write(`schemas/content/${list}.json`, schemaOf(list, object('Params', [], {}), entries));
    const at = `path: 'wp/v2/${collection}'`;
    this.write(
      `src/${one}.ts`,
      sourceOf(
        one,
        `({ slug }) => ({ ${at}, query: entryQuery(slugText(slug)) })`,
        '(body) => entryOf(onlyEntry(body))',
        `entryType: '${collection}'`,
      ).replace('listQuery, ', ''),
    );
    this.write(
      `src/${list}.ts`,
      sourceOf(
        list,
        `() => ({ ${at}, query: listQuery({ per_page: 100 }) })`,
        '(body) => (Array.isArray(body) ? body.map(entryOf) : body)',
        `listOf: '${collection}'`,
      )
        .replace('entryQuery, ', '')
        .replace('onlyEntry, ', '')
        .replace(', slugText', ''),
    );
    this.edit('src/site.ts', (code) =>
      code
        .replace(
          'import post from',
          `import ${collection} from './${one}.ts';\nimport ${collection}List from './${list}.ts';\n$&`,
        )
        .replace('sources: {', `$& '${one}': ${collection}, '${list}': ${collection}List,`),
    );
    const links = [
      { each: '{entries}', show: { label: '{item.title}', href: `/${collection}/{item.slug}` } },
    ];
    const titled = { from: '{entry.title}', default: 'An entry' };
    const page = {
      route: `/${collection}/:slug`,
      params: { slug: [{ each: '{entries}', show: '{item.slug}' }] },
      head: { title: titled, description: titled },
      data: { entry: { source: one, params: { slug: '{route.slug}' } }, entries: { source: list } },
      blocks: [{ type: 'section', props: { title: titled, links } }],
    };
    this.write(`page-configs/${collection}.json`, JSON.stringify(page));
  }
}
