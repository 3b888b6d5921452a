import { afterEach, describe, expect, it } from 'vitest';
import { withChosenImage } from '../../src/browser/pickers/images/chosen-image.ts';
import { urlOfImage } from '../../src/browser/pickers/images/image-url.ts';
import {
  groupByFolder,
  listedImage,
  publicFolders,
  searchImages,
  siteImages,
} from '../../src/browser/pickers/images/listed-images.ts';
import { optionTowards } from '../../src/browser/pickers/images/option-towards.ts';
import { uploadProblem } from '../../src/browser/pickers/images/upload-problem.ts';
import { knownAlt, stringsOnPage } from '../../src/browser/pickers/images/used-images.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

const srcset = '/plates/abacus-480.avif 480w, /plates/abacus-800.avif 800w, /plates/abacus.avif 1200w';
const sizes = {
  '/plates/abacus.avif': { width: 1200, height: 900, srcset },
  '/plates/abacus-480.avif': { width: 480, height: 360, srcset },
  '/plates/abacus-800.avif': { width: 800, height: 600, srcset },
  '/people/ada-2.jpg': { width: 640, height: 800 },
};
const files = ['/robots.txt', '/logo.svg', '/people/ada.jpg', ...Object.keys(sizes), '/people/ada-10.jpg'];

describe('the images of a site', () => {
  const images = siteImages(files, sizes);

  it('are listed by folder and name, with their sizes and without their smaller versions', () => {
    expect(images.map(({ src, width }) => [src, width])).toEqual([
      ['/logo.svg', undefined],
      ['/people/ada.jpg', undefined],
      ['/people/ada-2.jpg', 640],
      ['/people/ada-10.jpg', undefined],
      ['/plates/abacus.avif', 1200],
    ]);
  });

  it('are shown in lists by a small version', () => {
    expect(images.at(-1)?.thumbnail).toBe('/plates/abacus-480.avif');
    expect(images[0]?.thumbnail).toBe('/logo.svg');
  });

  it('are in groups, one for each folder', () => {
    expect(groupByFolder(images).map(({ folder, images: { length } }) => [folder, length])).toEqual([
      ['', 1],
      ['people', 3],
      ['plates', 1],
    ]);
  });

  it('are found by words of their name, folder and alternative text, in any order', () => {
    const found = (text: string) => searchImages(images, text).map(({ name }) => name);
    expect(found('ADA people')).toEqual(['ada.jpg', 'ada-2.jpg', 'ada-10.jpg']);
    expect(found('  ')).toHaveLength(5);
    expect(found('crane')).toEqual([]);
    expect(
      searchImages([listedImage({ src: 'https://a.example/1.jpg', alt: 'A crane' })], 'crane'),
    ).toHaveLength(1);
  });

  it('can be uploaded to each folder that has files, and to those around it', () => {
    expect(publicFolders([...files, '/a/b/c.txt'])).toEqual(['', 'a', 'a/b', 'people', 'plates']);
  });

  it('have the name of their file, also in addresses with odd characters', () => {
    expect(listedImage({ src: 'https://cms.example/up/Gro%C3%9F%20a.jpg?w=1' })).toMatchObject({
      name: 'Groß a.jpg',
      folder: 'cms.example/up',
    });
    expect(listedImage({ src: '/100%.png' }).name).toBe('100%.png');
  });
});

