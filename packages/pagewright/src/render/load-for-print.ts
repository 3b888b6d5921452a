function loadPictures({ matches }: { readonly matches: boolean }): void {
  if (!matches) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    picture.loading = 'eager';
}

/**
 * Loads all lazy pictures when the page is printed. Otherwise those that were never in view would be blank.
 * @returns removes the listener
 */
export function loadPicturesForPrint(): () => void {
  const print = matchMedia('print');
  print.addEventListener('change', loadPictures);
  return () => print.removeEventListener('change', loadPictures);
}
