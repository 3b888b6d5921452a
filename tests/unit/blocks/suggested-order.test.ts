import { expect, test } from 'vitest';
import { inSuggestedOrder } from '../../../src/blocks/teaser-cards/suggested-order.ts';

const cards = [
  { title: 'A', href: '/a' },
  { title: 'B', href: '/b', sector: 'Ports' },
  { title: 'C', href: '/c', sector: 'Retail' },
  { title: 'D', href: '/d' },
];

test.each([
  { suggested: ['/d', '/none', '/a'], sector: 'Retail', order: ['/d', '/a', '/c', '/b'] },
  { suggested: undefined, sector: 'Retail', order: ['/c', '/a', '/b', '/d'] },
  { suggested: ['/c'], sector: undefined, order: ['/c', '/a', '/b', '/d'] },
  { suggested: undefined, sector: undefined, order: ['/a', '/b', '/c', '/d'] },
])('cards suggested as $suggested, in the sector $sector, are $order', ({ suggested, sector, order }) => {
  expect(inSuggestedOrder(cards, { suggested, sector }).map(({ href }) => href)).toEqual(order);
});
