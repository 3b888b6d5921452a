import path from 'node:path';
import { expect, it } from 'vitest';
import { readWorkspace } from '../../../packages/pagewright/src/pipeline/site/check-workspace.ts';
import { diagnosticsOf, withFiles } from '../../../packages/pagewright/tests/check/check-fixture.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const site = readWorkspace(root, path.join(root, 'page-configs'));

/** Diagnostics of the check when the common form has one more field. */
function reported(field: object): readonly string[] {
  const config = JSON.parse(site.files.get('_sections/lets-talk.json') ?? '');
  config.blocks[0].props.fields.push({ label: 'Company', required: false, ...field });
  return diagnosticsOf(withFiles(site, { '_sections/lets-talk.json': config }));
}

it('a new field needs only one item in the config', () => {
  expect(reported({ name: 'company', autocomplete: 'organization' })).toEqual([]);
});

it.each([
  [{ name: 'company', type: 'textfield' }, 'not-allowed', '"textfield"'],
  [{ name: 'Company' }, 'wrong-format', '"Company"'],
  [{ name: 'message_key' }, 'wrong-format', '"message_key"'],
  [{ name: 'topic', type: 'select', options: [] }, 'list-length', '[]'],
])('%j is reported at its value', (field, code, value) => {
  expect(reported(field)).toEqual([`${code} _sections/lets-talk.json ${value}`]);
});

/** Diagnostics of the check after a change to the fields of the common form. */
function reportedFor(change: (fields: Record<string, unknown>[]) => void): readonly string[] {
  const config = JSON.parse(site.files.get('_sections/lets-talk.json') ?? '');
  change(config.blocks[0].props.fields);
  return diagnosticsOf(withFiles(site, { '_sections/lets-talk.json': config }));
}

it.each(['name', 'email', 'message'])('a form without the field %s is reported at its fields', (name) => {
  const without = reportedFor((fields) => {
    fields.splice(
      fields.findIndex((field) => field.name === name),
      1,
    );
  });
  expect(without).toEqual(['missing-item _sections/lets-talk.json "fields"']);
  const renamed = reportedFor((fields) => {
    for (const field of fields) if (field.name === name) field.name = 'other';
  });
  expect(renamed).toEqual(['missing-item _sections/lets-talk.json "fields"']);
});

it('a field that the service needs cannot be optional', () => {
  const optional = reportedFor((fields) => {
    for (const field of fields) if (field.name === 'email') field.required = false;
  });
  expect(optional).toEqual(['missing-item _sections/lets-talk.json false']);
});

it('a select without options is reported at the field', () => {
  expect(reported({ name: 'topic', type: 'select' })).toEqual(['missing-key _sections/lets-talk.json {']);
  expect(reported({ name: 'topic', type: 'select', options: ['A post'] })).toEqual([]);
});

it('options of a field that is not a select, and rows of a field that is not a textarea, are reported', () => {
  const options = ['A post', 'A page'];
  expect(reported({ name: 'topic', options })).toEqual(['ignored-key _sections/lets-talk.json "options"']);
  expect(reported({ name: 'topic', type: 'text', options })).toEqual([
    'ignored-key _sections/lets-talk.json "options"',
  ]);
  expect(reported({ name: 'topic', rows: 3 })).toEqual(['ignored-key _sections/lets-talk.json "rows"']);
  expect(reported({ name: 'topic', type: 'textarea', rows: 3 })).toEqual([]);
});

it('the second of two fields with one name is reported at the name', () => {
  expect(reported({ name: 'email' })).toEqual(['repeated-entry _sections/lets-talk.json "email"']);
});