describe('the URL of an image', () => {
  it('is on the server of the page for files of the site', () => {
    expect(urlOfImage('/a b.png', 'http://127.0.0.1:6181')).toBeUndefined();
    expect(urlOfImage('/a.png', 'http://127.0.0.1:6181')).toBe('http://127.0.0.1:6181/a.png');
    expect(urlOfImage('https://cms.example/a.png', 'http://127.0.0.1:6181')).toBe(
      'https://cms.example/a.png',
    );
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//evil.example/a.png', '{item.image}', ''])(
    'does not exist for %j',
    (src) => expect(urlOfImage(src, 'http://127.0.0.1:6181')).toBeUndefined(),
  );
});

describe('a chosen image', () => {
  const allowed = new Set(['src', 'alt', 'width', 'height', 'srcset']);
  const site = { allowed, isSiteFile: true };
  const media = { allowed, isSiteFile: false };

  it('has no size if it is a file of the site, because the build adds it', () => {
    const before = { src: '/a.png', alt: '', width: 3, height: 2, srcset: '/a.png 3w' };
    expect(withChosenImage(before, { src: '/b.png', width: 30, height: 20 }, site)).toEqual({
      src: '/b.png',
      alt: '',
    });
  });

  it('has its size if it comes from the media of the content service', () => {
    const chosen = {
      src: 'https://cms.example/b.png',
      alt: 'B',
      width: 30,
      height: 20,
      srcset: 'https://cms.example/b.png 30w',
    };
    expect(withChosenImage({}, chosen, media)).toEqual(chosen);
    expect(withChosenImage({}, chosen, { ...media, allowed: new Set(['src']) })).toEqual({ src: chosen.src });
  });

  it('does not keep the alternative text of the image before it', () => {
    const before = { src: '/a.png', alt: 'A bridge' };
    expect(withChosenImage(before, { src: '/b.png', alt: '' }, site)).toEqual({ src: '/b.png' });
    expect(withChosenImage(before, { src: '/b.png', alt: 'A crane' }, site)).toEqual({
      src: '/b.png',
      alt: 'A crane',
    });
    expect(withChosenImage(before, { src: '/a.png', alt: 'Other' }, site)).toEqual(before);
  });

  it('stays decorative, unless a person says what a new file shows', () => {
    const before = { src: '/a.png', alt: '' };
    expect(withChosenImage(before, { src: '/b.png', alt: 'A crane' }, site).alt).toBe('');
    expect(withChosenImage(before, { src: '/b.png', alt: 'A crane', isUploaded: true }, site).alt).toBe(
      'A crane',
    );
    expect(withChosenImage({ alt: 'A' }, { src: '/b.png', alt: '', isUploaded: true }, site).alt).toBe('');
  });

  it('keeps properties that do not belong to an image', () => {
    const before = { src: '/a.png', caption: 'Here', $comment: 'why' };
    expect(withChosenImage(before, { src: '/b.png' }, site)).toEqual({
      src: '/b.png',
      caption: 'Here',
      $comment: 'why',
    });
  });
});

describe('the images of a page', () => {
  it('include the images of its sections and of the shared sections on it', () => {
    const passage = { type: 'passage', props: { paragraphs: ['A'], image: { src: '/pictures/crane.avif' } } };
    const { state } = new StudioInMemory({
      files: { '_sections/journal-news.json': JSON.stringify({ description: 'A', blocks: [passage] }) },
    });
    const used = stringsOnPage(state.site, 'home.json');
    expect(used).toContain('/pictures/lighthouse.avif');
    expect(used).toContain('/pictures/crane.avif');
    expect(stringsOnPage(state.site, 'missing.json').size).toBe(0);
  });

  it('can take their alternative text from another page', () => {
    const { state } = new StudioInMemory({
      files: {
        'policy.json': JSON.stringify({
          route: '/policy',
          a: { src: '/x.png', alt: '{b}' },
          b: [{ src: '/x.png', alt: ' A crane ' }],
        }),
      },
    });
    expect(knownAlt(state.site, '/x.png')).toBe('A crane');
    expect(knownAlt(state.site, '/y.png')).toBeUndefined();
  });
});

describe('the keys in a grid of options', () => {
  // Two rows of three, and a row of two in the next group.
  const options = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
    offsetLeft: (index % 3) * 100,
    offsetTop: Math.floor(index / 3) * 100,
    offsetWidth: 90,
  }));

  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 7, undefined],
    ['ArrowUp', 7, 4],
    ['ArrowUp', 1, undefined],
    ['Home', 5, 0],
    ['End', 0, 7],
    ['a', 3, undefined],
  ])('%s leads from option %i to %s', (key, from, to) => {
    expect(optionTowards(key, options, from)).toBe(to);
  });
});

describe('a file that cannot be uploaded', () => {
  const file = { name: 'a.jpg', size: 1000, type: 'image/jpeg' };

  it('is refused before it is sent, and the message says what to do', () => {
    expect(uploadProblem(file)).toBeUndefined();
    expect(uploadProblem({ ...file, type: '' })).toBeUndefined();
    expect(uploadProblem({ ...file, size: 20_000_001 })).toBe(
      '“a.jpg” has more than 20 MB. Make it smaller.',
    );
    expect(uploadProblem({ ...file, size: 0 })).toContain('is empty');
    expect(uploadProblem({ ...file, type: 'image/svg+xml' })).toContain('SVG');
    expect(uploadProblem({ ...file, name: 'a.SVG', type: '' })).toContain('SVG');
    expect(uploadProblem({ ...file, type: 'application/pdf' })).toContain('not an image');
  });
});
