import { describe, expect, it } from 'vitest';
import type { Json } from '../../../pagewright/src/json/json-value.ts';
import { plainSentence } from '../../src/browser/publish/changes/change-sentences.ts';
import { fileChanges } from '../../src/browser/publish/changes/file-changes.ts';
import { siteWith } from '../fixtures/section-site.ts';

const names = { site: siteWith(), contentName: 'WordPress' };

/** The sentences that describe the change of a page. */
function changed(before: Json, after: Json): readonly string[] {
  const change = { file: 'home.json', before: JSON.stringify(before), after: JSON.stringify(after) };
  return fileChanges(change, names).sentences().map(plainSentence);
}

/** The sentences that describe a change of the properties of a masthead. */
function ofMasthead(before: Json, after: Json): readonly string[] {
  const page = (props: Json) => ({ route: '/', blocks: [{ type: 'masthead', props }] });
  return changed(page(before), page(after));
}

/** The sentences that describe a change of the request of a page to a source. */
function ofQuery(before: { readonly [name: string]: Json }, after: { readonly [name: string]: Json }) {
  const page = (more: { readonly [name: string]: Json }) => ({
    route: '/',
    data: { news: { source: 'found-articles', ...more } },
    blocks: [],
  });
  return changed(page(before), page(after));
}

describe('the label of a value that was changed', () => {
  it('leaves out only the group of the parameters of a query', () => {
    expect(ofQuery({ params: { per_page: 2 } }, { params: { per_page: 3 } })).toEqual([
      'Data “News”: Number changed — 2 → 3',
    ]);
    expect(ofQuery({ failed: { fallback: 'x' } }, { failed: { fallback: 'y' } })).toEqual([
      'Data “News”: Failure › Fallback content changed — “x” → “y”',
    ]);
    expect(ofQuery({ failed: { params: { y: 1 } } }, { failed: { params: { y: 2 } } })).toEqual([
      'Data “News”: Failure › Params › Y changed — 1 → 2',
    ]);
  });

  it('names properties of sections that are called like the parameters of a query', () => {
    expect(ofMasthead({ params: { slug: 'a' } }, { params: { slug: 'b' } })).toEqual([
      'Masthead: Params › Slug changed — “a” → “b”',
    ]);
  });

  it('names a property that is called like a group if it has the value itself', () => {
    expect(ofMasthead({ props: 'a' }, { props: 'b' })).toEqual(['Masthead: Props changed — “a” → “b”']);
  });

  it('names the parts of a list from content', () => {
    const list = (take: number, label: string, words: string) => ({
      links: { each: '{home.links}', take, show: { label }, default: words },
    });
    expect(ofMasthead(list(2, 'a', 'x'), list(3, 'b', 'y'))).toEqual([
      'Masthead: Links › How many changed — 2 → 3',
      'Masthead: Links › Label changed — “a” → “b”',
      'Masthead: Links › Default items changed — “x” → “y”',
    ]);
    expect(ofMasthead({ take: 2 }, { take: 3 })).toEqual(['Masthead: Take changed — 2 → 3']);
  });

  it('notes of authors are not properties', () => {
    expect(ofMasthead({ $comment: 'a' }, { $comment: 'b' })).toEqual(['Masthead: Note changed — “a” → “b”']);
    expect(ofMasthead({ comment: 'a' }, { comment: 'b' })).toEqual(['Masthead: Comment changed — “a” → “b”']);
  });

  it('is the addresses of the page for the parameters of its route', () => {
    const page = (...slugs: readonly string[]) => ({ route: '/{slug}', params: { slug: slugs }, blocks: [] });
    expect(changed(page('a'), page('a', 'b'))).toEqual(['The addresses of the page › Value 2 added — “b”']);
    const nested = (slug: string) => ({ params: slug });
    expect(ofMasthead(nested('a'), nested('b'))).toEqual(['Masthead: Params changed — “a” → “b”']);
  });

  it('is cut if it is long', () => {
    const [label] = ofMasthead({ ['x'.repeat(80)]: 'a' }, { ['x'.repeat(80)]: 'b' });
    expect(label).toBe(`Masthead: X${'x'.repeat(59)}… changed — “a” → “b”`);
  });
});
