const range = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** English text: the characters of almost every page. */
export const BASIC = `${range(0x20, 0x7e)}\u00a0–—‘’“”…©`;

/** Letters of Western European languages, and rarer signs. */
const WESTERN = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ';
const SIGNS = '•€£™®§°½«»·×←→↑↓';

/** What the whole font has. Images for shared links are drawn with it. */
export const CHARACTERS = `${BASIC}${WESTERN}${SIGNS}`;

/** Letters of Central European languages, Turkish and the Baltic languages. */
export const EXTENDED = range(0x100, 0x17f);
