/** The largest image that may be uploaded, in bytes. */
export const maxUpload = 20_000_000;

/** The media types of images that may be uploaded. SVG is not among them, because it can contain script. */
export const uploadTypes: readonly string[] = [
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
];
