import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { stageTiles } from '../../../pagewright/src/gallery/stage-message.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { controlOf, groupOf, valueDescriptions } from '../../../pagewright/src/schema/form-annotations.ts';
import { nodeOf } from '../../../pagewright/src/schema/schema-node.ts';
import { objectShape } from '../../../pagewright/src/schema/schema-shape.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { variantExample, variantProp } from '../../src/browser/pickers/variants/variant-example.ts';

const site = readEditorSite(museum);
const { schemas } = site.workspace;
const { blocks } = schemas;

describe('the annotations of a choice', () => {
  it('describe each value of an enum, in its order', () => {
    const node = nodeOf({ enum: ['split', 2], enumDescriptions: ['Text left.', 'Two columns.'] });
    expect([...valueDescriptions(node)]).toEqual([
      ['split', 'Text left.'],
      [2, 'Two columns.'],
    ]);
    expect(valueDescriptions(nodeOf({ enum: ['split'] })).size).toBe(0);
  });

  it('are read through references', () => {
    const tone = objectShape(nodeOf(blocks.get('teasers') ?? {})).properties.get('tone') ?? nodeOf({});
    expect([controlOf(tone), groupOf(tone)]).toEqual(['tones', 'look']);
  });
});

describe('the example of a variant', () => {
  it('is one that is written for the value, otherwise another one with it', () => {
    const prop = { type: 'masthead', name: 'layout' };
    const examples = blocks.get('masthead')?.examples;
    const written = (Array.isArray(examples) ? examples : []).map(({ layout }) => layout);
    expect(written).toContain('desk');
    expect(written).not.toContain('plain');
    expect(variantExample(schemas, prop, 'desk')?.props.layout).toBe('desk');
    expect(variantExample(schemas, prop, 'plain')).toMatchObject({
      type: 'masthead',
      props: { layout: 'plain' },
    });
  });

  it('has a block in each slot, as a page with this layout may have', () => {
    expect(variantExample(schemas, { type: 'masthead', name: 'layout' }, 'desk')?.slots).toMatchObject({
      note: [{ type: 'notice' }],
    });
  });

  it('is there for a prop of a block alone', () => {
    const config = readConfig(site, 'home.json');
    if (!config) throw new Error('The museum has no home page.');
    const of = (...steps: readonly (string | number)[]) =>
      variantProp(schemas, config, ['blocks', 0, ...steps]);
    expect(of('props', 'layout')).toEqual({ type: 'masthead', name: 'layout' });
    expect(of('props', 'links', 0)).toBeUndefined();
    expect(of('layout')).toBeUndefined();
    expect(variantExample(schemas, { type: 'unheard-of', name: 'layout' }, 'wide')).toBeUndefined();
  });
});

describe('the message with tiles for a stage', () => {
  const tile = { block: { type: 'saying', props: {} }, left: 0, top: 4, width: 9, height: 6 };

  it('is read as it was sent', () => {
    const tiles = { tiles: [tile], stretch: 1.5 };
    expect(stageTiles({ stageTiles: tiles })).toEqual(tiles);
  });

  it('has no tile without a block or a size, and is nothing without a stretch', () => {
    const bad = [{ ...tile, block: { type: 3 } }, { ...tile, width: 0 }, { ...tile, left: 'a' }, null];
    expect(stageTiles({ stageTiles: { tiles: [...bad, tile], stretch: 1 } })?.tiles).toEqual([tile]);
    expect(stageTiles({ stageTiles: { tiles: [tile], stretch: 0 } })).toBeUndefined();
    expect(stageTiles({ stageBlock: tile.block })).toBeUndefined();
  });
});
