import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { formIn, purposeIn } from '../../../pagewright/src/schema/description-text.ts';
import { nodeOf } from '../../../pagewright/src/schema/schema-node.ts';
import { objectShape } from '../../../pagewright/src/schema/schema-shape.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { helpOf } from '../../src/browser/field/help-text.ts';
import { labelOf } from '../../src/browser/field/schema-words.ts';
import { configGroups, groupSummary } from '../../src/browser/form/rules/config-groups.ts';
import { lookNames, lookSummary } from '../../src/browser/form/rules/field-groups.ts';

const site = readEditorSite(museum);
const { blocks, grammar } = site.workspace.schemas;
const siteNode = nodeOf(grammar.get('site') ?? {});

describe('the help of a field', () => {
  const help = (description: string, label: string) =>
    helpOf(nodeOf({ type: 'string', description }), label, nodeOf({ title: 'Card', type: 'object' }));

  it('is the part of the description for people, without the part for code', () => {
    expect(help('Search engines list that page.\n\nA path of this site, or a URL.', 'Original page')).toBe(
      'Search engines list that page.',
    );
  });

  it('is left out if it only repeats the label, or the name of the part around the field', () => {
    expect(help('Title of the card.', 'Title')).toBeUndefined();
    expect(help('Links of the card.', 'Link')).toBeUndefined();
    expect(help('Heading of the section.', 'Heading')).toBeUndefined();
    expect(help('Heading of the page.', 'Heading')).toBe('Heading of the page.');
    expect(help('Shown above the title.', 'Image')).toBe('Shown above the title.');
    expect(helpOf(nodeOf({ type: 'string' }), 'Title')).toBeUndefined();
  });

  it('of a pattern ends with the form of the text, which messages quote', () => {
    const description = 'Links lead to it.\n\nAn anchor has\nlower-case letters.';
    expect([purposeIn(description), formIn(description)]).toEqual([
      'Links lead to it.',
      'An anchor has lower-case letters.',
    ]);
    expect([purposeIn('One.'), formIn('One.')]).toEqual(['One.', 'One.']);
  });

  it('has no words of code in any block of a site', () => {
    const texts = [...blocks].flatMap(([, schema]) => {
      const node = nodeOf(schema);
      return [...objectShape(node).properties].flatMap(
        ([name, each]) => helpOf(each, labelOf(name, each)) ?? [],
      );
    });
    expect(texts.length).toBeGreaterThan(40);
    expect(
      texts.filter((text) =>
        /\{|\bprops?\b|\barray\b|\bHTML\b|\bmarkup\b|\bboolean\b|\bIf true\b/.test(text),
      ),
    ).toEqual([]);
  });
});

describe('the groups of a config', () => {
  it('have one for each large property; properties that every site has come after the menus and the footer', () => {
    const names = [...objectShape(siteNode).properties.keys()].filter(
      (name) => !['end', 'data', '$schema'].includes(name),
    );
    expect(configGroups(siteNode, names)).toEqual({
      general: ['name', 'logo', 'readOn'],
      own: ['menus', 'footer', 'words', 'head', 'social', 'languages', 'errorPage', 'states', 'preview'],
      rare: ['timeZone'],
    });
  });

  it('describe their content in one line', () => {
    const summary = (name: string, value = readConfig(site, '_site.json')?.value[name]) => {
      const node = objectShape(siteNode).properties.get(name);
      return groupSummary(value, node, labelOf(name, node));
    };
    expect(summary('menus')).toBe('3 menus: Exhibitions, Museum, Visit');
    expect(summary('footer')).toBe('2 links');
    expect(summary('words')).toBe('Skip to content, Menu, Loading');
    expect(summary('words', Object.fromEntries([...'abcdef'].map((name) => [name, 'Text'])))).toBe('6 texts');
    expect(summary('states')).toBe('Loading, Failure');
    expect(summary('preview')).toBe('Nothing yet');
    expect(summary('languages')).toBe('en, de');
    expect(summary('menus', [{ label: 'Press' }])).toBe('1 menu: Press');
    expect(summary('menus', 'half written')).toBe('half written');
  });
});

describe('the looks of a block', () => {
  it('are the properties whose schema says so, in a group of their own', () => {
    const node = nodeOf({
      type: 'object',
      properties: {
        cards: { type: 'array' },
        layout: { type: 'string', enum: ['grid', 'rows'], group: 'look' },
        columns: { type: 'integer', enum: [2, 3], group: 'look' },
        tone: { type: 'string', enum: ['sand', 'sea'], default: 'sand', group: 'look' },
      },
    });
    expect(lookNames(node)).toEqual(['layout', 'columns', 'tone']);
    expect(lookSummary({ layout: 'grid' }, node, lookNames(node))).toBe('Grid, Sand');
  });

  it('have no group if the block has nothing else', () => {
    const node = nodeOf({
      type: 'object',
      properties: { tone: { type: 'string', enum: ['a', 'b'], group: 'look' } },
    });
    expect(lookNames(node)).toEqual([]);
  });
});
