/** What the code was told when it was built: `packages/pagewright/src/pipeline/site/build-settings.ts` reads the environment and has the defaults. */

/** Where content is read from: an address without a slash at its end, `''` on the same origin, or nothing. */
export const contentBase: string | undefined = import.meta.env.VITE_CONTENT_BASE;

/** Where forms post to, below `contentBase`. */
export const formPath: string = import.meta.env.VITE_FORM_PATH;

/** Where forms post to; undefined where no content service is configured. */
export const formAction: string | undefined = contentBase === undefined ? undefined : contentBase + formPath;

/** Milliseconds that a query may take with all its retries. */
export const requestTimeout = Number(import.meta.env.VITE_REQUEST_TIMEOUT_MS);

/** Canonical origin of the site, without a slash at its end. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL;
