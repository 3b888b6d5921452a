import { wordpress } from 'pagewright-wordpress';
import { expect, test } from 'vitest';

const { changes } = wordpress();
const decode = (change: object) => {
  const decoded = changes?.decode({ cursor: 'a.1', all: false, changes: [change] }, (html) => html);
  return { changes: decoded?.content?.changes, issues: decoded?.issues };
};

test('A change says which slugs visitors can no longer see, as text like its slugs', () => {
  const change = { type: 'post', slugs: ['rope', '%d0%be'], lists: ['post'], gone: ['%d0%be'] };
  expect(decode(change)).toEqual({
    changes: [{ type: 'post', slugs: ['rope', 'о'], lists: ['post'], gone: ['о'] }],
    issues: [],
  });
});

test('An empty slug says that a single page is gone', () => {
  const change = { type: 'company', slugs: [], lists: ['company'], gone: [''] };
  expect(decode(change)).toEqual({ changes: [change], issues: [] });
});

test('A change of an older plugin does not say what is gone', () => {
  const change = { type: 'post', slugs: ['rope'], lists: ['post'] };
  expect(decode(change)).toEqual({ changes: [change], issues: [] });
});

test('A change without withdrawn entries keeps an empty list, and a text that is not a slug is reported', () => {
  const change = { type: 'post', slugs: ['rope'], lists: ['post'], gone: [] };
  expect(decode(change)).toEqual({ changes: [change], issues: [] });
  expect(decode({ ...change, gone: ['../x'] }).issues).toHaveLength(1);
});
