import { expect, test, vi } from 'vitest';
import { decodeBody } from '../../src/content/read.ts';
import { installSanitiser } from '../../src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { sources } from '../sites/museum-code.ts';

installSanitiser(sanitiseHtml);

const srcset = '/assets/bridge-480-0123456789.avif 480w, /assets/bridge-900-0123456789.avif 900w';
const loadImages = vi.fn(async () => ({
  '/bridge.png': { width: 900, height: 600, srcset },
  '/pictures/gulls.avif': { width: 1600, height: 700, srcset },
}));
const site = { url: 'https://site.example', loadImages };

/** An article as the source returns it. */
async function decoded(fields: object) {
  const body = { hero_heading: 'A', sections: [{ title: 'B', content: 'Words' }], ...fields };
  return (await decodeBody(sources.article, body, { base: undefined, site })).content;
}

test('an image in content that is a file of the site has its generated widths', async () => {
  expect(await decoded({ hero_image: '/bridge.png' })).toMatchObject({
    hero_image: { src: '/bridge.png', width: 900, height: 600, srcset },
  });
  expect(await decoded({ hero_image: { src: '/bridge.png', width: 90, height: 60 } })).toMatchObject({
    hero_image: { width: 90, height: 60, srcset },
  });
});

test('an image that replaces a missing one has its generated widths, too', async () => {
  const listed = [{ id: 1, title: 'A', slug: 'a' }];
  const { content } = await decodeBody(sources.articles, listed, { base: undefined, site });
  expect(content).toMatchObject([{ featured_image: { src: '/pictures/gulls.avif', srcset } }]);
});

test('an image in HTML has its generated widths, and its size', async () => {
  const content = '<p>One</p><img src="/bridge.png" alt="A bridge">';
  const article = await decoded({ sections: [{ content }] });
  expect(article?.sections?.[0]?.content).toContain(
    `srcset="${srcset}" width="900" height="600" sizes="auto, 100vw" loading="lazy"`,
  );
});

test('images of other sites, and images with widths of their own, are unchanged and load no code', async () => {
  loadImages.mockClear();
  const own = '/small.png 400w, /bridge.png 900w';
  const image = { src: '/bridge.png', width: 900, height: 600, srcset: own };
  expect(await decoded({ hero_image: image })).toMatchObject({ hero_image: { srcset: own } });
  const far = { src: 'https://pictures.example/a.png', width: 900, height: 600 };
  expect(await decoded({ hero_image: far })).toMatchObject({ hero_image: far });
  expect(loadImages).not.toHaveBeenCalled();
});
