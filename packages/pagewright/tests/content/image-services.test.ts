import { imageWidths } from 'pagewright/source';
import { describe, expect, it } from 'vitest';
import { image } from '../../src/content/decode-image.ts';
import { responseDecoder } from '../../src/content/decoder.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';

const widthOf = imageWidths({
  'https://i0.wp.com': 'photon',
  'https://res.cloudinary.com': 'cloudinary',
  'https://pier.imgix.net': 'imgix',
  'https://cdn.example': ({ href }, width) => `${href}@${width}`,
});

describe('a service that scales images', () => {
  it.each([
    [
      'https://i0.wp.com/cms.example/a.jpg?fit=1200%2C800&ssl=1',
      'https://i0.wp.com/cms.example/a.jpg?ssl=1&w=480',
    ],
    [
      'https://i0.wp.com/cms.example/a.jpg?resize=960,640',
      'https://i0.wp.com/cms.example/a.jpg?resize=480%2C320',
    ],
    [
      'https://res.cloudinary.com/pier/image/upload/v12/quay/a.jpg',
      'https://res.cloudinary.com/pier/image/upload/c_limit,w_480/v12/quay/a.jpg',
    ],
    [
      'https://res.cloudinary.com/pier/image/upload/c_fill,h_400,w_900/q_auto/v12/a.jpg',
      'https://res.cloudinary.com/pier/image/upload/c_fill,h_400,w_900/q_auto/c_limit,w_480/v12/a.jpg',
    ],
    ['https://pier.imgix.net/a.jpg?auto=format', 'https://pier.imgix.net/a.jpg?auto=format&w=480&fit=max'],
    [
      'https://pier.imgix.net/a.jpg?w=960&h=640&fit=crop',
      'https://pier.imgix.net/a.jpg?w=480&h=320&fit=crop',
    ],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg@480'],
    ['https://other.example/a.jpg', undefined],
    ['/a.jpg', undefined],
    ['https://', undefined],
  ])('names its widths: %s', (src, url) => {
    expect(widthOf(src, 480)).toBe(url);
  });

  it('gives widths to images with a known width that have none', () => {
    const decode = responseDecoder(image);
    const src = 'https://pier.imgix.net/a.jpg';
    const srcset = `${src}?w=480&fit=max 480w, ${src}?w=800&fit=max 800w, ${src} 1000w`;
    const clean = (raw: string) => raw;
    expect(decode({ src, width: 1000 }, clean, { widthOf }).content).toEqual({ src, width: 1000, srcset });
    expect(decode({ src }, clean, { widthOf }).content).toEqual({ src });
    expect(decode({ src, width: 1000, srcset: '/m.jpg 300w' }, clean, { widthOf }).content?.srcset).toBe(
      '/m.jpg 300w',
    );
    const html = sanitiseHtml(`<img src="${src}" width="1000" height="600" alt="">`, { widthOf });
    expect(html).toContain(`srcset="${srcset.replaceAll('&', '&amp;')}"`);
    expect(sanitiseHtml(html, { widthOf })).toBe(html);
    expect(sanitiseHtml(`<img src="${src}">`, { widthOf })).not.toContain('srcset');
  });
});
