import { describe, expect, it } from 'vitest';
import { parsePathRule, partialSite } from '../../src/pipeline/pages/path-rules.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { projectRoot } from '../render/page-fixture.ts';

const site = checkSite(projectRoot);

/** What the build prints for some rules. */
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
  it.each(['/insight/blog/*', '/insight/blog/*=', '/insight/blog/*=-1', '/insight/blog/*=many', 'blog/*=5'])(
    'that is not a route and a number cannot be parsed: %s',
    (text) => expect(parsePathRule(text)).toBeUndefined(),
  );

  it('is right for a route that takes entries from the content service', () => {
    expect(printed('/insight/blog/*=500', '/insight/blog/page/*=10', '/services/:slug=0')).toBe('no error');
  });

  it('is wrong for an unknown route, and the error suggests the nearest', () => {
    expect(printed('/insight/blogs/*=5')).toBe(
      '--paths "/insight/blogs/*=5": No page has this route. Did you mean "/insight/blog/*"?',
    );
    expect(printed('/x/y=5')).toContain('The routes with params are /insight/blog/author/*, ');
  });

  it('is wrong for a page that is always prerendered', () => {
    expect(printed('/contact-us=5')).toBe(
      '--paths "/contact-us=5": The route of page-configs/contact-us.json has no params, so its page is always prerendered. Remove the rule.',
    );
  });

  it('is wrong next to another rule for the same page, and all wrong rules are named at once', () => {
    expect(printed('/insight/blog/*=5', '/insight/blog/*=6', '/nowhere=1').split('\n')).toEqual([
      '--paths "/insight/blog/*=6": page-configs/post.json already has the rule "/insight/blog/*=5". Remove one of them.',
      expect.stringContaining('--paths "/nowhere=1": No page has this route.'),
    ]);
  });
});
