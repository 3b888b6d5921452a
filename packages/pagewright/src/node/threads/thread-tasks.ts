import { ContentError } from '../../content/content-error.ts';
import { decodeBody } from '../../content/read.ts';
import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import { limitKnownHtml } from '../../content/sanitising/limit-known-html.ts';
import type { HtmlDigests } from '../../content/sanitising/precleaned-html.ts';
import type { LoadFiles } from '../../content/site-images.ts';
import type { Decoded } from '../../content/source.ts';
import { once } from '../../memory/once.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { PageRenderer, PrerenderedPage } from '../../render/render-path.tsx';
import { type FileTask, writeNow } from '../output/site-output.ts';

/** A page to render. */
type RenderTask = Parameters<PageRenderer['renderPath']>;

/** A body of a response to decode and clean. */
export interface DecodeTask {
  /** Name of the source. */
  readonly source: string;
  readonly body: unknown;
  readonly base: string | undefined;
  /** URL of the site. */
  readonly siteUrl: string;
}

/** Content with the digests of its clean HTML, or the message of a ContentError. */
export type DecodeResult = (Decoded<unknown> & { readonly html: HtmlDigests }) | { readonly problem: string };

/** What threads of a build do. All arguments and results can be sent to another thread. */
export interface ThreadTasks {
  renderPage(task: RenderTask): Promise<PrerenderedPage>;
  decodeContent(task: DecodeTask): Promise<DecodeResult>;
  writeFile(task: FileTask): void;
}

/** The code of a site. */
interface SiteParts {
  readonly renderPath: PageRenderer['renderPath'];
  readonly sources: SourceTable;
  readonly loadFiles: LoadFiles;
}

/** The tasks of a site. Its entry for threads exports them. @param load called before the first task that needs the site's code */
export function createThreadTasks(load: () => Promise<SiteParts>): ThreadTasks {
  const site = once(load);
  limitKnownHtml();
  return {
    async renderPage(task) {
      const { renderPath } = await site();
      return renderPath(...task);
    },
    async decodeContent({ source: name, body, base, siteUrl }) {
      const { sources, loadFiles } = await site();
      const source = sources[name];
      if (!source) throw new Error(`The site has no source ${name}`);
      try {
        const decoded = await decodeBody(source, body, { base, site: { url: siteUrl, loadFiles } });
        return { ...decoded, html: htmlDigests(decoded.content) };
      } catch (error) {
        // The class of the error would be lost on the way to the other thread.
        if (error instanceof ContentError) return { problem: error.message };
        throw error;
      }
    },
    writeFile: writeNow,
  };
}
