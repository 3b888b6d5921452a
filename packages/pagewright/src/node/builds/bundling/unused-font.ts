import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../pipeline/files-below.ts';
import type { Warning } from '../../../pipeline/warnings.ts';

const host = 'https://site.invalid';

/** The paths in the `url(…)` of a stylesheet or a script. */
function urlPaths(text: string, file: string): string[] {
  return [...text.matchAll(/\burl\(\s*\\?["']?([^"'()\\\s]+)/gi)].flatMap(([, url = '']) => {
    const from = `${host}/${file}`;
    return URL.canParse(url, from) ? new URL(url, from).pathname : [];
  });
}

/**
 * Warns if all pages preload a font that no style uses, which costs each visitor its bytes.
 * @param client the folder of the bundle for browsers, with the public files
 * @param font the path of the font below the base; undefined if the site preloads none
 */
export function unusedFont(client: string, font: string | undefined): Warning[] {
  if (font === undefined) return [];
  const { pathname } = new URL(font, host);
  const isUsed = filesBelow(client)
    .filter((file) => /\.(?:css|js)$/.test(file))
    .some((file) =>
      urlPaths(readFileSync(path.join(client, file), 'utf8'), file).some((url) => url.endsWith(pathname)),
    );
  if (isUsed) return [];
  const text = `"font" in pagewright.config.ts makes every page load ${font}, but no style uses it: no url(...) leads to it. Write @font-face { font-family: "My font"; src: url("${font}"); } in a stylesheet, or remove "font". If only pictures for shared links need it, name it as "shareFont".`;
  return [{ kind: 'fonts that no style uses', cause: font, text }];
}
