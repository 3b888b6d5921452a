import type { Plugin } from 'vite';
import { sourceSchema } from '../../../config/schemas/page-schemas.ts';
import { htmlDocument } from '../../../pipeline/files/html-document.ts';
import type { CheckedSite } from '../../../pipeline/site/checked-site.ts';
import { siteFile } from '../../../pipeline/site/site-module.ts';
import { blockDocument } from '../../../studio/preview/frame-messages.ts';
import { engineModule } from '../../engine-file.ts';
import { resolvedPrefix, virtualPrefix } from '../../vite/virtual-names.ts';

/** The virtual modules that are the scripts of each page in the frame. The first needs nothing of the site, so that it runs if the site cannot. */
export const frameScripts: readonly string[] = ['studio-frame', 'studio-client'];

const blockScript = 'studio-block';
const contentSchemas = 'studio-contents';

interface FrameDocumentsOptions {
  readonly studioOrigin: string;
  readonly checkedSite: () => Pick<CheckedSite, 'schemas' | 'site'>;
}

/** What documents in the frames of the studio have besides those of the dev server, and the document that shows one block. */
export function frameDocuments({ studioOrigin, checkedSite }: FrameDocumentsOptions): Plugin {
  const origin = JSON.stringify(studioOrigin);
  const frame = JSON.stringify(engineModule('studio/frame/start-frame'));
  const state = JSON.stringify(engineModule('studio/frame/start-state'));
  const codeOf: Readonly<Record<string, () => string>> = {
    'studio-frame': () => `import { startFrame } from ${frame};\nstartFrame(${origin});\n`,
    'studio-client': () => `import { changeService } from 'pagewright/client';
import { routes } from 'virtual:pagewright/routes';
import { run } from 'virtual:pagewright/client';
import { followRoutes } from ${frame};
import { showState } from ${state};
changeService(showState(async () => (await import('${virtualPrefix}${contentSchemas}')).default));
followRoutes(routes);
await run();
`,
    [blockScript]: () => `import site from '/${siteFile}';
import config from 'virtual:pagewright/site';
import { startBlock } from 'pagewright/gallery';
startBlock(site, config, ${origin});
`,
    [contentSchemas]: () => {
      const { schemas } = checkedSite();
      const entries = [...schemas.content.keys()].map((name) => [
        name,
        sourceSchema(schemas, name, 'content'),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
    },
  };
  return {
    name: 'pagewright-studio-documents',
    load(id) {
      return id.startsWith(resolvedPrefix) ? codeOf[id.slice(resolvedPrefix.length)]?.() : undefined;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET' || request.originalUrl !== blockDocument) return next();
          const document = htmlDocument({
            language: checkedSite().site?.head.language ?? 'en',
            head: [`<script type="module" src="/@id/${virtualPrefix}${blockScript}"></script>`],
            root: '',
            payload: {},
          });
          try {
            const html = await server.transformIndexHtml(blockDocument, document);
            response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
