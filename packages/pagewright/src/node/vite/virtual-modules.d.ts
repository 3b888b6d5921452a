declare module 'virtual:pagewright/routes' {
  export const routes: readonly import('../../render/routing/page-module.ts').RouteEntry[];
}

declare module 'virtual:pagewright/site' {
  const site: import('../../../../../src/generated/site-config.ts').SiteConfig;
  export default site;
}

declare module 'virtual:pagewright/gallery' {
  export const blocks: readonly import('./gallery-blocks.ts').GalleryBlock[];
}
