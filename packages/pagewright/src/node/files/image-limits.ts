/** Maximum number of pixels. Larger images are not decoded. */
export const maxPixels = 50_000_000;
