import { json } from 'pagewright/tooling';
import { expect, it } from 'vitest';
import { check } from '../../../pagewright/src/check/check.ts';
import type { Diagnostic } from '../../../pagewright/src/check/diagnostics/diagnostic.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { applyChanges } from '../../src/browser/drafts/pending-steps.ts';
import { partOfPointer } from '../../src/browser/problems/part-of-pointer.ts';
import {
  problemsIn,
  problemsOfField,
  problemsOn,
  problemsOutside,
} from '../../src/browser/problems/problems-at.ts';
import { changesOf, safeFixes } from '../../src/browser/problems/safe-fixes.ts';

const page = {
  route: '/',
  data: { posts: { source: 'posts' }, 'a/b': {} },
  blocks: [
    { type: 'masthead', props: { title: 'A' } },
    { type: 'columns', slots: { left: [{ type: 'passage', props: {} }, 'text'], right: [] } },
    { section: 'shared', with: { heading: 'B' } },
  ],
  end: [{ type: 'saying' }],
};

it.each([
  ['', []],
  ['/head/title', []],
  ['/blocks', []],
  ['/blocks/0', ['blocks', 0]],
  ['/blocks/0/props/title', ['blocks', 0]],
  ['/blocks/2/with/heading', ['blocks', 2]],
  ['/blocks/9/props', []],
  ['/blocks/1/slots', ['blocks', 1]],
  ['/blocks/1/slots/left/0/props/heading', ['blocks', 1, 'slots', 'left', 0]],
  ['/blocks/1/slots/left/1', ['blocks', 1]],
  ['/blocks/1/slots/right/0', ['blocks', 1]],
  ['/blocks/1/slots/none/0', ['blocks', 1]],
  ['/end/0/props/quote', ['end', 0]],
  ['/data/posts/params/page', ['data', 'posts']],
  ['/data/a~1b/source', ['data', 'a/b']],
  ['/data/gone/source', []],
  ['/data', []],
] as const)('the part of the value at %j is %j', (pointer, steps) => {
  expect(partOfPointer(page, pointer)).toEqual(steps);
});

it('steps and pointers name the same values', () => {
  expect(json.pointerOf(['blocks', 0, 'props', 'a/b~c'])).toBe('/blocks/0/props/a~1b~0c');
  expect(json.pointerOf([])).toBe('');
});

const { workspace } = readEditorSite(museum);

function diagnosticsOf(file: string, change: (text: string) => string): readonly Diagnostic[] {
  const text = change(workspace.files.get(file) ?? '');
  return check({ ...workspace, files: new Map([...workspace.files, [file, text]]) }).diagnostics;
}

it('a missing property is a problem of its field, and an unknown one of the object around it', () => {
  const found = diagnosticsOf('policy.json', (text) =>
    text.replace('"eyebrow": "Museum"', '"titel2": "Rules"').replace('"src": "/pictures/gulls.avif",', ''),
  );
  const image = ['blocks', 0, 'props', 'image'];
  expect(problemsOfField(found, 'policy.json', [...image, 'src']).map(({ code }) => code)).toEqual([
    'missing-key',
  ]);
  expect(problemsOfField(found, 'policy.json', image)).toHaveLength(1);
  const outside = problemsOutside(
    found,
    'policy.json',
    ['blocks', 0, 'props'],
    new Set(['title', 'lead', 'image']),
  );
  expect(outside.map(({ code }) => code)).toEqual(['unknown-key']);
  expect(problemsOutside(found, 'policy.json', image, new Set(['src']))).toEqual([]);
  expect(problemsOutside(found, 'policy.json', image, new Set())).toHaveLength(1);
});

it('problems of a value do not count for a value whose name starts in the same way', () => {
  const at = (pointer: string): Diagnostic => ({
    code: 'missing-image',
    severity: 'error',
    file: 'home.json',
    pointer,
    on: 'value',
    data: { src: '/a.svg', options: [] },
    range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
  });
  const found = [at('/blocks/1'), at('/blocks/10'), at('/blocks/1/props')];
  expect(problemsIn(found, 'home.json', ['blocks', 1]).map(({ pointer }) => pointer)).toEqual([
    '/blocks/1',
    '/blocks/1/props',
  ]);
  expect(problemsOn(found, 'home.json', ['blocks', 1])).toHaveLength(1);
  expect(problemsIn(found, 'other.json', ['blocks', 1])).toEqual([]);
});

it('all safe fixes are one step, and guesses are left to people', () => {
  const broken =
    '{\n  "redirects": [\n    { "from": "/a", "to": "/b", },\n    { "from": "/c", "too": "/d" },\n  ]\n}\n';
  const files = new Map([...workspace.files, ['_redirects.json', broken]]);
  const { diagnostics } = check({ ...workspace, files });
  const fixes = safeFixes(diagnostics, files);
  expect(fixes.every(({ isSafe }) => isSafe)).toBe(true);
  expect(applyChanges(files, changesOf(fixes, files)).get('_redirects.json')).toBe(
    '{\n  "redirects": [\n    { "from": "/a", "to": "/b" },\n    { "from": "/c", "too": "/d" }\n  ]\n}\n',
  );
});
