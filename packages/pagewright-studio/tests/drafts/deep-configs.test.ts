import { expect, test } from 'vitest';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { isEditable } from '../../src/browser/edits/edit-config.ts';
import { siteWith } from '../fixtures/section-site.ts';

const nested = (depth: number) => `{"route":"/a","blocks":${'['.repeat(depth)}"]["${']'.repeat(depth)}}`;

test('a config whose values are nested without end is shown as text alone, and stops no window', () => {
  const site = siteWith({
    'deep.json': nested(20_000),
    'half.json': nested(20_000).slice(0, -9),
    'flat.json': nested(100),
  });
  for (const file of ['deep.json', 'half.json']) {
    expect(readConfig(site, file)).toMatchObject({ value: {}, tree: undefined });
    expect(isEditable(readConfig(site, file)?.text ?? '')).toBe(false);
  }
  expect(readConfig(site, 'flat.json')?.value.route).toBe('/a');
});
