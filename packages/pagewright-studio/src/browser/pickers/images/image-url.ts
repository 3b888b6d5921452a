import { urls } from 'pagewright/tooling';

/**
 * The URL of an image of a config, for the window of the studio: the frame's server has the files of the site.
 * @returns undefined for text that is not the source of an image, such as one with content in it
 */
export function urlOfImage(src: string, frameOrigin: string): string | undefined {
  if (src.includes('{') || !urls.isImageSource(src)) return undefined;
  return new URL(src, `${frameOrigin}/`).href;
}
