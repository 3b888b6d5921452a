import { siteFile } from '../site/site-module.ts';

const siteCode = `import site from '/${siteFile}';
import config from 'virtual:pagewright/site';
import { routes } from 'virtual:pagewright/routes';
import { createSiteCode } from 'pagewright/site-code';
`;

/** Code of the browser entry. It hydrates the prerendered page, or renders the page at the current path. */
export const clientEntry = `${siteCode}import { start } from 'pagewright/client';
start(createSiteCode(site, config, routes));
`;

/** Code of the server entry. It exports the renderer, the sources and the content adapter of the site. */
export const serverEntry = `${siteCode}import { createPageRenderer } from 'pagewright/server';
export const { renderPath } = await createPageRenderer(createSiteCode(site, config, routes));
export const { sources, content } = site;
`;

/** Code of the gallery entry. */
export const galleryEntry = `import site from '/${siteFile}';
import config from 'virtual:pagewright/site';
import { createSiteCode } from 'pagewright/site-code';
import { startGallery } from 'pagewright/gallery';
await startGallery(createSiteCode(site, config, []));
`;
