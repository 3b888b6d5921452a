import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../src/editor/completion/complete.ts';
import { hoverAt } from '../../src/editor/hover.ts';
import { explain } from '../../src/explain/explain.ts';
import { explanationText } from '../../src/explain/explanation-text.ts';
import { readEditorSite } from '../../src/pipeline/site/read-editor-site.ts';
import { museum } from '../sites/museum-project.ts';

const site = readEditorSite(museum);
const file = 'journal.json';
const text = readFileSync(path.join(museum, 'page-configs', file), 'utf8');
const name = text.indexOf('"layout"');
const value = text.indexOf('"', text.indexOf(':', name));

describe('what the values of an enum mean', () => {
  it('is in the documentation of the property, and of a value', () => {
    expect(hoverAt(site, file, name + 1)?.documentation).toContain('- "plain": Text only.');
    expect(hoverAt(site, file, value + 1)).toMatchObject({
      documentation: 'Text only.',
      isInSchema: true,
    });
  });

  it('is next to each value that completion offers', () => {
    const offered = completionsAt(site, file, value + 1);
    expect(offered.find(({ label }) => label === 'plain')).toMatchObject({ documentation: 'Text only.' });
  });

  it('is in the explanation of a block type', () => {
    expect(explanationText('masthead', explain(site, 'masthead'))).toContain('"plain": Text only.');
  });
});
