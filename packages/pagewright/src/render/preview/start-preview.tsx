import { createRoot, hydrateRoot } from 'react-dom/client';
import type { LinkedSite } from '../../content/addresses.ts';
import { serviceUrl } from '../../content/requests/service-url.ts';
import { addPrecleanedHtml } from '../../content/sanitising/precleaned-html.ts';
import type { PagePayload } from '../document/hydration-payload.ts';
import type { PreviewPayload, PreviewState } from '../document/preview-payload.ts';
import { pageOfPayload } from '../routing/payload-page.ts';
import type { SiteProps } from '../SiteContexts.tsx';
import { createDirectPreview, fetchDraft } from './direct-preview.ts';
import { Preview } from './Preview.tsx';
import { readDraft } from './preview-draft.ts';
import { createPreviewSession } from './preview-session.ts';
import { hasNewToken, takeToken } from './preview-token.ts';
import { createServedPreview } from './served-preview.ts';

interface PreviewOptions extends Omit<SiteProps, 'service'> {
  readonly preview: PreviewPayload;
  /** The page that a server has rendered. */
  readonly page: (PagePayload & { readonly path: string }) | undefined;
  /** The site to whose pages links in content may lead. */
  readonly linked: LinkedSite;
}

async function hydratePreview(
  root: HTMLElement,
  page: PagePayload & { readonly path: string },
  { state = { is: 'loading' }, ...preview }: PreviewPayload,
  site: Omit<SiteProps, 'service'>,
): Promise<void> {
  // The document is the response to a form. After this, a reload opens the preview again, and the browser does not ask whether to send the
  // form again.
  history.replaceState(null, '', location.href);
  const { read, service } = createServedPreview({
    page,
    deadline: site.settings.requestTimeout,
    token: () => session.token(),
  });
  const session = createPreviewSession({ read, token: takeToken(), first: state });
  addPrecleanedHtml(page.contents, page.html);
  const [{ Layout }, first] = await Promise.all([
    site.code.layout(),
    page.page && pageOfPayload(site.code, page.path, page, { late: Object.keys(page.page.deferred) }),
  ]);
  hydrateRoot(
    root,
    <Preview {...site} layout={Layout} service={service} session={session} preview={preview} first={first} />,
  );
}

async function renderPreview(
  root: HTMLElement,
  { preview, linked, page: _, ...site }: PreviewOptions,
): Promise<void> {
  const { contentBase: base, requestTimeout: deadline, isClosed = false } = site.settings;
  let first: PreviewState = { is: 'loading' };
  if (base === undefined) first = { is: 'unsupported' };
  else if (isClosed) first = { is: 'closed' };
  const session = createPreviewSession({
    read: (token) => readDraft(serviceUrl(base ?? '', preview.service), deadline, fetchDraft(token)),
    token: takeToken(),
    first,
  });
  const service = createDirectPreview({ settings: site.settings, deadline, site: linked, session });
  const { Layout } = await site.code.layout();
  root.replaceChildren();
  createRoot(root).render(
    <Preview {...site} layout={Layout} service={service} session={session} preview={preview} />,
  );
}

/** Starts the page that shows drafts. The token comes from the fragment of the URL, or from this tab before a reload. */
export async function startPreview(root: HTMLElement, options: PreviewOptions): Promise<void> {
  // Another preview link was opened in this tab.
  addEventListener('hashchange', () => hasNewToken() && location.reload());
  const { preview, page, linked: _, ...site } = options;
  if (page) await hydratePreview(root, page, preview, site);
  else await renderPreview(root, options);
}
