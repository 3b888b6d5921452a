import { describe, expect, it } from 'vitest';
import { textOf } from '../../pages/page-blocks.ts';
import { draw, examples } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

/** The example of a layout with other props. `undefined` removes a prop. */
async function hero(layout: string, props: object = {}): Promise<HTMLElement> {
  const example = examples.filter((each) => each.type === 'hero-banner' && each.props.layout === layout);
  return elementsOf(await draw('hero-banner', { ...example.at(-1)?.props, ...props }));
}

const people = [
  { name: 'Samuel Okafor', role: 'Principal', image: { src: '/people/samuel-okafor.avif', alt: 'Samuel' } },
];

describe('the breadcrumb', () => {
  it('links the levels that have a page, and marks the last one without a link as the page itself', async () => {
    const trail = (await hero('plate')).querySelector('nav');
    expect(trail?.getAttribute('aria-label')).toBe('Breadcrumb');
    expect([...(trail?.querySelectorAll('a') ?? [])].map(textOf)).toEqual(['Case studies']);
    expect(textOf(trail?.querySelector('[aria-current="page"]'))).toBe('Asterion Bank');
  });

  it('does not mark a group as the page itself', async () => {
    const one = await hero('plate', { trail: [{ label: 'Services' }] });
    expect(one.querySelector('[aria-current]')).toBeNull();
  });

  it('takes the place of the eyebrow', async () => {
    const both = await hero('plain', { eyebrow: 'Group', trail: [{ label: 'Level', href: '/company' }] });
    expect(textOf(both)).not.toContain('Group');
    expect((await hero('plain', { eyebrow: 'Group', trail: [] })).querySelector('nav')).toBeNull();
  });
});

describe('the logo', () => {
  const logo = { src: '/platform/impress-ai.svg', alt: 'Impress AI' };

  it('is read as the start of a title that does not contain the name', async () => {
    const title = (await hero('split', { logo, title: 'A fair first interview' })).querySelector('h1');
    expect(title?.querySelector('img')?.alt).toBe('Impress AI:');
  });

  it('is outside of a title that contains the name', async () => {
    const page = await hero('split', { logo, title: 'Impress AI, a fair first interview' });
    expect(page.querySelector('h1 img')).toBeNull();
    expect(page.querySelector('p img')?.getAttribute('alt')).toBe('Impress AI');
  });
});

describe('the title block', () => {
  it('joins facts with the same term, and finds the person by name', async () => {
    const page = await hero('plate', {
      facts: [
        { term: 'Services', text: 'Cloud', href: '/services/cloud-services' },
        { term: 'Services', text: 'Security', href: '/services/security' },
      ],
      ledBy: ' samuel OKAFOR',
      people,
    });
    expect(page.querySelectorAll('dt')).toHaveLength(1);
    expect(page.querySelectorAll('dd a')).toHaveLength(2);
    expect(textOf(page)).toContain('Samuel Okafor');
    expect(page.querySelector('img[src="/people/samuel-okafor.avif"]')).not.toBeNull();
  });

  it('shows a name that is not among the people without a portrait', async () => {
    const page = await hero('plate', { ledBy: 'Ada Byron', people, mark: undefined });
    expect(textOf(page)).toContain('Ada Byron');
    expect(page.querySelector('img[src^="/people/"]')).toBeNull();
  });

  it('is missing without facts, logo and person', async () => {
    const page = await hero('plate', { facts: [], mark: undefined, ledBy: undefined });
    expect(page.querySelector('dl')).toBeNull();
    expect(page.querySelector('section > div:last-child')?.children).toHaveLength(1);
  });
});

