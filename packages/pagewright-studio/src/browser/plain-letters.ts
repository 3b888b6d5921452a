/** Text without accents, for names of files and branches: `Große Brücke` is `Grosse Brucke`. */
export function plainLetters(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}
