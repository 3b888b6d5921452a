import { expect, test, vi } from 'vitest';
import { decodeBody } from '../../src/content/read.ts';
import { installSanitiser } from '../../src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { sources } from '../sites/museum-code.ts';

installSanitiser(sanitiseHtml);

const srcset = '/assets/bridge-480-0123456789.avif 480w, /assets/bridge-900-0123456789.avif 900w';
const loadFiles = vi.fn(async () => ({
  images: {
    '/bridge.png': { width: 900, height: 600, srcset },
    '/pictures/gulls.avif': { width: 1600, height: 700, srcset },
  },
  media: ['https://*.films.example'],
}));
const site = { url: 'https://site.example', loadFiles };

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
  loadFiles.mockClear();
  const own = '/small.png 400w, /bridge.png 900w';
  const image = { src: '/bridge.png', width: 900, height: 600, srcset: own };
  expect(await decoded({ hero_image: image })).toMatchObject({ hero_image: { srcset: own } });
  const far = { src: 'https://pictures.example/a.png', width: 900, height: 600 };
  expect(await decoded({ hero_image: far })).toMatchObject({ hero_image: far });
  expect(loadFiles).not.toHaveBeenCalled();
});

test('a film in HTML plays if the policy allows its origin, and is a link otherwise', async () => {
  const content = [
    '<video src="https://a.films.example/1.mp4"></video>',
    '<video src="/2.mp4"></video><video src="https://cms.example/3.mp4"></video>',
    '<video poster="/4.jpg" src="https://other.example/4.mp4"><source src="https://other.example/4.webm"></video>',
    '<audio><source src="https://other.example/5.ogg"><source src="https://b.films.example/5.mp3"></audio>',
  ].join('');
  const body = { hero_heading: 'A', sections: [{ title: 'B', content }] };
  const base = 'https://cms.example/wp-json/';
  const html = (await decodeBody(sources.article, body, { base, site })).content.sections?.[0]?.content;
  const found = [...(html ?? '').matchAll(/<(?:video|audio|source|a)\b[^>]*?(?:src|href)="([^"]*)"/g)];
  expect(found.map(([tag, url]) => `${tag.slice(0, 3)} ${url}`)).toEqual([
    '<vi https://a.films.example/1.mp4',
    '<vi /2.mp4',
    '<vi https://cms.example/3.mp4',
    '<a  https://other.example/4.mp4',
    '<so https://b.films.example/5.mp3',
  ]);
  expect(html).toContain(
    '<a href="https://other.example/4.mp4" class="content-media-link" rel="noopener"><img src="/4.jpg" alt="" loading="lazy" decoding="async"> 4.mp4</a>',
  );
});