describe('the person who leads the work', () => {
  it.each(['split', 'panel'])(
    'appears in the layout %s, is found by name, and leaves no gap if there is no name',
    async (layout) => {
      const props = { facts: undefined, people, ledByLabel: 'Your principal' };
      const page = await hero(layout, { ...props, ledBy: 'samuel okafor' });
      expect(textOf(page)).toContain('Your principal Samuel Okafor Principal');
      expect(page.querySelector('img[src="/people/samuel-okafor.avif"]')).not.toBeNull();
      expect(textOf(await hero(layout, { ...props, ledBy: 'Ada Byron' }))).toContain(
        'Your principal Ada Byron',
      );
      for (const ledBy of [undefined, ' '])
        expect(textOf(await hero(layout, { ...props, ledBy }))).not.toContain('Your principal');
    },
  );
});

describe('the byline of an article', () => {
  it('has portrait, job title, day and reading time', async () => {
    const page = await hero('article', { author: 'Samuel Okafor', people, minutes: 4 });
    expect(page.querySelector('img[src="/people/samuel-okafor.avif"]')?.getAttribute('alt')).toBe('');
    expect(textOf(page)).toContain('Principal');
    expect(textOf(page)).toContain('4 minute read');
  });

  it.each([0, -3])('shows no reading time of %i minutes', async (minutes) => {
    expect(textOf(await hero('article', { minutes }))).not.toContain('minute read');
  });

  it('is missing if all parts are missing', async () => {
    const page = await hero('article', { author: undefined, date: undefined, minutes: undefined });
    expect(page.querySelector('h1 ~ div')).toBeNull();
  });
});

describe('the picture of a split hero', () => {
  it('is the portrait on the page of a person', async () => {
    const page = await hero('split', { title: 'Samuel Okafor', image: undefined, people });
    expect(page.querySelector('img[src="/people/samuel-okafor.avif"]')).not.toBeNull();
  });

  it('has neither tag nor telephone nor figures without content for them', async () => {
    const page = await hero('split', { facts: [], figures: [], screen: undefined });
    expect(page.querySelector('dl')).toBeNull();
    expect(textOf(page)).not.toContain('Speak or type');
  });

  it('has at most four figures', async () => {
    const figures = ['1', '2', '3', '4', '5'].map((value) => ({ value, text: `text ${value}` }));
    const page = await hero('split', { facts: [], screen: undefined, figures });
    expect([...page.querySelectorAll('dd')].map(textOf)).toEqual(['1', '2', '3', '4']);
  });

  it('does not blend into a dark background', async () => {
    expect((await hero('split', { blend: true, tone: 'tint' })).querySelector('[data-blend]')).not.toBeNull();
    expect((await hero('split', { blend: true, tone: 'ink' })).querySelector('[data-blend]')).toBeNull();
  });
});

it('a picture has another crop on phones only if it has one', async () => {
  const narrow = { src: '/plates/hero-city-tall.avif', alt: '' };
  const source = (await hero('display', { narrow })).querySelector('picture > source');
  expect(source?.getAttribute('srcset')).toContain('hero-city-tall');
  expect((await hero('display', { narrow: undefined })).querySelector('picture')).toBeNull();
});

describe('a quote', () => {
  const quote = async (props: object) =>
    elementsOf(await draw('quote', { tone: 'white', side: 'start', ...props }));
  const logo = { src: '/brands/sable.svg', alt: 'Sable' };
  const portrait = { src: '/people/samuel-okafor.avif', alt: '' };

  it('has its logo next to the words, or next to the name if there is a portrait or a drawing', async () => {
    const alone = await quote({ text: 'Words', author: 'Hugo Brandt', logo });
    expect(alone.querySelector('figcaption img')).toBeNull();
    expect(alone.querySelector('img')?.getAttribute('alt')).toBe('Sable');
    for (const other of [{ image: portrait }, { picture: portrait }])
      expect(
        (await quote({ text: 'Words', author: 'A', logo, ...other })).querySelector('figcaption img'),
      ).not.toBeNull();
  });

  it('has only words if nothing else is given', async () => {
    const words = await quote({ text: 'Words' });
    expect(words.querySelector('img, figcaption')).toBeNull();
  });
});
