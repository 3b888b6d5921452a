import { describe, expect, it } from 'vitest';
import { blockSchema, sourceSchema } from '../../../pagewright/src/config/schemas/page-schemas.ts';
import { type ConfigText, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { placeOf } from '../../../pagewright/src/editor/value-place.ts';
import type { Json, Steps } from '../../../pagewright/src/json/json-value.ts';
import { shownItems } from '../../../pagewright/src/pipeline/drafts/shown-items.ts';
import type { JsonSchema } from '../../../pagewright/src/schema/json-schema.ts';
import { nodeOf, type SchemaNode } from '../../../pagewright/src/schema/schema-node.ts';
import { itemNode, objectShape } from '../../../pagewright/src/schema/schema-shape.ts';
import { guessMapping } from '../../src/browser/data/lists/guess-mapping.ts';
import { itemLink } from '../../src/browser/data/lists/item-link.ts';
import { itemRow } from '../../src/browser/data/lists/item-preview.ts';
import { mappedItem, remappedItem } from '../../src/browser/data/lists/list-mapping.ts';
import { siteWith } from '../fixtures/section-site.ts';

const value: Json = {
  each: '{exhibitions}',
  take: 2,
  show: {
    title: '{item.title}',
    href: '/exhibitions/{item.slug}',
    date: '{item.opens}',
    text: '{item.teaser}',
    image: '{item.poster}',
    badge: { short: 'E', long: 'Exhibition' },
  },
};

/** The route of a page for each item of a list. No other list of the museum links to such pages. */
const pageForEach = (route: string, param: string, list: string, field: string) => ({
  route: `${route}/:${param}`,
  params: { [param]: [{ each: list, show: field }] },
  data: { house: { source: 'house' }, pages: { source: 'article-pages' } },
  blocks: [],
});

const pages = {
  'lists.json': {
    route: '/lists',
    data: {
      exhibitions: { source: 'exhibitions' },
      articles: { source: 'articles' },
      topics: { source: 'topics' },
      house: { source: 'house' },
    },
    blocks: [{ type: 'teasers', props: { cards: [value] } }],
  },
  'ticket.json': pageForEach('/tickets', 'ticket', '{house.tickets}', '{item.title}'),
  'part.json': pageForEach('/parts', 'part', '{pages}', '{item.page}'),
};

const site = siteWith(
  Object.fromEntries(Object.entries(pages).map(([file, page]) => [file, JSON.stringify(page)])),
);
const { schemas } = site.workspace;

function config(file: string): ConfigText {
  const found = readConfig(site, file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found;
}

/** The schema of the items of a prop. */
function itemsOf(type: string, prop: string): SchemaNode {
  const node = objectShape(nodeOf(blockSchema(schemas, type) ?? {})).properties.get(prop);
  return itemNode(node ?? nodeOf({}));
}

/** The schema of the items of a list of content. */
function contentItem(source: string, field?: string): SchemaNode {
  const content = nodeOf(sourceSchema(schemas, source, 'content') ?? {});
  return itemNode(field === undefined ? content : (objectShape(content).properties.get(field) ?? nodeOf({})));
}

describe('the first guess of the properties of a list', () => {
  it('fills properties by their names and types', () => {
    expect(
      guessMapping(itemsOf('teasers', 'cards'), contentItem('exhibitions'), '/exhibitions/{item.slug}'),
    ).toEqual({
      title: '{item.title}',
      image: '{item.poster}',
      href: '/exhibitions/{item.slug}',
    });
    expect(guessMapping(itemsOf('tickets', 'offers'), contentItem('exhibition', 'rooms'))).toEqual({
      title: '{item.title}',
      text: '{item.text}',
    });
  });

  it('finds texts, images and dates with other names', () => {
    expect(guessMapping(itemsOf('teasers', 'cards'), contentItem('found-articles'))).toEqual({
      title: '{item.title}',
      text: '{item.excerpt}',
      image: '{item.featured_image}',
      date: '{item.date}',
    });
    expect(guessMapping(itemsOf('essay', 'sections'), contentItem('article', 'sections'))).toMatchObject({
      heading: '{item.title}',
      html: '{item.content}',
      image: '{item.img}',
    });
  });

  it('is the whole item if the list shows it as a whole', () => {
    expect(guessMapping(itemsOf('gallery-wall', 'images'), contentItem('house', 'gallery'))).toBe('{item}');
  });

  it('leaves out properties that no field fits', () => {
    const mapping = guessMapping(itemsOf('tickets', 'offers'), contentItem('topics'));
    expect(mapping).toEqual({ title: '{item.name}' });
  });

  it('uses no field twice, and prefers required properties', () => {
    const text = { type: 'string' };
    const target = nodeOf({ type: 'object', required: ['title'], properties: { label: text, title: text } });
    const item = nodeOf({
      type: 'object',
      required: ['name'],
      properties: { name: text, note: { type: 'integer' } },
    });
    expect(guessMapping(target, item)).toEqual({ title: '{item.name}' });
  });
});

describe('the address of an item', () => {
  const link = (file: string, list: readonly [string, ...string[]], item: SchemaNode) =>
    itemLink(site, config(file), [...list], item);

  it('is the address that other lists of the site show for the same content', () => {
    expect(link('home.json', ['exhibitions'], contentItem('exhibitions'))).toBe('/exhibitions/{item.slug}');
  });

  it('comes from the route of the page that shows the entries', () => {
    expect(link('part.json', ['pages'], contentItem('article-pages'))).toBe('/parts/{item.page}');
    expect(link('home.json', ['house', 'tickets'], contentItem('house', 'tickets'))).toBe(
      '/tickets/{item.title}',
    );
  });

  it('comes from the kind of entry that a slug names', () => {
    const slug = { type: 'string', format: 'slug', relatesTo: 'exhibition' };
    const item = nodeOf({ type: 'object', properties: { sequel: slug } });
    expect(link('home.json', ['elsewhere'], item)).toBe('/exhibitions/{item.sequel}');
  });

  it('is not invented', () => {
    expect(link('home.json', ['house', 'people'], contentItem('house', 'people'))).toBeUndefined();
  });
});

describe('another list', () => {
  const steps: Steps = ['blocks', 0, 'props', 'cards', 0];
  const page = config('lists.json');
  const { roots, node } = placeOf(site, page, steps);
  const place = { site, config: page, roots, target: node };

  it('keeps properties that its items have, too, and links to their pages', () => {
    expect(remappedItem(value, ['articles'], place)).toEqual({
      each: '{articles}',
      take: 2,
      show: {
        title: '{item.title}',
        text: '{item.excerpt}',
        image: '{item.featured_image}',
        href: '/journal/{item.slug}',
        date: '{item.date}',
        badge: { short: 'E', long: 'Exhibition' },
      },
    });
  });

  it('guesses the properties again that its items do not have', () => {
    expect(remappedItem(value, ['topics'], place)).toEqual({
      each: '{topics}',
      take: 2,
      show: {
        title: '{item.name}',
        href: '/journal/topic/{item.slug}',
        badge: { short: 'E', long: 'Exhibition' },
      },
    });
  });

  it('starts with a guess when it is added', () => {
    expect(mappedItem(['exhibitions'], place)).toMatchObject({
      each: '{exhibitions}',
      show: { title: '{item.title}', href: '/exhibitions/{item.slug}' },
    });
  });
});

describe('the preview of a list', () => {
  const cards = itemsOf('teasers', 'cards');
  const each = {
    each: '{house.tickets}',
    show: { title: '{item.t}', text: 'About {item.t}', href: '/s/{item.s}' },
  };
  const tickets = (list: Json) => ({ house: { tickets: list } });

  it('shows the first three items with the values of content', () => {
    const list = ['a', 'b', 'c', 'd'].map((t) => ({ t, s: `s-${t}` }));
    const shown = shownItems(each, cards, tickets(list));
    expect(shown?.items.map((item) => itemRow(item, cards))).toEqual(
      ['a', 'b', 'c'].map((t) => ({ title: t, text: `About ${t}`, link: `/s/s-${t}` })),
    );
  });

  it('counts the items without a required property', () => {
    expect(shownItems(each, cards, tickets([{ s: 'x' }, { t: 'b', s: 'y' }]))).toEqual({
      items: [{ title: 'b', text: 'About b', href: '/s/y' }],
      dropped: 1,
    });
  });

  it('shows as much as possible while a property is missing', () => {
    const open = { each: '{house.tickets}', show: { text: '{item.t}' } };
    expect(shownItems(open, cards, tickets([{ t: 'a' }]))?.items).toEqual([{ text: 'a' }]);
  });

  it('shows no more items than the page', () => {
    const list = ['a', 'b'].map((t) => ({ t, s: t }));
    expect(shownItems({ ...each, take: 1 }, cards, tickets(list))?.items).toHaveLength(1);
  });

  it('knows the items of a list inside of another one', () => {
    const inner = { each: '{item.parts}', show: { title: '{item.name}' } };
    const values = { ...tickets([]), item: { parts: [{ name: 'p' }] } };
    expect(shownItems(inner, cards, values)?.items).toEqual([{ title: 'p' }]);
  });

  it('adds the defaults of a property whose schema is defined elsewhere', () => {
    const root: JsonSchema = {
      properties: { picture: { $ref: '#/definitions/picture' } },
      definitions: {
        picture: { type: 'object', properties: { alt: { type: 'string', default: 'A picture' } } },
      },
    };
    const pictured = { each: '{house.tickets}', show: { picture: {} } };
    expect(shownItems(pictured, nodeOf(root), tickets([{}]))?.items).toEqual([
      { picture: { alt: 'A picture' } },
    ]);
  });

  it('is unknown without content, and survives content of any form', () => {
    expect(shownItems(each, cards, {})).toBeUndefined();
    expect(shownItems(each, cards, tickets('text'))).toBeUndefined();
    const odd = shownItems(
      each,
      cards,
      tickets([null, 4, { t: 'a', s: {} }, { t: ['x'], s: 'b' }, { t: 'ok', s: 'c' }]),
    );
    expect(odd?.items.map((item) => itemRow(item, cards).title)).toEqual([undefined, 'ok']);
  });
});
