import { expect, it } from 'vitest';
import { draw, examples } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

/** The last example, which has all props, with some of them replaced. */
async function drawn(props: object): Promise<HTMLElement> {
  const example = examples.filter(({ type }) => type === 'share-links').at(-1);
  return elementsOf(await draw('share-links', { ...example?.props, ...props }));
}

it('shows the first two sentences about the author', async () => {
  const block = await drawn({});
  expect(block.querySelector('h2')?.textContent).toBe('Samuel Okafor');
  expect(block.textContent).toContain('Principal, public sector and health');
  expect(block.textContent).toContain('councils, courts and hospitals.');
  expect(block.textContent).not.toContain('He sings bass.');
  expect(block.querySelectorAll('img')).toHaveLength(1);
});

it('finds the author without regard to case', async () => {
  expect((await drawn({ author: ' samuel okafor' })).querySelectorAll('img')).toHaveLength(1);
});

it('shows only the name of an author who is not among the people', async () => {
  const block = await drawn({ author: 'Ada Jones', authorLinks: [] });
  expect(block.querySelector('h2')?.textContent).toBe('Ada Jones');
  expect(block.querySelector('img')).toBeNull();
});

it.each([undefined, '', '  '])('without an author (%j) and topics shows only the icons', async (author) => {
  const block = await drawn({ author, topics: [], authorLinks: [] });
  expect(block.querySelector('h2, img, nav')).toBeNull();
  expect(block.querySelectorAll('a')).toHaveLength(5);
});
