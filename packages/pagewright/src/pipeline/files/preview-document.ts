import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import type { PreviewPayload } from '../../render/preview/preview-payload.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import type { Settings } from '../../render/settings.ts';
import { contentRoutes } from './content-routes.ts';
import { type DocumentShell, escapeHtml, htmlDocument, iconLinks } from './html-document.ts';

interface PreviewOptions {
  readonly content: Pick<ContentAdapter, 'previewPath'>;
  readonly config: SiteConfig;
  readonly pages: readonly PagePlan[];
  readonly sources: SourceTable;
}

/** What the script of the preview page needs; undefined if the content service has no drafts. */
export function previewPayload({
  content,
  config,
  pages,
  sources,
}: PreviewOptions): PreviewPayload | undefined {
  const { previewPath } = content;
  if (previewPath === undefined) return undefined;
  return { service: previewPath, routes: contentRoutes(pages, sources), words: config.preview };
}

/** The document of the preview page. Its script renders the draft, so the document is the same for all drafts. */
export function writePreviewDocument(
  shell: DocumentShell,
  settings: Settings,
  preview: PreviewPayload,
): string {
  const { label, loading, withoutScript } = preview.words;
  return htmlDocument({
    language: shell.language,
    head: [
      `<title>${escapeHtml(label)}</title>`,
      '<meta name="robots" content="noindex">',
      // The URL may still have the token when the first files load.
      '<meta name="referrer" content="no-referrer">',
      ...shell.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
      `<script type="module" src="${shell.script}"></script>`,
      ...iconLinks(shell.publicFiles),
    ],
    root: `<main id="main"><p>${escapeHtml(loading)}</p><noscript><p>${escapeHtml(withoutScript)}</p></noscript></main>`,
    payload: { settings, preview },
  });
}
