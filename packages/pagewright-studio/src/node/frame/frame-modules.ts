import { nodes } from 'pagewright/tooling';
import { type DraftServerOptions, projectFiles } from 'pagewright/tooling/node';
import { blockDocument } from '../../browser/stages/block-document.ts';
import type { FrameCode } from './frame-code.ts';

type FrameModules = Pick<DraftServerOptions, 'modules' | 'scripts' | 'documents'>;

/** The modules in the frames of the studio: in each page, and in the document that shows one block. */
export function frameModules(studioOrigin: string, { frame, state }: FrameCode): FrameModules {
  const origin = JSON.stringify(studioOrigin);
  return {
    // The first module needs nothing of the site, so it runs even if the code of the site cannot.
    scripts: ['studio-start', 'studio-client'],
    documents: { [blockDocument]: 'studio-block' },
    modules: {
      'studio-frame': () => frame,
      'studio-state': () => state,
      'studio-start': () => `import { startFrame } from 'virtual:pagewright/studio-frame';
startFrame(${origin});
`,
      'studio-client': () => `import { changeService } from 'pagewright/client';
import { routes } from 'virtual:pagewright/routes';
import { run } from 'virtual:pagewright/client';
import { followRoutes } from 'virtual:pagewright/studio-frame';
import { showState } from 'virtual:pagewright/studio-state';
changeService(showState(async () => (await import('virtual:pagewright/studio-contents')).default));
followRoutes(routes);
await run();
`,
      'studio-block': () => `import site from '/${projectFiles.siteFile}';
import config from 'virtual:pagewright/site';
import { startBlock } from 'pagewright/gallery';
startBlock(site, config, ${origin});
`,
      'studio-contents': (site) => {
        const { schemas } = site();
        const entries = [...schemas.content.keys()].map((name) => [
          name,
          nodes.sourceSchema(schemas, name, 'content'),
        ]);
        return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
      },
    },
  };
}
