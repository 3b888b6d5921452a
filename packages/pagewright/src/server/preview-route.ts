import { previewPayload, writePreviewForm } from '../pipeline/files/preview-document.ts';
import { previewPath } from '../pipeline/pages/content-routes.ts';
import type { PreviewAnswer, PreviewPayload, PreviewState } from '../render/document/preview-payload.ts';
import { cleanPath } from '../render/routing/route-match.ts';
import type { SiteParts } from './pages/site-parts.ts';
import { type OpenedPreview, previewOpener } from './preview-page.ts';
import type { ServerContext } from './server-context.ts';

const withoutSlash = cleanPath(previewPath);

/** True for the path of previews, with or without a trailing slash. */
export function isPreviewPath(pathname: string): boolean {
  return pathname === previewPath || pathname === withoutSlash;
}

const statusOf: Readonly<Record<PreviewState['is'], number>> = {
  shown: 200,
  loading: 200,
  missing: 400,
  ended: 403,
  closed: 403,
  unsupported: 404,
  deleted: 410,
  unreachable: 503,
};

const headers = { 'Content-Type': 'text/html; charset=utf-8' };

/** The fields of a form: the token, and the version that the client shows. Both are empty if the body is not a form. */
async function fieldsOf(request: Request): Promise<{ readonly token: string; readonly version: string }> {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { token: text('token'), version: text('version') };
}

/**
 * Returns a function that responds to requests for previews. GET returns a form that posts the browser's token. POST returns the document
 * of the draft, or only its content if the client accepts JSON. The header rules for this path keep the responses out of caches and search
 * engines.
 *
 * Undefined if the content service has no drafts, or if the site has a page of its own at this path.
 */
export function previewRoute(
  parts: SiteParts,
): ((request: Request, context: ServerContext) => Promise<Response>) | undefined {
  const { site, plans, code, steps } = parts;
  const { config, shell } = site;
  const payload = previewPayload({ content: code.content, config, pages: plans, sources: code.sources });
  const paths = [...site.prerendered, ...plans.flatMap(({ routes }) => routes)];
  if (!payload || paths.includes(withoutSlash)) return undefined;
  const preview: PreviewPayload = payload;
  const open = previewOpener(preview, parts);
  const form = writePreviewForm({ ...shell, publicFiles: new Set(shell.publicFiles) }, preview);

  async function write({ state, page }: OpenedPreview, { report }: ServerContext): Promise<string> {
    const shown = { ...preview, state };
    const { html, warnings } = page
      ? await steps.write(page.target, page.content, shown)
      : await steps.writeMessage(shown);
    for (const { text } of warnings) report(text);
    return html;
  }

  function answer({ state, page }: OpenedPreview): PreviewAnswer {
    return { script: shell.client, state, ...(page ? { page: page.content.payload } : {}) };
  }

  return async (request, context) => {
    if (request.method !== 'POST') return new Response(form, { headers });
    const { token, version } = await fieldsOf(request);
    const wantsJson = request.headers.get('accept') === 'application/json';
    const opened = await open(token, wantsJson ? version : '', context);
    const status = statusOf[opened.state.is];
    return wantsJson
      ? Response.json(answer(opened), { status })
      : new Response(await write(opened, context), { status, headers });
  };
}
