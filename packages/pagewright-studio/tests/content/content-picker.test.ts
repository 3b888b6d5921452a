import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { placeOf } from '../../../pagewright/src/editor/value-place.ts';
import type { Steps } from '../../../pagewright/src/json/json-value.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import {
  firstOpen,
  type PathUse,
  type PickerNode,
  pickerTree,
  visibleRows,
} from '../../src/browser/data/picker/picker-tree.ts';

const site = readEditorSite(museum);

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
    expect(fitting(found)).toEqual(['house.image', 'house.seo.image']);
    expect(found.map(({ path }) => path.join('.'))).toEqual(['house']);
  });

  it('texts but no HTML for a text, and the name of the site', () => {
    const found = fitting(tree('home.json', ['blocks', 0, 'props', 'lead'], 'whole'));
    expect(found).toContain('house.visit.heading');
    expect(found).toContain('site.name');
    expect(found).not.toContain('house.visit.directions');
    expect(found).not.toContain('house.image.src');
  });

  it('only slugs as a part of an address', () => {
    const href: Steps = ['blocks', 1, 'props', 'cards', 1, 'show', 'href'];
    expect(fitting(tree('home.json', href, 'text')).filter((path) => path.startsWith('item'))).toEqual([
      'item.slug',
    ]);
  });

  it('lists for a list of items, whatever their fields are', () => {
    expect(fitting(tree('home.json', ['blocks', 1, 'props', 'cards'], 'list'))).toEqual([
      'house.tickets',
      'house.gallery',
      'house.history',
      'house.people',
      'exhibitions',
    ]);
    expect(fitting(tree('home.json', ['blocks', 1, 'props', 'cards', 1, 'each'], 'whole'))).toContain(
      'exhibitions',
    );
  });

  it('the item of a list before everything else', () => {
    const [first] = tree('home.json', ['blocks', 1, 'props', 'cards', 1, 'show', 'title'], 'whole');
    expect(first?.path).toEqual(['item']);
    expect(
      firstOpen(tree('home.json', ['blocks', 1, 'props', 'cards', 1, 'show', 'title'], 'whole')),
    ).toEqual(new Set(['item', 'item.title']));
  });

  it('only the route and the site to the params of a query', () => {
    const roots = tree('exhibition.json', ['data', 'exhibition', 'params', 'slug'], 'whole').map(
      ({ path }) => path[0],
    );
    expect(roots).toEqual(['route', 'site']);
  });

  it('fields that content may lack, marked as such', () => {
    const rows = visibleRows(
      tree('exhibition.json', ['blocks', 0, 'props', 'title'], 'whole'),
      new Set(['exhibition']),
      '',
    );
    const optional = Object.fromEntries(rows.map(({ entry }) => [entry.path.join('.'), entry.isOptional]));
    expect(optional).toMatchObject({ 'exhibition.title': false, 'exhibition.teaser': true });
  });
});

describe('a search', () => {
  const nodes = tree('home.json', ['blocks', 0, 'props', 'lead'], 'whole');

  it('finds fields by the words of their labels and of the groups around them', () => {
    const rows = visibleRows(nodes, new Set(), 'saying speaker');
    expect(rows.map(({ entry, level }) => `${level} ${entry.label}`)).toEqual([
      '1 House',
      '2 Saying',
      '3 Speaker',
    ]);
  });

  it('finds nothing for other words', () => {
    expect(visibleRows(nodes, new Set(), 'zebra')).toEqual([]);
  });
});
