import { siteFile } from '../site/site-module.ts';

const siteImports = `import site from '/${siteFile}';
import config from 'virtual:pagewright/site';
`;
const loadImages = `async () => (await import('virtual:pagewright/images')).images`;
const routesImport = "import { routes } from 'virtual:pagewright/routes';\n";

/** Code of the site in the browser. It hydrates the prerendered page, or renders the page at the current path. */
export const clientEntry = `${siteImports}${routesImport}import { start } from 'pagewright/client';
export const run = (early) => start(early, site, config, routes, ${loadImages});
`;

/** Code of the browser entry of the dev server. Nothing is prerendered there, so visitors have nothing to read while the code waits. */
export const devEntry = `import { run } from 'virtual:pagewright/client';
await run();
`;

/** Code of the server entry. It exports the renderer, the sources, the content adapters, and everything that renders pages on demand. */
export const serverEntry = `${siteImports}${routesImport}import { createPageRenderer } from 'pagewright/server';
export const { renderPath } = await createPageRenderer(site, config, routes);
export const { sources, content, services } = site;
export const loadImages = ${loadImages};
export { createHandler, createWorker } from 'pagewright/server';
`;

/** Code of the entry for threads of a build. It exports the tasks of threads. */
export const threadEntry = `import { createThreadTasks } from 'pagewright/threads';
export const { renderPage, decodeContent, writeFile } = createThreadTasks(async () => ({
  ...(await import('virtual:pagewright/server')),
  ...(await import('virtual:pagewright/routes')),
}));
`;

/** Code of the gallery entry. */
export const galleryEntry = `${siteImports}import { startGallery } from 'pagewright/gallery';
await startGallery(site, config);
`;
