import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookPictures } from '../../src/studio/pickers/variants/look-pictures.ts';
import { valueDescriptions } from '../../src/studio/pickers/variants/value-descriptions.ts';
import { museum } from '../sites/museum-project.ts';

const blocks = path.join(museum, 'schemas/blocks');

/** The schemas of `layout` in all block types that have layouts. */
const layouts = readdirSync(blocks).flatMap((file) => {
  const { properties } = JSON.parse(readFileSync(path.join(blocks, file), 'utf8'));
  return properties.layout ? [properties.layout] : [];
});

describe('the descriptions of the values of an enum', () => {
  it('are taken from the description of the property', () => {
    const { general, of } = valueDescriptions(
      'How it looks. split: text left, picture right. plain: text only, e.g. for long text. plain-wide: wider.',
      ['split', 'plain', 'plain-wide', 'other'],
    );
    expect(general).toBe('How it looks.');
    expect([...of]).toEqual([
      ['split', 'text left, picture right.'],
      ['plain', 'text only, e.g. for long text.'],
      ['plain-wide', 'wider.'],
    ]);
  });

  it('are not found in a sentence that only contains the word', () => {
    const text = 'Background colour: paper is light. Not for ink: it is dark.';
    expect(valueDescriptions(text, ['paper', 'ink'])).toEqual({ general: text, of: new Map() });
    expect(valueDescriptions('', ['a'])).toEqual({ general: '', of: new Map() });
    expect(valueDescriptions('a: b', [])).toEqual({ general: 'a: b', of: new Map() });
    expect([...valueDescriptions('a.*: odd', ['a.*', 'ab']).of]).toEqual([['a.*', 'odd']]);
  });

  it('exist for every layout of a site', () => {
    expect(layouts.length).toBeGreaterThan(4);
    for (const { description, enum: values } of layouts)
      expect([...valueDescriptions(description, values).of.keys()]).toEqual(values);
  });
});

describe('the pictures of looks', () => {
  it('show the colours that the site names for its tones', () => {
    const pictures = lookPictures(['paper', 'ink'], { paper: ['#fff', '#000'], ink: ['#000', '#fff'] });
    expect(pictures.get('ink')).toEqual({ is: 'colours', background: '#000', text: '#fff' });
    expect(lookPictures(['paper', 'ink']).size).toBe(0);
  });

  it('are left out if most values have none', () => {
    expect(lookPictures(['text', 'email', 'tel']).size).toBe(0);
    expect(lookPictures(['split', 'panel', 'unheard-of']).size).toBe(2);
    expect(lookPictures(['constructor', '__proto__', 'toString']).size).toBe(0);
  });

  it('exist for the words that sites use for layouts, and lie inside of the frame', () => {
    const drawn = [
      ...['split', 'display', 'panel', 'plate', 'article', 'bench', 'form', 'plain'],
      ...['text', 'columns', 'statement', 'aside', 'numbers', 'scale', 'cells', 'grid'],
      ...['ruled', 'list', 'duo', 'low', 'mosaic', 'feature', 'lead', 'stair'],
      ...['front', 'ledger', 'pairs', 'figures', 'studies', 'cards', 'frieze', 'directory'],
      ...['framed', 'joined', 'row', 'moving', 'seals', 'left', 'center', 'right'],
      ...['small', 'medium', 'large'],
    ];
    const pictures = lookPictures(drawn);
    expect([...pictures.keys()]).toEqual(drawn);
    for (const [layout, picture] of pictures)
      for (const [, x, y, width, height] of picture.is === 'diagram' ? picture.shapes : [])
        expect([x >= 0, y >= 0, x + width <= 56.01, y + height <= 36.01], layout).toEqual([
          true,
          true,
          true,
          true,
        ]);
  });
});
