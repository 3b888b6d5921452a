import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Pager from '../../../src/blocks/pager/Pager.tsx';
import { inSite } from './in-site.tsx';

/** The links and gaps of a pager, as a visitor reads them. The current page is in brackets. */
function shown(count: number, current: string): string {
  const others = Array.from({ length: count - 1 }, (_, index) => String(index + 2));
  const html = renderToStaticMarkup(
    inSite(<Pager label="Pages" first="/list" others={others} current={current} tone="white" />),
  );
  return [...html.matchAll(/<li>(.*?)<\/li>/g)]
    .map(([, item = '']) => {
      const text = item.replace(/<[^>]+>/g, '');
      return item.includes('aria-current="page"') ? `[${text}]` : text;
    })
    .join(' ');
}

it.each([
  [2, '1', '[1] 2'],
  [9, '5', '1 2 3 4 [5] 6 7 8 9'],
  [10, '1', '[1] 2 3 4 5 6 7 … 10'],
  [10, '5', '1 2 3 4 [5] 6 7 … 10'],
  [10, '6', '1 … 4 5 [6] 7 8 9 10'],
  [84, '1', '[1] 2 3 4 5 6 7 … 84'],
  [84, '40', '1 … 38 39 [40] 41 42 … 84'],
  [84, '84', '1 … 78 79 80 81 82 83 [84]'],
  [84, '99', '1 2 3 4 5 6 7 … 84'],
])('a pager of %i pages at page %s shows %s', (count, current, expected) => {
  expect(shown(count, current)).toBe(expected);
});
