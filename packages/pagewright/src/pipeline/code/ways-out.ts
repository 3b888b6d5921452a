/** Why a style attribute has no effect, and the way out. */
export const noStyleAttributes =
  'The content policy forbids style attributes, so built pages do not show it. Use a class, or set the style in an effect: ref.current.style.setProperty("--width", width)';

/** Why an element with a plugin shows nothing, and the way out. */
export const noPlugins =
  'The content policy forbids plugins, so built pages do not show it. Show an image with <img>, a film with <video> and a page with <iframe>';

/** Why a symbol of another origin is not drawn, and the way out. */
export const noForeignSymbols =
  'Browsers draw symbols only from SVG files of the site itself, whatever its policy declares. Copy the file into public/, or show it with <img>';

/** Whether the URL of a symbol is on another origin. */
export const isForeign = (url: string) => /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(url);
