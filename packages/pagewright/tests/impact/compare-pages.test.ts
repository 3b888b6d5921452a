import { describe, expect, it } from 'vitest';
import { comparePage } from '../../src/node/impact/compare-pages.ts';

interface PageText {
  readonly title?: string;
  readonly menu?: string;
  readonly blocks?: readonly string[];
  readonly contents?: Readonly<Record<string, unknown>>;
  readonly digest?: string;
}

const block = (type: string, text: string, index = 0) =>
  `<div data-block="${type}" data-slot="page-configs/a.json:${index}:${index}">${text}</div>`;

/** A document as a build writes it. */
function page({ title = 'A', menu = 'Menu', blocks = [], contents = {}, digest = 'abcdefgh' }: PageText) {
  const payload = JSON.stringify({ page: { keys: {}, contents, plan: digest } });
  const html = `<!doctype html><html lang="en"><head><title>${title}</title><script src="/assets/client-${digest}.js"></script></head><body><nav>${menu}</nav><div id="page"><main>${blocks.join('')}</main></div><script type="application/json" id="pagewright-payload">${payload}</script></body></html>`;
  return { html, sources: new Map([['GET /posts', 'posts']]) };
}

const compare = (before: PageText, after: PageText) => comparePage(page(before), page(after));

describe('two states of a page', () => {
  it('are the same if only names of scripts and places in configs differ', () => {
    const before = { blocks: [block('quote', 'Words', 1)] };
    expect(compare(before, { blocks: [block('quote', 'Words', 2)], digest: 'ABCDEFGH' })).toBeUndefined();
  });

  it('differ in the head, in the frame, or in the content of a source', () => {
    expect(compare({}, { title: 'B' })).toEqual({
      blocks: [],
      hasOtherHead: true,
      hasOtherFrame: false,
      sources: [],
    });
    expect(compare({}, { menu: 'Other' })).toMatchObject({ hasOtherHead: false, hasOtherFrame: true });
    const contents = { 'GET /posts': { value: 1 } };
    expect(compare({}, { contents })).toMatchObject({ hasOtherFrame: false, sources: ['posts'] });
    expect(compare({ contents }, { contents: { 'GET /posts': { value: 2 } } })).toMatchObject({
      sources: ['posts'],
    });
  });

  it.each([
    ['changed', [['quote', 'A']], [['quote', 'B']], ['quote changed']],
    [
      'added',
      [['quote', 'A']],
      [
        ['steps', '1'],
        ['quote', 'A'],
      ],
      ['steps added'],
    ],
    [
      'added again',
      [['quote', 'A']],
      [
        ['quote', 'A'],
        ['quote', 'A'],
      ],
      ['quote added'],
    ],
    [
      'removed',
      [
        ['quote', 'A'],
        ['quote', 'B'],
      ],
      [['quote', 'B']],
      ['quote removed'],
    ],
    [
      'moved',
      [
        ['quote', 'A'],
        ['steps', '1'],
      ],
      [
        ['steps', '1'],
        ['quote', 'A'],
      ],
      ['steps moved', 'quote moved'],
    ],
  ])('say that a block was %s', (_, before, after, expected) => {
    const blocksOf = (list: readonly (readonly string[])[]) => ({
      blocks: list.map(([type = '', text = ''], index) => block(type, text, index)),
    });
    const { blocks } = compare(blocksOf(before), blocksOf(after)) ?? {};
    expect(blocks?.map(({ type, change }) => `${type} ${change}`)).toEqual(expected);
  });

  it('name a block in a slot, and not the block around it', () => {
    const around = (inner: string) => ({ blocks: [block('columns', `<p>${block('quote', inner)}</p>`)] });
    expect(compare(around('A'), around('B'))).toMatchObject({
      blocks: [{ type: 'quote', change: 'changed' }],
      hasOtherFrame: false,
    });
  });
});
