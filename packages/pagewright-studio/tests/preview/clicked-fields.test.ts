import { describe, expect, it } from 'vitest';
import { type EditorSite, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { readRegistries } from '../../../pagewright/src/pipeline/site/site-module.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import {
  fieldOfClick,
  hasPaths,
  valuesOfBlock,
  valuesOutside,
} from '../../src/browser/preview/clicks/field-of-click.ts';
import { firstContentSection } from '../../src/browser/preview/content-sections.ts';
import { pageInFrame } from '../../src/browser/preview/page-in-frame.ts';
import type { ContentState } from '../../src/browser/shell/studio-view.ts';

const real = readEditorSite(museum, readRegistries(museum));

function siteWith(files: Readonly<Record<string, unknown>>): EditorSite {
  const texts = Object.entries(files).map(([file, value]): [string, string] => [file, JSON.stringify(value)]);
  return {
    ...real,
    workspace: { ...real.workspace, files: new Map([...real.workspace.files, ...texts]) },
    parsed: new Map(),
  };
}

const text = (heading: unknown, more: object = {}) => ({
  type: 'passage',
  props: { heading, paragraphs: [{ html: '<p>Text.</p>' }], layout: 'columns', tone: 'sand' },
  ...more,
});

const data = {
  posts: { source: 'found-articles', failed: { title: 'No articles just now', retry: 'Try again' } },
};

const site = siteWith({
  '_sections/pair.json': {
    description: 'Two texts.',
    params: { heading: { type: 'string' } },
    blocks: [text('{section.heading}'), text('Written in the section')],
  },
  '_site.json': {
    ...readConfig(real, '_site.json')?.value,
    menus: [{ label: 'Work', links: [{ label: 'Studies', href: '/studies' }] }],
    end: [],
  },
  'test.json': {
    route: '/test/:kind',
    head: { title: 'Title of the page', description: 'A page.' },
    data,
    blocks: [
      text('Columns'),
      { section: 'pair', with: { heading: 'Given by the page' } },
      { ...text('Outside'), slots: { aside: [text('Inside')] } },
      text('{posts.title}', { only: { kind: ['other'] } }),
      text({ from: '{posts.title}', default: 'Posts' }),
      text('{posts.title}'),
    ],
  },
  'plain.json': { route: '/plain', head: { title: 'Plain' }, blocks: [text('Plain {site.name}')] },
});

function shownAt(path: string) {
  const shown = pageInFrame(site, path);
  if (!shown) throw new Error(`There is no page at ${path}.`);
  return shown;
}

const shown = shownAt('/test/one');

function fieldAt(index: number | undefined, clicked: string) {
  const block = index === undefined ? undefined : shown.blocks[index];
  const searched = block ? valuesOfBlock(block) : valuesOutside(site, shown.page);
  return fieldOfClick(site, searched, { is: 'text', text: clicked, nth: 0 }, () => ({}));
}

describe('a click in a section leads to', () => {
  it('its field', () => {
    expect(fieldAt(0, 'Columns')).toMatchObject({
      part: { file: 'test.json', steps: ['blocks', 0] },
      pointer: '/blocks/0/props/heading',
    });
    expect(fieldAt(0, 'Text.')?.pointer).toBe('/blocks/0/props/paragraphs/0/html');
  });

  it('no choice whose value happens to be the same word', () => {
    for (const word of ['columns', 'sand']) expect(fieldAt(0, word), word).toBeUndefined();
  });

  it('the value that a page gives to a shared section', () => {
    expect(fieldAt(1, 'Given by the page')).toMatchObject({
      part: { file: 'test.json', steps: ['blocks', 1] },
      pointer: '/blocks/1/with/heading',
    });
  });

  it('the field in the shared section', () => {
    expect(fieldAt(2, 'Written in the section')).toMatchObject({
      part: { file: '_sections/pair.json', steps: ['blocks', 1] },
      pointer: '/blocks/1/props/heading',
    });
  });

  it('the field of the section in a slot', () => {
    expect(fieldAt(4, 'Inside')).toMatchObject({
      part: { file: 'test.json', steps: ['blocks', 2, 'slots', 'aside', 0] },
      pointer: '/blocks/2/slots/aside/0/props/heading',
    });
    expect(fieldAt(3, 'Inside')).toBeUndefined();
  });
});

describe('a click outside of all sections leads to', () => {
  it('the settings of the site, for its menus', () => {
    expect(fieldAt(undefined, 'Studies')).toMatchObject({
      part: { file: '_site.json', steps: [] },
      pointer: '/menus/0/links/0/label',
    });
  });

  it('the message of a query whose content cannot be read', () => {
    expect(fieldAt(undefined, 'No articles just now')).toMatchObject({
      part: { file: 'test.json', steps: ['data', 'posts'] },
      pointer: '/data/posts/failed/title',
    });
  });

  it('the title of the page', () => {
    expect(fieldAt(undefined, 'Title of the page')?.pointer).toBe('/head/title');
  });

  it('nothing for the name of a source', () => {
    expect(fieldAt(undefined, 'found-articles')).toBeUndefined();
  });
});

describe('the content of a section matters', () => {
  it('only if its values have paths', () => {
    const [first, , , , , , , last] = shown.blocks.map((block) => valuesOfBlock(block).some(hasPaths));
    expect([first, last]).toEqual([false, true]);
  });
});

describe('a state of the content is visible', () => {
  const stepsFor = (path: string, state: ContentState) =>
    firstContentSection(shownAt(path), state)?.block.steps;

  it('in the first section that reads content', () => {
    expect(stepsFor('/test/one', 'loading')).toEqual(['blocks', 4]);
    expect(firstContentSection(shown, 'long')?.mark).toEqual({ file: 'test.json', number: 5, index: 6 });
  });

  it('in a section without a default, if content is missing', () => {
    expect(stepsFor('/test/one', 'failed')).toEqual(['blocks', 5]);
    expect(stepsFor('/test/one', 'empty')).toEqual(['blocks', 5]);
  });

  it('on the right paths, in a section that only some paths show', () => {
    expect(stepsFor('/test/other', 'failed')).toEqual(['blocks', 3]);
  });

  it('nowhere on a page that reads no content', () => {
    expect(stepsFor('/plain', 'failed')).toBeUndefined();
  });
});
