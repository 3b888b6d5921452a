const range = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Letters of Western European names. */
const ACCENTED = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ';
const SIGNS = '\u00a0–—‘’“”…•€£™©®§°½«»·×→←↑↓';

/** Every character the site's font file holds; others fall back to the system's font. */
export const CHARACTERS = `${range(32, 126)}${ACCENTED}${SIGNS}`;
