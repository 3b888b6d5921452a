import { createRoot } from 'react-dom/client';
import { serviceUrl } from '../../content/service-url.ts';
import type { SiteFrameProps } from '../SiteFrame.tsx';
import { Preview } from './Preview.tsx';
import type { PreviewPayload } from './preview-payload.ts';
import { createPreviewService } from './preview-service.ts';
import { createPreviewSession } from './preview-session.ts';
import { addPreviewStyle } from './preview-style.ts';
import { hasNewToken, takeToken } from './preview-token.ts';

interface PreviewOptions extends Omit<SiteFrameProps, 'service'> {
  readonly preview: PreviewPayload;
}

/** Starts the page that shows drafts. The token comes from the fragment of the URL, or from before a reload. */
export function startPreview(root: HTMLElement, { preview, ...site }: PreviewOptions): void {
  const { contentBase: base, requestTimeout: deadline } = site.settings;
  const session = createPreviewSession({
    url: base === undefined ? undefined : serviceUrl(base, preview.service),
    token: takeToken(),
    deadline,
  });
  // Another preview link was opened in this tab.
  addEventListener('hashchange', () => hasNewToken() && location.reload());
  addPreviewStyle();
  const service = createPreviewService({ base, deadline, token: session.token });
  root.replaceChildren();
  createRoot(root).render(<Preview {...site} service={service} session={session} preview={preview} />);
}
