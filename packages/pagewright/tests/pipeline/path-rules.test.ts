import { describe, expect, it } from 'vitest';
import { parsePathRule, partialSite } from '../../src/pipeline/pages/path-rules.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';

const site = checkedMuseum;

/** The output of a build with these rules. */
function printed(...texts: readonly string[]): string {
  const rules = texts.flatMap((text) => parsePathRule(text) ?? []);
  expect(rules).toHaveLength(texts.length);
  try {
    partialSite(site, rules);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'no error';
}

describe('a rule of --paths', () => {
  it.each(['/journal/*', '/journal/*=', '/journal/*=-1', '/journal/*=many', 'journal/*=5'])(
    'that is not a route and a number cannot be parsed: %s',
    (text) => expect(parsePathRule(text)).toBeUndefined(),
  );

  it('is right for a route that takes entries from the content service', () => {
    expect(printed('/journal/*=500', '/journal/page/*=10', '/exhibitions/:slug=0')).toBe('no error');
  });

  it('is wrong for an unknown route, and the error suggests the nearest', () => {
    expect(printed('/journals/*=5')).toBe(
      '--paths "/journals/*=5": No page has this route. Did you mean "/journal/*"?',
    );
    expect(printed('/x/y=5')).toContain('The routes with params are /journal/*, ');
  });

  it('is wrong for a page that is always prerendered', () => {
    expect(printed('/about=5')).toBe(
      '--paths "/about=5": The route of page-configs/about.json has no params, so its page is always prerendered. Remove the rule.',
    );
  });

  it('is wrong together with another rule for the same page, and all wrong rules are named at once', () => {
    expect(printed('/journal/*=5', '/journal/*=6', '/nowhere=1').split('\n')).toEqual([
      '--paths "/journal/*=6": page-configs/article.json already has the rule "/journal/*=5". Remove one of them.',
      expect.stringContaining('--paths "/nowhere=1": No page has this route.'),
    ]);
  });
});
