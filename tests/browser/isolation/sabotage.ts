import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getOrInsert } from '../../../packages/pagewright/src/memory/get-or-insert.ts';
import { once } from '../../../packages/pagewright/src/memory/once.ts';
import { build } from '../../../packages/pagewright/src/node/builds/build.ts';
import { withSettings } from '../../../packages/pagewright/tests/commands/with-settings.ts';
import { bundleProject } from '../../../packages/pagewright/tests/projects/bundle-project.ts';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';
import { buildOnce, root } from '../fixture-sites/build-once.ts';
import { demoSite, sitePaths } from '../fixture-sites/demo-site.ts';
import { serveFaulty } from '../fixture-sites/faulty-site.ts';

/** The component of each block type, from the registry. */
export const components: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(path.join(root, 'src/blocks/block-registry.ts'), 'utf8').matchAll(
      /import\('\.\/([a-z-]+)\/(\w+)\.tsx'\)/g,
    ),
  ].map(([, type = '', component = '']) => [type, component]),
);

/** The environment variable with the sabotage for the threads of a build. Browsers read theirs from an item of session storage. */
const variable = 'SABOTAGE';
export const sessionItem = 'sabotage';

/** A block type for each kind of hydration (at once, when visible, when touched), and a page that shows it. Unit tests cover every type. */
export const representatives = [
  ['counters', '/'],
  ['share-links', '/insight/blog/red-amber-and-the-truth'],
  ['quote', '/services/security'],
] as const;

/** The pages on which no block threw during the build. */
const intact: readonly string[] = representatives.map(([, at]) => at);

/** A component that replaces the component of a block. It renders the real one, and throws when and where the sabotage says so. */
function wrapper(type: string, component: string): string {
  return `import { useEffect } from 'react';
import { useLocation } from 'wouter';
import Real from './${component}Itself.tsx';

const sabotage = JSON.parse(
  globalThis.sessionStorage?.getItem('${sessionItem}') ?? globalThis.process?.env.${variable} ?? '{}',
);

export default function ${component}(props) {
  const [path] = useLocation();
  const isSetTo = (how) => sabotage[how + ' ' + path]?.split(' ').includes('${type}');
  if (isSetTo('render')) throw new Error('set to throw in render');
  useEffect(() => {
    if (isSetTo('effect')) throw new Error('set to throw in effect');
  });
  const act = () => {
    if (isSetTo('click')) throw new Error('set to throw in click');
  };
  return <div onClick={act}><Real {...props} /></div>;
}
`;
}

/** A layout that throws in the browser, when and where the sabotage says so. */
const layout = `import { useEffect } from 'react';
import { Layout as Real } from './SiteLayoutItself.tsx';

const sabotage = JSON.parse(globalThis.sessionStorage?.getItem('${sessionItem}') ?? '{}');

export function Layout(props) {
  const isSetTo = (how) => sabotage[how + ' ' + props.path] === 'layout';
  if (isSetTo('render')) throw new Error('set to throw in render');
  useEffect(() => {
    if (isSetTo('effect')) throw new Error('set to throw in effect');
  });
  return <Real {...props} />;
}
`;

/** The project with such a component for each block type, and with such a layout. */
function sabotagedProject(): ScratchProject {
  const scratch = createScratchProject('sabotaged');
  for (const [type, component] of components) {
    const file = path.join(scratch.root, 'src/blocks', type, component);
    renameSync(`${file}.tsx`, `${file}Itself.tsx`);
    writeFileSync(`${file}.tsx`, wrapper(type, component));
  }
  const file = path.join(scratch.root, 'src/layout/SiteLayout');
  renameSync(`${file}.tsx`, `${file}Itself.tsx`);
  writeFileSync(`${file}.tsx`, layout);
  return scratch;
}

/** The folder with the bundle of the sabotaged project. Its page configs are the page configs of the project. */
function sabotagedBundle(): Promise<string> {
  return buildOnce('sabotaged-bundle', async (folder) => {
    const scratch = sabotagedProject();
    await bundleProject(scratch.root, folder);
    scratch.remove();
  });
}

/** The paths of the pages that show each block type, without the pages that stay intact. */
async function pathsOfTypes(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const at of await sitePaths()) {
    if (intact.includes(at)) continue;
    const html = await (await fetch(demoSite() + at)).text();
    const types = [...html.matchAll(/ data-block="([^"]+)"/g)].map(([, type = '']) => type);
    for (const type of new Set(types)) getOrInsert(found, type, () => []).push(at);
  }
  return found;
}

/**
 * The block types that throw when the site is built, by the path at which they throw. Each type throws at one path, and no two types share
 * a path if there are enough.
 */
export const findThrowingTypes = once(async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const throwing = new Map<string, string[]>();
  const rarestFirst = [...(await pathsOfTypes())].sort(([, one], [, other]) => one.length - other.length);
  for (const [type, paths] of rarestFirst) {
    const at = paths.find((each) => !throwing.has(each)) ?? paths[0] ?? '';
    getOrInsert(throwing, at, () => []).push(type);
  }
  return throwing;
});

/**
 * A site whose block types each threw at one path during the build. Its `warnings.json` contains the warnings of the build. In a browser,
 * the blocks of the other pages throw where the session says so.
 */
export function sabotagedSite(): Promise<string> {
  return buildOnce('sabotaged', async (outDir) => {
    const throwing = [...(await findThrowingTypes())].map(([at, types]) => [`render ${at}`, types.join(' ')]);
    const bundle = await sabotagedBundle();
    const { address, close } = await serveFaulty();
    await withSettings({ [variable]: JSON.stringify(Object.fromEntries(throwing)) }, async () => {
      const { warnings } = await build({
        root,
        bundle,
        contentUrl: address,
        browserContentUrl: '',
        outDir,
        compress: false,
        print: () => {},
      });
      writeFileSync(path.join(outDir, 'warnings.json'), JSON.stringify(warnings));
    });
    await close();
  });
}
