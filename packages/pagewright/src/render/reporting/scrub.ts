/** No pattern below sees a longer text. */
const longest = 2000;

/** What may name a person or carry a secret, and what replaces it. */
const replaced: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // User names and passwords in URLs.
  [/(\w:\/\/)[^\s/@]*@/g, '$1'],
  // Queries and anchors.
  [/([\w/.)\]])[?#][^\s"'<>]+/g, '$1'],
  [/[^\s@<>"'(),;:=/]+(?:@|%40)[^\s@<>"'(),;:/]+/gi, '[email]'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '[id]'],
  [/\+?\d(?:[ ().-]{0,2}\d){5,}/g, '[number]'],
  [/\w{32,}/g, '[token]'],
];

/** A text without queries of URLs, e-mail addresses, long numbers and long tokens, cut at `length` characters. */
export function scrub(text: string, length = 300): string {
  const clean = replaced.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text.slice(0, longest),
  );
  return clean.length > length ? `${clean.slice(0, length - 1)}…` : clean;
}
