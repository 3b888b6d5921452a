function loadPictures({ matches }: { readonly matches: boolean }): void {
  if (!matches) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    picture.loading = 'eager';
}

/**
 * Loads the pictures that nobody has scrolled to as soon as the page is printed; otherwise they print blank.
 * @returns stops it
 */
export function loadPicturesForPrint(): () => void {
  const print = matchMedia('print');
  print.addEventListener('change', loadPictures);
  return () => print.removeEventListener('change', loadPictures);
}
