/** Two paragraphs, the second of which begins with the phrase; one where the phrase is not inside the text. */
export function splitAtPhrase(text: string, phrase: string | undefined): readonly string[] {
  const at = phrase === undefined || phrase === '' ? -1 : text.indexOf(phrase);
  return [text.slice(0, Math.max(at, 0)), text.slice(Math.max(at, 0))]
    .map((part) => part.trim())
    .filter(Boolean);
}
