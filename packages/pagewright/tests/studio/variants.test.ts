import { describe, expect, it } from 'vitest';
import { readEditorSite } from '../../src/pipeline/site/read-editor-site.ts';
import { choiceControl, groupOf, valueDescriptions } from '../../src/schema/form-annotations.ts';
import { nodeOf } from '../../src/schema/schema-node.ts';
import { objectShape } from '../../src/schema/schema-shape.ts';
import { variantPictures } from '../../src/studio/pickers/variants/variant-pictures.ts';
import { museum } from '../sites/museum-project.ts';

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
    const { blocks } = readEditorSite(museum).workspace.schemas;
    const tone = objectShape(nodeOf(blocks.get('teasers') ?? {})).properties.get('tone') ?? nodeOf({});
    expect([choiceControl(tone), groupOf(tone)]).toEqual(['tones', 'look']);
  });
});

describe('the pictures of variants', () => {
  it('show the colours that the site names for its tones', () => {
    const pictures = variantPictures(['paper', 'ink'], { paper: ['#fff', '#000'], ink: ['#000', '#fff'] });
    expect(pictures.get('ink')).toEqual({ is: 'colours', background: '#000', text: '#fff' });
    expect(variantPictures(['paper', 'ink']).size).toBe(0);
  });
});
