import { blockDocument } from '../../../studio/preview/frame-messages.ts';
import { nodes } from '../../../tooling.ts';
import { type DraftServerOptions, projectFiles } from '../../../tooling-node.ts';
import { studioExtension, windowFile } from '../studio-modules.ts';

type FrameModules = Pick<DraftServerOptions, 'modules' | 'scripts' | 'documents'>;

/** The code in the frames of the studio: in each page, and in the document that shows one block. */
export function frameModules(studioOrigin: string): FrameModules {
  const origin = JSON.stringify(studioOrigin);
  const frame = JSON.stringify(windowFile(`frame/start-frame${studioExtension}`));
  const state = JSON.stringify(windowFile(`frame/start-state${studioExtension}`));
  return {
    // The first needs nothing of the site, so that it runs if the site cannot.
    scripts: ['studio-frame', 'studio-client'],
    documents: { [blockDocument]: 'studio-block' },
    modules: {
      'studio-frame': () => `import { startFrame } from ${frame};\nstartFrame(${origin});\n`,
      'studio-client': () => `import { changeService } from 'pagewright/client';
import { routes } from 'virtual:pagewright/routes';
import { run } from 'virtual:pagewright/client';
import { followRoutes } from ${frame};
import { showState } from ${state};
changeService(showState(async () => (await import('virtual:pagewright/studio-contents')).default));
followRoutes(routes);
await run();
`,
      'studio-block': () => `import site from '/${projectFiles.siteFile}';
import config from 'virtual:pagewright/site';
import { startBlock } from 'pagewright/gallery';
startBlock(site, config, ${origin});
`,
      'studio-contents': ({ schemas }) => {
        const entries = [...schemas.content.keys()].map((name) => [
          name,
          nodes.sourceSchema(schemas, name, 'content'),
        ]);
        return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
      },
    },
  };
}
