import { expect, test, vi } from 'vitest';
import { sources } from '../../../../src/sources/source-registry.ts';
import { decodeBody, type ReadableSource } from '../../src/content/read.ts';
import { installSanitiser } from '../../src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { linkedSite } from '../../src/pipeline/pages/linked-site.ts';

installSanitiser(sanitiseHtml);

const srcset = '/assets/bridge-480-0123456789.avif 480w, /assets/bridge-900-0123456789.avif 900w';
const loadImages = vi.fn(async () => ({
  '/bridge.png': { width: 900, height: 600, srcset },
  '/CaseStudyHero.png': { width: 1600, height: 700, srcset },
}));
const site = linkedSite('https://site.example', ['/'], loadImages);
const source: ReadableSource<unknown> = sources['case-study'];

/** A case study as the site gets it. */
async function decoded(fields: object) {
  const details = [{ id: 1, title: 'B', content: 'Words' }];
  const body = { id: 1, slug: 'a', hero_heading: 'A', details, ...fields };
  return (await decodeBody(source, body, { base: undefined, site })).content;
}

test('an image of content that is a file of the site has the widths that were made of it', async () => {
  expect(await decoded({ hero_image: '/bridge.png' })).toMatchObject({
    hero_image: { src: '/bridge.png', width: 900, height: 600, srcset },
  });
  expect(await decoded({ hero_image: { src: '/bridge.png', width: 90, height: 60 } })).toMatchObject({
    hero_image: { width: 90, height: 60, srcset },
  });
});

test('an image that replaces a missing one has them too', async () => {
  expect(await decoded({})).toMatchObject({ hero_image: { src: '/CaseStudyHero.png', srcset } });
});

test('an image in HTML has them, with the space it takes', async () => {
  const detail_description = '<p>One</p><img src="/bridge.png" alt="A bridge">';
  const body = { hero_heading: 'A', service_details_data: [{ detail_description }] };
  const { content } = await decodeBody(sources.service, body, { base: undefined, site });
  expect(content?.service_details_data?.[0]?.detail_description).toContain(
    `srcset="${srcset}" width="900" height="600" sizes="auto, 100vw" loading="lazy"`,
  );
});

test('images elsewhere, and images with widths of their own, stay as they are, and load nothing', async () => {
  loadImages.mockClear();
  const own = '/small.png 400w, /bridge.png 900w';
  const image = { src: '/bridge.png', width: 900, height: 600, srcset: own };
  expect(await decoded({ hero_image: image })).toMatchObject({ hero_image: { srcset: own } });
  const far = { src: 'https://pictures.example/a.png', width: 900, height: 600 };
  expect(await decoded({ hero_image: far })).toMatchObject({ hero_image: far });
  expect(loadImages).not.toHaveBeenCalled();
});
