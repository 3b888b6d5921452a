import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleModules } from '../bundle-modules.ts';
import { studioExtension, windowFile } from '../studio-modules.ts';

/** The code that runs in the frame: each text is a module without imports of the studio. */
export interface FrameCode {
  /** Outlines and clicks. It imports nothing. */
  readonly frame: string;
  /** States of content. */
  readonly state: string;
}

/** The folder of the code in a package. */
const packagedFolder = path.resolve(import.meta.dirname, '../../bundles/frame');

/** Reads the code. The sources are bundled first; a package contains the result. */
export async function readFrameCode(): Promise<FrameCode> {
  if (studioExtension === '.ts' || !existsSync(packagedFolder)) return bundleFrame();
  const read = (name: string) => readFileSync(path.join(packagedFolder, `${name}.js`), 'utf8');
  return { frame: read('frame'), state: read('state') };
}

/** Bundles the code from its sources, so that a page loads only what it uses of the engine. */
export async function bundleFrame(): Promise<FrameCode> {
  const [frame, state] = [await bundled('start-frame'), await bundled('start-state')];
  return { frame, state };
}

async function bundled(name: string): Promise<string> {
  const files = await bundleModules({
    root: windowFile('frame'),
    build: {
      minify: false,
      rolldownOptions: {
        input: windowFile(`frame/${name}.ts`),
        // The site has it too, and its errors are recognized by their class.
        external: ['pagewright/source'],
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  return files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
}
