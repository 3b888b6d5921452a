/** Languages that write numbers with digits other than 0 to 9, by their codes in BCP 47. */
const hasOwnDigits = /^(ar|as|bn|ckb|dz|fa|ks|lrc|mni|mr|my|mzn|ne|pa-arab|ps|sa|sat|sd|ur|uz-arab)\b/i;

/** From this number on, languages separate groups of digits. */
const grouped = 1000;

/**
 * Returns a function that writes figures in a language. On a slow phone, a browser needs up to 80 ms to create its first formatter. Small
 * whole figures need no separator, so they are formatted without one.
 */
export function figureFormat(language: string, figures: readonly number[]): (figure: number) => string {
  const isPlain = (figure: number) => figure < grouped && Number.isInteger(figure);
  if (figures.every(isPlain) && !hasOwnDigits.test(language)) return String;
  return new Intl.NumberFormat(language).format;
}
