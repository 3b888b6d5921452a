declare module 'virtual:pagewright/gallery' {
  export const blocks: readonly import('./gallery-blocks.ts').GalleryBlock[];
}
