import type { ContentApi } from './content-api.ts';

/**
 * How a service names the width of an image. `photon`: Jetpack's `i0.wp.com`. `cloudinary`: transformations in the path. `imgix`: the
 * parameters `w` and `fit=max`, which many services have. Any other service: a function that returns the URL of a width in pixels.
 */
export type ImageService = 'photon' | 'cloudinary' | 'imgix' | ((url: URL, width: number) => string);

function photonUrl(url: URL, width: number): string {
  const { searchParams } = url;
  const [, cropWidth, cropHeight] = /^(\d+),(\d+)$/.exec(searchParams.get('resize') ?? '') ?? [];
  for (const name of ['w', 'h', 'fit', 'resize']) searchParams.delete(name);
  // `resize` crops, so its other widths need the same form.
  if (cropWidth === undefined) searchParams.set('w', String(width));
  else searchParams.set('resize', `${width},${Math.round((Number(cropHeight) * width) / Number(cropWidth))}`);
  return url.href;
}

/** Adds a transformation after those that the URL has, so that it scales their result. */
function cloudinaryUrl(url: URL, width: number): string {
  const scaled = /^(.*?\/(?:upload|fetch|private|authenticated)\/(?:[a-z]{1,3}_[^/]+\/)*)(.+)$/.exec(
    url.pathname,
  );
  if (scaled) url.pathname = `${scaled[1]}c_limit,w_${width}/${scaled[2]}`;
  return url.href;
}

function imgixUrl(url: URL, width: number): string {
  const { searchParams } = url;
  const [w, h] = ['w', 'h'].map((name) => Number(searchParams.get(name)));
  searchParams.set('w', String(width));
  if (w && h) searchParams.set('h', String(Math.round((h * width) / w)));
  if (!searchParams.has('fit')) searchParams.set('fit', 'max');
  return url.href;
}

const services = { photon: photonUrl, cloudinary: cloudinaryUrl, imgix: imgixUrl };

/**
 * Makes `ContentApi.widthOf` from the services that scale images of the content, by their origins:
 * `imageWidths({ 'https://i0.wp.com': 'photon' })`.
 */
export function imageWidths(
  byOrigin: Readonly<Record<string, ImageService>>,
): NonNullable<ContentApi['widthOf']> {
  return (src, width) => {
    if (!/^https?:/i.test(src)) return undefined;
    try {
      const url = new URL(src);
      const service = Object.hasOwn(byOrigin, url.origin) ? byOrigin[url.origin] : undefined;
      if (service === undefined) return undefined;
      return typeof service === 'function' ? service(url, width) : services[service](url, width);
    } catch {
      return undefined;
    }
  };
}
