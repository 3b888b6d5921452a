import { describe, expect, it } from 'vitest';
import { draw, schemaErrors } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

const wide = { src: '/plates/observatory-wide.avif', alt: '', width: 1600, height: 700 };
const narrow = { src: '/plates/observatory-tall.avif', alt: '', width: 800, height: 1000 };

async function tile(pictures: object): Promise<HTMLElement> {
  const props = {
    layout: 'feature',
    tone: 'ink',
    tiles: [{ title: 'A night', link: { label: 'Read', href: '/company' }, ...pictures }],
  };
  expect(schemaErrors('promo-tiles', props)).toEqual([]);
  return elementsOf(await draw('promo-tiles', props));
}

describe('the figure of a tile', () => {
  it('is between the label and the title, with its unit', async () => {
    const page = await tile({ label: 'Impact', figure: { value: '4 in 5', unit: 'arrivals' } });
    const words = [...page.querySelectorAll('article p, article h2')].map(({ textContent }) => textContent);
    expect(words).toEqual(['Impact', '4 in 5 arrivals', 'A night']);
  });

  it('may have no unit, and leaves no empty line if it is missing', async () => {
    const alone = await tile({ figure: { value: '19' } });
    expect(alone.querySelector('article p')?.textContent).toBe('19');
    expect((await tile({})).querySelector('article p')).toBeNull();
  });
});

describe('a tile over a picture', () => {
  it('shows the picture for small screens on phones', async () => {
    const page = await tile({ images: [wide], narrow });
    expect(page.querySelector('picture source')?.getAttribute('srcset')).toBe(narrow.src);
    expect(page.querySelector('picture img')?.getAttribute('src')).toBe(wide.src);
    expect(page.querySelector('article')?.hasAttribute('data-narrow')).toBe(true);
  });

  it('shows all screens one picture if there is no other', async () => {
    const page = await tile({ images: [wide] });
    expect(page.querySelector('source')).toBeNull();
    expect(page.querySelector('article')?.hasAttribute('data-narrow')).toBe(false);
  });

  it('leaves the panel where it is if there is no picture at all', async () => {
    const page = await tile({ narrow });
    expect(page.querySelector('source')).toBeNull();
    expect(page.querySelector('article')?.hasAttribute('data-narrow')).toBe(false);
  });
});
