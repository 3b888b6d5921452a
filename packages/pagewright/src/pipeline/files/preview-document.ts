import type { ContentAdapter } from '../../content/content-adapter.ts';
import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { Payload } from '../../render/document/payload.ts';
import type { PreviewPayload } from '../../render/document/preview-payload.ts';
import type { Settings } from '../../render/document/settings.ts';
import { contentRoutes } from '../pages/content-routes.ts';
import {
  type DocumentShell,
  htmlDocument,
  iconLinks,
  previewHead,
  scriptElement,
  stylesheetLinks,
} from './html-document.ts';

interface PreviewOptions {
  readonly content: Pick<ContentAdapter, 'previewPath'>;
  readonly config: SiteConfig;
  readonly pages: readonly PagePlan[];
  readonly sources: SourceTable;
}

/** The payload of the preview page; undefined if the content service has no drafts. */
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

interface LoadingDocument {
  readonly preview: PreviewPayload;
  readonly scripts: readonly string[];
  /** HTML after the text. */
  readonly form?: string;
  readonly payload: Partial<Payload>;
}

function loadingDocument(
  shell: DocumentShell,
  { preview, scripts, form = '', payload }: LoadingDocument,
): string {
  const { loading, withoutScript } = preview.words;
  const text = `<p>${escapeHtml(loading)}</p><noscript><p>${escapeHtml(withoutScript)}</p></noscript>`;
  return htmlDocument({
    language: shell.language,
    head: [...previewHead(shell, preview), ...stylesheetLinks(shell), ...scripts, ...iconLinks(shell)],
    root: `<main id="main">${text}${form}</main>`,
    payload,
  });
}

/** The document of the preview page. Its script renders the draft, so the document is the same for all drafts. */
export function writePreviewDocument(
  shell: DocumentShell,
  settings: Settings,
  preview: PreviewPayload,
): string {
  const scripts = [scriptElement(shell)];
  return loadingDocument(shell, { preview, scripts, payload: { settings, preview } });
}

/**
 * The document of the preview page of a server. Its script sends the token, and the server responds with the draft. Meanwhile the browser
 * loads the files that the page needs.
 */
export function writePreviewForm(shell: DocumentShell, preview: PreviewPayload): string {
  const [opener, ...imports] = shell.previewScripts;
  const scripts = [
    `<script type="module" src="${opener}"></script>`,
    ...[...imports, shell.client].map((href) => `<link rel="modulepreload" href="${href}">`),
  ];
  const form = '<form method="post" hidden><input type="hidden" name="token"></form>';
  return loadingDocument(shell, { preview, scripts, form, payload: {} });
}
