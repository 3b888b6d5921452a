import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/editor/editor-site.ts';
import { placeOf, type Steps } from '../../src/editor/value-place.ts';
import { readEditorSite } from '../../src/pipeline/site/read-editor-site.ts';
import {
  firstOpen,
  type PathUse,
  type PickerNode,
  pickerTree,
  visibleRows,
} from '../../src/studio/data/picker/picker-tree.ts';

const site = readEditorSite('.');

function tree(file: string, steps: Steps, use: PathUse): readonly PickerNode[] {
  const config = readConfig(site, file);
  if (!config) throw new Error(`There is no ${file}.`);
  return pickerTree(placeOf(site, config, steps), use);
}

/** The paths that can be chosen. */
function fitting(nodes: readonly PickerNode[]): readonly string[] {
  return nodes.flatMap(({ path, isFit, children }) => [
    ...(isFit ? [path.join('.')] : []),
    ...fitting(children),
  ]);
}

describe('the picker offers', () => {
  it('images for an image, and leaves out queries without any', () => {
    const found = tree('home.json', ['blocks', 0, 'props', 'image'], 'whole');
    expect(fitting(found)).toEqual([
      'home.banner.banner_image',
      'home.banner.banner_image_narrow',
      'home.seo.image',
    ]);
    expect(found.map(({ path }) => path.join('.'))).toEqual(['home']);
  });

  it('texts but no HTML for a text, and the name of the site', () => {
    const found = fitting(tree('home.json', ['blocks', 0, 'props', 'lead'], 'whole'));
    expect(found).toContain('home.what_we_do.what_we_do_heading');
    expect(found).toContain('site.name');
    expect(found).not.toContain('home.what_we_do.what_we_do_description');
    expect(found).not.toContain('home.banner.banner_image.src');
  });

  it('only slugs as a part of an address', () => {
    const href: Steps = ['blocks', 8, 'props', 'cards', 0, 'show', 'href'];
    expect(fitting(tree('home.json', href, 'text')).filter((path) => path.startsWith('item'))).toEqual([
      'item.service_slug',
    ]);
  });

  it('lists for a list of items, whatever their fields are', () => {
    expect(fitting(tree('home.json', ['blocks', 8, 'props', 'cards'], 'list'))).toEqual([
      'home.counters',
      'home.brands',
      'home.services',
      'studies',
      'posts',
    ]);
    expect(fitting(tree('home.json', ['blocks', 8, 'props', 'cards', 0, 'each'], 'whole'))).toContain(
      'home.services',
    );
  });

  it('the item of a list before everything else', () => {
    const [first] = tree('home.json', ['blocks', 8, 'props', 'cards', 0, 'show', 'title'], 'whole');
    expect(first?.path).toEqual(['item']);
    expect(
      firstOpen(tree('home.json', ['blocks', 8, 'props', 'cards', 0, 'show', 'title'], 'whole')),
    ).toEqual(new Set(['item', 'item.service_title']));
  });

  it('only the route and the site to the params of a query', () => {
    const roots = tree('service.json', ['data', 'service', 'params', 'slug'], 'whole').map(
      ({ path }) => path[0],
    );
    expect(roots).toEqual(['route']);
  });

  it('what content may lack, marked as such', () => {
    const rows = visibleRows(
      tree('service.json', ['blocks', 0, 'props', 'title'], 'whole'),
      new Set(['service']),
      '',
    );
    const optional = Object.fromEntries(rows.map(({ entry }) => [entry.path.join('.'), entry.isOptional]));
    expect(optional).toMatchObject({ 'service.hero_heading': false, 'service.banner_text': true });
  });
});

describe('a search', () => {
  const nodes = tree('home.json', ['blocks', 0, 'props', 'lead'], 'whole');

  it('finds fields by the words of their labels and of the groups around them', () => {
    const rows = visibleRows(nodes, new Set(), 'powering heading');
    expect(rows.map(({ entry, level }) => `${level} ${entry.label}`)).toEqual([
      '1 Home',
      '2 Powering enterprises',
      '3 Heading',
    ]);
  });

  it('finds nothing for other words', () => {
    expect(visibleRows(nodes, new Set(), 'zebra')).toEqual([]);
  });
});
