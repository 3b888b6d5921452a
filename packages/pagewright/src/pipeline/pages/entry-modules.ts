import { siteFile } from '../code/syntax-tree.ts';

const siteImports = `import site from 'virtual:pagewright/definition';
import config from 'virtual:pagewright/site';
`;
const loadFiles = `() => import('virtual:pagewright/images')`;
const routesImport = "import { routes } from 'virtual:pagewright/routes';\n";

/** A block or a source that an extension brings. */
interface Part {
  readonly name: string;
  readonly module: string;
}

/**
 * Code of the definition of the site, with the parts that its extensions bring.
 * @param sources none for browsers, which load the sources that their page names
 */
export function definitionModule(blocks: readonly Part[], sources: readonly Part[]): string {
  const site = `import site from '/${siteFile}';\n`;
  if (blocks.length === 0 && sources.length === 0) return `${site}export default site;\n`;
  const loaders = blocks.map(
    ({ name, module }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(module)})`,
  );
  const imports = sources.map(
    ({ name }, index) => `import source${index} from '${extensionSource(name)}';\n`,
  );
  const entries = sources.map(({ name }, index) => `${JSON.stringify(name)}: source${index}`);
  return [
    site,
    ...imports,
    `export default { ...site, blocks: { ...site.blocks, ${loaders.join(', ')} }`,
    sources.length > 0 ? `, sources: { ...site.sources, ${entries.join(', ')} }` : '',
    ' };\n',
  ].join('');
}

/** The module of a source that an extension brings, with its decoder. */
export function extensionSource(name: string): string {
  return `virtual:pagewright/source/${name}`;
}

/** Code of the site in the browser. It hydrates the prerendered page, or renders the page at the current path. */
export const clientEntry = `${siteImports}${routesImport}import { start } from 'pagewright/client';
export const run = (early) => start(early, site, config, routes, ${loadFiles});
`;

/** Code of the browser entry of the dev server. Nothing is prerendered there, so visitors have nothing to read while the code waits. */
export const devEntry = `import { run } from 'virtual:pagewright/client';
await run();
`;

/** Code of the server entry. It exports the renderer, the sources, the content adapters, and everything that renders pages on demand. */
export const serverEntry = `${siteImports}${routesImport}import { createPageRenderer } from 'pagewright/server';
export const { renderPath } = await createPageRenderer(site, config, routes);
export const { sources, content, services } = site;
export const loadFiles = ${loadFiles};
export { createHandler, createWorker } from 'pagewright/server';
`;

/** Code of the entry for threads of a build. It exports the tasks of threads. */
export const threadEntry = `import { createThreadTasks } from 'pagewright/threads';
export const { renderPage, decodeContent, writeFile } = createThreadTasks(() => import('virtual:pagewright/server'));
`;

/** Code of the gallery entry. */
export const galleryEntry = `${siteImports}import { startGallery } from 'pagewright/gallery';
await startGallery(site, config);
`;
