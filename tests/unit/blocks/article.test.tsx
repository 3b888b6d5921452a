import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../src/blocks/article/article-parts.ts';
import { outlineOf } from '../../../src/blocks/article/html-outline.ts';
import { fitsMargin } from '../../../src/blocks/article/margin-fit.ts';
import { scaleOf, spansOf, steps } from '../../../src/blocks/article/section-scale.ts';
import { draw, examples } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

const image = { src: '/plates/team.avif', alt: '' };
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const paragraphs = (count: number, length = 60): string => `<p>${words(length)}</p>`.repeat(count);
const picture = '<figure class="content-image"><img src="/plates/relay.avif" alt=""></figure>';
const table = '<figure><div class="table-region"><table><tr><td>1</td><td>2</td></tr></table></div></figure>';
const code = '<pre tabindex="0"><code>{\n  "a": 1\n}</code></pre>';

/** The last example, with some props replaced. */
async function drawn(props: object): Promise<HTMLElement> {
  const example = examples.filter(({ type }) => type === 'article').at(-1);
  return elementsOf(await draw('article', { ...example?.props, ...props }));
}

describe('the outline of a text', () => {
  it('has a piece with a kind for each top-level element', () => {
    const html = `${paragraphs(1)}<ul><li>a<ul><li>b</li></ul></li></ul>${table}${picture}${code}<hr>loose <em>words</em>`;
    expect(outlineOf(html).map(({ kind }) => kind)).toEqual([
      'text',
      'list',
      'table',
      'picture',
      'code',
      'text',
      'text',
      'text',
    ]);
  });

  it('reads an attribute that contains a character that ends tags', () => {
    expect(outlineOf('<p><a href="/a" title="1 > 0">one</a> two</p>')).toMatchObject([
      { tag: 'p', words: 2 },
    ]);
  });

  it('counts the lines of code', () => {
    expect(outlineOf(code)[0]?.lines).toEqual([1, 8, 1]);
  });

  it.each(['', '</p></div>', '<p>open', '<b', 'a < b'])('survives %j', (html) => {
    expect(() => outlineOf(html)).not.toThrow();
  });
});

describe('evidence', () => {
  const placed = (section: object) => {
    const [part] = partsOf([section]);
    return [part?.picture, part?.evidence];
  };

  it('of a short section is in the margin, of a long one below', () => {
    expect(placed({ html: paragraphs(4), image, aside: words(40) })).toEqual(['margin', 'none']);
    expect(placed({ html: paragraphs(5), image, aside: words(40) })).toEqual(['below', 'none']);
  });

  it('goes below a text that is much shorter than it', () => {
    expect(placed({ html: paragraphs(1, 20), image, aside: words(40) })).toEqual(['below', 'none']);
    expect(placed({ html: paragraphs(1, 20), image })).toEqual(['margin', 'none']);
  });

  it('goes below a text whose table needs the margin', () => {
    expect(placed({ html: `${paragraphs(1, 30)}${table}${paragraphs(2)}`, image, aside: words(40) })).toEqual(
      ['below', 'none'],
    );
  });

  it('in the text moves to the margin if enough text follows', () => {
    expect(placed({ html: `${paragraphs(1)}${code}${paragraphs(2)}` })).toEqual(['none', 'all']);
    expect(placed({ html: `${paragraphs(2)}${picture}` })).toEqual(['none', 'none']);
    expect(placed({ html: `${paragraphs(2)}${picture}${table}${paragraphs(9)}` })).toEqual(['none', 'none']);
  });

  it('of code with long lines stays in the text, next to pictures that move', () => {
    const wide = `<pre><code>${'x'.repeat(90)}</code></pre>`;
    expect(placed({ html: `${picture}${paragraphs(3)}${wide}${paragraphs(1)}` })).toEqual([
      'none',
      'pictures',
    ]);
  });

  it('never reaches far below its text', () => {
    expect(fitsMargin(outlineOf(paragraphs(1)), 900, 'none')).toBe(false);
    expect(fitsMargin(outlineOf(paragraphs(6)), 900, 'none')).toBe(true);
  });

  it('that is missing leaves no gap', async () => {
    const block = await drawn({ sections: [{ heading: 'Alone', html: '<p>Text.</p>' }], lead: undefined });
    expect(block.querySelector('figure, b, nav, img')).toBeNull();
  });

  it('of a section without words is shown', async () => {
    const block = await drawn({ sections: [{ image, aside: 'A note.' }, { aside: 'Another.' }] });
    expect(block.querySelectorAll('img')).toHaveLength(1);
    expect(block.textContent).toContain('Another.');
  });
});

describe('the reading scale', () => {
  const article = (...lengths: readonly number[]) =>
    partsOf(
      lengths.map((length, index) => ({ heading: `Part ${index + 1}`, html: paragraphs(1, length - 2) })),
    );

  it('shares its steps by words', () => {
    const scale = scaleOf(article(220, 440, 220));
    expect(scale?.sections.map(({ start, from, span }) => [start, from, span])).toEqual([
      [0, 0, 10],
      [1, 10, 20],
      [3, 30, 10],
    ]);
  });

  it.each([[[1, 1, 1]], [[1, 1, 900]], [[0, 0, 0, 0]], [[3, 5, 8, 13, 21, 34, 55]]])(
    'divides all its steps for %j',
    (counts) => {
      for (const least of [1, 5]) {
        const spans = spansOf(counts, least);
        expect(spans.reduce((sum, span) => sum + span, 0)).toBe(steps);
        expect(Math.min(...spans)).toBeGreaterThanOrEqual(least);
      }
    },
  );

  it('needs three sections with headings, and at most 24', () => {
    expect(scaleOf(article(100, 100))).toBeUndefined();
    expect(
      scaleOf(partsOf([{ html: '<p>1</p>' }, { html: '<p>2</p>' }, { html: '<p>3</p>' }])),
    ).toBeUndefined();
    expect(scaleOf(article(...Array.from({ length: 25 }, () => 50)))).toBeUndefined();
    expect(scaleOf(article(...Array.from({ length: 24 }, () => 50)))?.isAligned).toBe(false);
  });

  it('counts words before the first heading, and words of sections without a heading', () => {
    const parts = partsOf([
      { html: paragraphs(1, 220) },
      { heading: 'One', html: paragraphs(1, 109) },
      { html: paragraphs(1, 110) },
      { heading: 'Two', html: paragraphs(1, 219) },
      { heading: 'Three' },
    ]);
    expect(scaleOf(parts)?.sections.map(({ start }) => start)).toEqual([1, 2, 3]);
  });

  it('links to the headings, whose ids differ', async () => {
    const section = { heading: 'Same', html: '<p>Text.</p>' };
    const block = await drawn({ sections: [section, section, section], scale: true });
    const links = [...block.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
    expect(new Set(links).size).toBe(3);
    for (const link of links)
      expect(block.querySelector(`[id="${link.slice(1)}"] h2`)?.textContent).toBe('Same');
    expect(block.querySelector('[style]')).toBeNull();
  });
});
