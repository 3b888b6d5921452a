import { siteFile } from '../site/site-module.ts';

const siteCode = `import site from '/${siteFile}';
import config from 'virtual:pagewright/site';
import { routes } from 'virtual:pagewright/routes';
import { createSiteCode } from 'pagewright/site-code';
`;

/** Code of the browser's entry: it hydrates the page that was written, or draws the page at the current path. */
export const clientEntry = `${siteCode}import { start } from 'pagewright/client';
start(createSiteCode(site, config, routes));
`;

/** Code of the build's entry: it draws pages, and hands over the site's sources and content adapter. */
export const serverEntry = `${siteCode}import { createPageRenderer } from 'pagewright/server';
export const { renderPath } = await createPageRenderer(createSiteCode(site, config, routes));
export const { sources, content } = site;
`;

/** Code of the gallery's entry. */
export const galleryEntry = `import site from '/${siteFile}';
import { startGallery } from 'pagewright/gallery';
await startGallery(site);
`;
