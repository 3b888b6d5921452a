import { describe, expect, it } from 'vitest';
import { readEditorSite } from '../../../packages/pagewright/src/pipeline/site/read-editor-site.ts';
import { controlOf, valueDescriptions } from '../../../packages/pagewright/src/schema/form-annotations.ts';
import { enumValues, nodeOf } from '../../../packages/pagewright/src/schema/schema-node.ts';
import { objectShape } from '../../../packages/pagewright/src/schema/schema-shape.ts';
import { fieldKind } from '../../../packages/pagewright-studio/src/browser/field/field-kind.ts';
import { helpOf } from '../../../packages/pagewright-studio/src/browser/field/help-text.ts';
import { labelOf } from '../../../packages/pagewright-studio/src/browser/field/schema-words.ts';

const { blocks } = readEditorSite('.').workspace.schemas;

describe.each([...blocks])('the form of the block %s in the studio', (_, schema) => {
  const properties = [...objectShape(nodeOf(schema)).properties];

  it('has a field for each property', () => {
    const kinds = properties.map(([name, node]) => `${name}: ${fieldKind(node)}`);
    expect(kinds.filter((kind) => /: (?:json|constant)$/.test(kind))).toEqual([]);
  });

  it('explains its fields without words of code', () => {
    const texts = properties.flatMap(([name, node]) => helpOf(node, labelOf(name, node)) ?? []);
    expect(
      texts.filter((text) =>
        /\{|\bprops?\b|\barray\b|\bHTML\b|\bmarkup\b|\bboolean\b|\bIf true\b/.test(text),
      ),
    ).toEqual([]);
  });

  it('describes each of its variants', () => {
    for (const [name, node] of properties.filter(([, each]) => controlOf(each) === 'variants'))
      expect([...valueDescriptions(node).keys()], name).toEqual(enumValues(node));
  });
});
