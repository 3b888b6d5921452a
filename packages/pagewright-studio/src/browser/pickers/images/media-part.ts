/** An image in the media of the content service. */
export interface MediaImage {
  /** A URL, or a path of the site. */
  readonly src: string;
  readonly alt?: string;
  /** The size in pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly srcset?: string;
}

/** The answer to the call `media`: some of the images, in the order of the content service. */
export interface MediaPart {
  readonly images: readonly MediaImage[];
  /** True if there are more: the next part has the next number. */
  readonly hasMore: boolean;
  /** The origins of images that the site does not allow. Browsers show none of them, here and on the site. */
  readonly disallowed?: readonly string[];
}
