import { describe, expect, it } from 'vitest';
import { type ConfigText, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { placeOf } from '../../../pagewright/src/editor/value-place.ts';
import type { Json, Steps } from '../../../pagewright/src/json/json-value.ts';
import { applyEdits } from '../../../pagewright/src/json/text-edit.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { chipsIn, pastedText } from '../../src/browser/data/bind/value-chips.ts';
import { defaultForLoss, lossOf } from '../../src/browser/data/values/binding-loss.ts';
import {
  bindingOf,
  boundValue,
  isTyped,
  typedValue,
  withPath,
} from '../../src/browser/data/values/value-binding.ts';
import { setInConfig } from '../../src/browser/field/set-in-config.ts';

const site = readEditorSite(museum);

function config(file: string): ConfigText {
  const found = readConfig(site, file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found;
}

/** The lines of a config that a new value changes. */
function changed(file: string, steps: Steps, value: Json): readonly string[] {
  const before = config(file);
  const after = applyEdits(before.text, setInConfig(site, before, steps, value)).split('\n');
  const old = new Set(before.text.split('\n'));
  return after.filter((line) => !old.has(line)).map((line) => line.trim());
}

const roots = placeOf(site, config('home.json'), ['blocks', 0, 'props', 'title']).roots;

describe('how a value depends on content', () => {
  it('is recognised in a path, with and without a default', () => {
    expect(bindingOf('{house.gallery}', roots)).toEqual({
      is: 'path',
      path: ['house', 'gallery'],
      default: undefined,
    });
    expect(bindingOf({ from: '{house.gallery}', default: null }, roots)).toEqual({
      is: 'path',
      path: ['house', 'gallery'],
      default: null,
    });
  });

  it('is recognised in text with paths, and in text with doubled braces', () => {
    expect(bindingOf('By {item.name}', roots)?.is).toBe('text');
    expect(bindingOf('Use {{ and }', roots)?.is).toBe('text');
  });

  it('is not guessed for a typed value, or for braces with a mistake', () => {
    for (const value of ['Consulting', 'a { b', { label: 'A', href: '/' }, 4, null, undefined])
      expect(bindingOf(value, roots)).toBeUndefined();
  });
});

describe('a value that is bound', () => {
  const lead: Steps = ['blocks', 0, 'props', 'lead'];

  it('is one path on its line', () => {
    expect(changed('home.json', lead, boundValue(['house', 'visit', 'heading'], undefined))).toEqual([
      '"lead": "{house.visit.heading}",',
    ]);
  });

  it('keeps its default when its path changes', () => {
    const image: Steps = ['blocks', 0, 'props', 'image'];
    const binding = bindingOf(placeOf(site, config('home.json'), image).value, roots);
    expect(changed('home.json', image, withPath(binding, ['exhibitions', 'poster']))).toEqual([
      '"image": { "from": "{exhibitions.poster}", "default": { "src": "/pictures/lighthouse.avif", "alt": "" } },',
    ]);
  });

  it('becomes its default when it is typed instead, so that the default is not lost', () => {
    const { value, node } = placeOf(site, config('article.json'), ['blocks', 0, 'props', 'title']);
    const binding = bindingOf(value, roots);
    if (!binding) throw new Error('The title of articles is bound.');
    expect(typedValue(binding, { is: 'value', value: 'An article' }, node)).toBe('From the journal');
  });

  it('becomes the text that the page shows if it has no default, with braces as plain text', () => {
    const node = { schema: { type: 'string' }, root: {} };
    const binding = { is: 'path', path: ['article', 'title'], default: null } as const;
    expect(typedValue(binding, { is: 'value', value: 'On {braces}' }, node)).toBe('On {{braces}');
  });

  it('does not become an example, a cut text, or content that does not fit', () => {
    const node = { schema: { type: 'string', maxLength: 3000 }, root: {} };
    const binding = { is: 'path', path: ['article', 'title'], default: undefined } as const;
    expect(typedValue(binding, { is: 'example', value: 'A' }, node)).toBeUndefined();
    expect(typedValue(binding, { is: 'value', value: 'a'.repeat(2_001) }, node)).toBeUndefined();
    expect(typedValue(binding, { is: 'value', value: 4 }, node)).toBeUndefined();
  });
});

it('only typed text is offered as a default', () => {
  expect(isTyped('Exhibitions', roots)).toBe(true);
  expect(isTyped({ src: '/a.png' }, roots)).toBe(true);
  for (const value of ['', ' ', '{house.a}', 'a {b', {}, { src: '{house.a}' }, undefined, null])
    expect(isTyped(value, roots)).toBe(false);
});

describe('without a value, a page lacks', () => {
  const lossIn = (file: string, steps: Steps) => lossOf(site, config(file), steps);

  it('only the value if it is optional', () => {
    expect(lossIn('home.json', ['blocks', 0, 'props', 'lead'])).toEqual({ is: 'value' });
  });

  it('nothing if the schema has a default', () => {
    expect(lossIn('home.json', ['blocks', 0, 'props', 'tone'])).toEqual({ is: 'default', value: 'sand' });
  });

  it('the section if the section needs it', () => {
    expect(lossIn('home.json', ['blocks', 3, 'props', 'images'])).toEqual({ is: 'section' });
  });

  it('the object around it if that is optional', () => {
    expect(lossIn('home.json', ['blocks', 4, 'props', 'link', 'label'])).toEqual({
      is: 'part',
      steps: ['blocks', 4, 'props', 'link'],
    });
  });

  it('the item of the list if the item needs it', () => {
    const title: Steps = ['blocks', 1, 'props', 'cards', 1, 'show', 'title'];
    expect(lossIn('home.json', title)).toEqual({ is: 'item' });
    expect(defaultForLoss(lossIn('home.json', title), title)).toBeNull();
    expect(lossIn('home.json', ['blocks', 1, 'props', 'cards', 1, 'show', 'text'])).toEqual({ is: 'value' });
  });

  it('the whole query if its source needs the param', () => {
    expect(lossIn('exhibition.json', ['data', 'exhibition', 'params', 'slug'])).toEqual({ is: 'query' });
  });

  it('a part that every page needs, if it is the title or the main heading', () => {
    expect(lossIn('home.json', ['head', 'title'])).toEqual({ is: 'page' });
    expect(lossIn('search.json', ['blocks', 0, 'props', 'title'])).toEqual({ is: 'page' });
  });
});

describe('text with values', () => {
  it('shows paths and doubled braces differently, and leaves the rest unchanged', () => {
    expect(chipsIn('{{{a.b} } {c} {{d.e}')).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 7, path: ['a', 'b'] },
      { from: 10, to: 13, path: ['c'] },
      { from: 14, to: 16 },
    ]);
    expect(chipsIn('no { path')).toEqual([]);
  });

  it('is pasted on one line, with its braces as text unless they are paths', () => {
    expect(pastedText('a {\n  b } {site.name}')).toBe('a {{ b } {site.name}');
  });
});
