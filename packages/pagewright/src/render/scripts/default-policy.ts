import { coversOrigin } from '../../content/covers-origin.ts';
import type { ScriptSettings, Settings } from '../document/settings.ts';
import { report } from '../reporting/report.ts';

/** The tag of the analytics service. Its library sets this URL as a string. */
function analyticsTag({ analyticsId }: Settings): string | undefined {
  return analyticsId === undefined ? undefined : `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;
}

function parseUrl(src: string): URL | undefined {
  try {
    return new URL(src, document.baseURI);
  } catch {
    return undefined;
  }
}

/** The origin of a script if the site does not declare it; undefined if the script may run. */
export function undeclaredOrigin(src: string, scripts: ScriptSettings | undefined): string | undefined {
  const url = parseUrl(src);
  if (!url) return src;
  // The origin of a `blob:` URL is the one of the site, but its code may come from anywhere.
  if (!/^https?:$/.test(url.protocol)) return url.protocol;
  const isDeclared =
    url.origin === location.origin || scripts?.origins?.some((each) => coversOrigin(each, url.origin));
  return isDeclared ? undefined : url.origin;
}

/** What to do about an origin that the site does not declare. */
export function undeclaredText(origin: string): string {
  return `The origin ${origin} is not declared. Add it to policy.scripts in pagewright.config.ts, with the reason, and build again.`;
}

/** Reports what the policy refuses, and refuses it. */
function refuse(message: string): never {
  report({ about: 'script', message });
  throw new TypeError(message);
}

let isCreated = false;

/**
 * Creates the default policy for Trusted Types, once: it decides about all strings that scripts of others use as the URL of a script, as HTML or
 * as code. The Content-Security-Policy of a site names it only if the site declares such scripts. Browsers without Trusted Types have the rest
 * of the Content-Security-Policy.
 */
export function createDefaultPolicy(settings: Settings): void {
  if (isCreated || globalThis.trustedTypes === undefined) return;
  isCreated = true;
  const { scripts } = settings;
  const tag = analyticsTag(settings);
  try {
    globalThis.trustedTypes.createPolicy('default', {
      createScriptURL(url) {
        const origin = url === tag ? undefined : undeclaredOrigin(url, scripts);
        return origin === undefined
          ? url
          : refuse(`A script was not loaded: ${url}. ${undeclaredText(origin)}`);
      },
      createHTML: (html) =>
        scripts?.html === true
          ? html
          : refuse(
              'A script tried to write HTML into the page. If it should, declare policy.html in pagewright.config.ts, with the reason, and build again.',
            ),
      createScript: () => refuse('A script tried to run text as code. No setting allows that.'),
    });
  } catch (error) {
    const repair =
      scripts || tag
        ? 'The host sends an old Content-Security-Policy: deploy the headers of this build.'
        : `The project declares no scripts. Add ${location.origin} to policy.scripts in pagewright.config.ts, with the reason, and build again.`;
    const message = `The policy for scripts could not be created (${error}). ${repair}`;
    report({ about: 'script', message });
  }
}
