import path from 'node:path';
import { expect, it } from 'vitest';
import { readWorkspace } from '../../../packages/pagewright/src/pipeline/site/check-workspace.ts';
import { faultsOf, withFiles } from '../check/page-world.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const site = readWorkspace(root, path.join(root, 'page-configs'));

/** What the check reports when the common form has one more field. */
function reported(field: object): readonly string[] {
  const config = JSON.parse(site.files.get('_site.json') ?? '');
  config.end[0].props.fields.push({ label: 'Company', required: false, ...field });
  return faultsOf(withFiles(site, { '_site.json': config }));
}

it('a new field is an entry in the config and nothing else', () => {
  expect(reported({ name: 'company', autocomplete: 'organization' })).toEqual([]);
});

it.each([
  [{ name: 'company', type: 'textfield' }, 'not-allowed', '"textfield"'],
  [{ name: 'Company' }, 'wrong-format', '"Company"'],
  [{ name: 'message_key' }, 'wrong-format', '"message_key"'],
  [{ name: 'topic', type: 'select', options: [] }, 'list-length', '[]'],
])('%j is reported at its value', (field, code, value) => {
  expect(reported(field)).toEqual([`${code} _site.json ${value}`]);
});
