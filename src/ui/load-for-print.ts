/** Loads the pictures that nobody has scrolled to, as soon as the page is to be printed; else they print blank. */
export function loadForPrint(): void {
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (!matches) return;
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      picture.loading = 'eager';
  });
}
