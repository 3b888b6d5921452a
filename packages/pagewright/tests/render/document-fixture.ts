import { writeDocument } from '../../src/pipeline/files/html-document.ts';
import { emptyPagePayload, type PagePayload } from '../../src/render/document/hydration-payload.ts';

/** The script of the build to which the code of these tests belongs. */
export const clientScript = '/assets/client-1.js';

/**
 * The document of a page, as the build writes it.
 * @param html of the page
 */
export function documentOf(
  path: string,
  payload: Partial<PagePayload>,
  client = clientScript,
  html = '',
): string {
  return writeDocument(
    {
      language: 'en',
      boot: '/assets/boot.js',
      client,
      styles: { base: undefined, pages: {}, late: [] },
      feed: undefined,
      font: undefined,
      previewScripts: [],
      players: '/assets/players.js',
      publicFiles: new Set(),
    },
    {
      path,
      html,
      imagePreloads: '',
      head: [],
      payload: { ...emptyPagePayload, ...payload },
      settings: { siteUrl: 'https://site.example', formPath: '/form', requestTimeout: 1, revalidateAfter: 0 },
      scripts: [],
      linkedData: [],
    },
  );
}

/** Makes the tab use the code of a build. */
export function runClient(client = clientScript): void {
  document.head.innerHTML = `<script type="module" src="/assets/boot.js" data-client="${client}"></script>`;
}
