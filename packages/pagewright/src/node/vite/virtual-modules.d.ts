declare module 'virtual:pagewright/gallery' {
  export const blocks: readonly import('./gallery-blocks.ts').GalleryBlock[];
}

declare module 'virtual:pagewright/frames' {
  /** The origins that the project declares for frames. */
  export const frames: readonly string[];
}
