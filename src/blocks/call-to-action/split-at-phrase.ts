/** Two paragraphs. The second begins with the phrase. One paragraph if the text does not contain it. */
export function splitAtPhrase(text: string, phrase: string | undefined): readonly string[] {
  const at = phrase === undefined || phrase === '' ? -1 : text.indexOf(phrase);
  return [text.slice(0, Math.max(at, 0)), text.slice(Math.max(at, 0))]
    .map((part) => part.trim())
    .filter(Boolean);
}
