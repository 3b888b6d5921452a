import { describe, expect, it } from 'vitest';
import { blockSchema, sourceSchema } from '../../src/check/page-schemas.ts';
import { type ConfigText, type EditorSite, readConfig } from '../../src/editor/editor-site.ts';
import { placeOf, type Steps } from '../../src/editor/value-place.ts';
import type { Json } from '../../src/grammar/plan.ts';
import { readEditorSite } from '../../src/pipeline/site/read-editor-site.ts';
import { nodeOf, type SchemaNode } from '../../src/schema/schema-node.ts';
import { itemNode, objectShape } from '../../src/schema/schema-shape.ts';
import { guessMapping } from '../../src/studio/data/lists/guess-mapping.ts';
import { itemLink } from '../../src/studio/data/lists/item-link.ts';
import { itemRow, shownItems } from '../../src/studio/data/lists/item-preview.ts';
import { mappedItem, remappedItem } from '../../src/studio/data/lists/list-mapping.ts';

const site = readEditorSite('.');
const { schemas } = site.workspace;

function config(file: string, of: EditorSite = site): ConfigText {
  const found = readConfig(of, file);
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

describe('the first guess at what a list shows', () => {
  it('fills properties by their names and what fits them', () => {
    expect(
      guessMapping(
        itemsOf('card-grid', 'cards'),
        contentItem('homepage', 'services'),
        '/services/{item.service_slug}',
      ),
    ).toEqual({
      title: '{item.service_title}',
      text: '{item.service_description}',
      href: '/services/{item.service_slug}',
    });
    expect(guessMapping(itemsOf('counters', 'counters'), contentItem('homepage', 'counters'))).toEqual({
      number: '{item.counter_number}',
      label: '{item.counter_heading}',
    });
  });

  it('finds texts, images and dates of other names', () => {
    expect(guessMapping(itemsOf('teaser-cards', 'cards'), contentItem('case-studies'))).toEqual({
      title: '{item.title}',
      text: '{item.excerpt}',
      image: '{item.featured_image}',
      date: '{item.date}',
      author: '{item.author}',
      sector: '{item.sector}',
      figure: '{item.figure}',
    });
    expect(guessMapping(itemsOf('article', 'sections'), contentItem('post', 'sections'))).toMatchObject({
      heading: '{item.title}',
      html: '{item.content}',
      image: '{item.img}',
    });
  });

  it('is the whole item if that is what the list shows', () => {
    expect(guessMapping(itemsOf('logo-strip', 'logos'), contentItem('homepage', 'brands'))).toBe('{item}');
  });

  it('leaves out what nothing fits', () => {
    const mapping = guessMapping(itemsOf('counters', 'counters'), contentItem('homepage', 'services'));
    expect(mapping).toEqual({ label: '{item.service_title}' });
  });

  it('uses no field twice, and gives it to what is required', () => {
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

  it('is that which other lists of the site show for the same content', () => {
    expect(link('home.json', ['studies'], contentItem('case-studies'))).toBe(
      '/insight/case-study/{item.slug}',
    );
  });

  it('comes from the route of the page that shows the entries', () => {
    expect(link('post.json', ['posts'], contentItem('post-slugs'))).toBe('/insight/blog/{item.slug}');
    expect(link('home.json', ['home', 'services'], contentItem('homepage', 'services'))).toBe(
      '/services/{item.service_slug}',
    );
  });

  it('comes from the kind of entry that a slug names', () => {
    const slug = { type: 'string', format: 'slug', relatesTo: 'industry' };
    const item = nodeOf({ type: 'object', properties: { sector: slug } });
    expect(link('home.json', ['elsewhere'], item)).toBe('/industry/{item.sector}');
  });

  it('is not invented', () => {
    expect(link('home.json', ['home', 'counters'], contentItem('homepage', 'counters'))).toBeUndefined();
  });
});

describe('another list', () => {
  const steps: Steps = ['blocks', 6, 'props', 'cards', 0];
  const home = config('home.json');
  const { roots, node } = placeOf(site, home, steps);
  const value: Json = {
    each: '{studies}',
    take: 2,
    show: {
      title: '{item.title}',
      href: '/insight/case-study/{item.slug}',
      sector: '{item.sector}',
      text: '{item.excerpt}',
      image: '{item.featured_image}',
      badge: { short: 'CS', long: 'Case Study' },
    },
  };
  const place = { site, config: home, roots, target: node };

  it('keeps what its items have too, and leads to their pages', () => {
    expect(remappedItem(value, ['posts'], place)).toEqual({
      each: '{posts}',
      take: 2,
      show: {
        title: '{item.title}',
        text: '{item.excerpt}',
        image: '{item.featured_image}',
        href: '/insight/blog/{item.slug}',
        badge: { short: 'CS', long: 'Case Study' },
      },
    });
  });

  it('guesses again what its items do not have', () => {
    expect(remappedItem(value, ['home', 'services'], place)).toMatchObject({
      each: '{home.services}',
      show: { title: '{item.service_title}', href: '/services/{item.service_slug}', badge: { short: 'CS' } },
    });
  });

  it('starts with a guess when it is added', () => {
    expect(mappedItem(['studies'], place)).toMatchObject({
      each: '{studies}',
      show: { title: '{item.title}', href: '/insight/case-study/{item.slug}' },
    });
  });
});

describe('the preview of a list', () => {
  const cards = itemsOf('card-grid', 'cards');
  const each = {
    each: '{home.services}',
    show: { title: '{item.t}', text: 'About {item.t}', href: '/s/{item.s}' },
  };
  const services = (list: Json) => ({ home: { services: list } });

  it('shows the first three items with the values of content', () => {
    const list = ['a', 'b', 'c', 'd'].map((t) => ({ t, s: `s-${t}` }));
    const shown = shownItems(each, cards, services(list));
    expect(shown?.items.map((item) => itemRow(item, cards))).toEqual(
      ['a', 'b', 'c'].map((t) => ({ title: t, text: `About ${t}`, link: `/s/s-${t}` })),
    );
  });

  it('counts the items that lack something that they need', () => {
    expect(shownItems(each, cards, services([{ s: 'x' }, { t: 'b', s: 'y' }]))).toEqual({
      items: [{ title: 'b', text: 'About b', href: '/s/y' }],
      dropped: 1,
    });
  });

  it('shows what it can while a property is missing', () => {
    const open = { each: '{home.services}', show: { text: '{item.t}' } };
    expect(shownItems(open, cards, services([{ t: 'a' }]))?.items).toEqual([{ text: 'a' }]);
  });

  it('takes no more than the page does', () => {
    const list = ['a', 'b'].map((t) => ({ t, s: t }));
    expect(shownItems({ ...each, take: 1 }, cards, services(list))?.items).toHaveLength(1);
  });

  it('knows the items of a list inside of another one', () => {
    const inner = { each: '{item.parts}', show: { title: '{item.name}' } };
    const values = { ...services([]), item: { parts: [{ name: 'p' }] } };
    expect(shownItems(inner, cards, values)?.items).toEqual([{ title: 'p' }]);
  });

  it('is unknown without content, and survives content of any form', () => {
    expect(shownItems(each, cards, {})).toBeUndefined();
    expect(shownItems(each, cards, services('text'))).toBeUndefined();
    const odd = shownItems(each, cards, services([null, 4, { t: ['x'], s: {} }, { t: 'ok', s: 'b' }]));
    expect(odd?.items.map((item) => itemRow(item, cards).title)).toEqual([undefined, 'ok']);
  });
});
