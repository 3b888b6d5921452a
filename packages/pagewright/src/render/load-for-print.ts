function loadPictures({ matches }: { readonly matches: boolean }): void {
  if (!matches) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    picture.loading = 'eager';
}

/** Loads all lazy pictures when the page is printed. Otherwise pictures that were never in view would be blank. */
export function loadPicturesForPrint(): void {
  matchMedia('print').addEventListener('change', loadPictures);
}
