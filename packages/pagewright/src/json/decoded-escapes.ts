/** Decodes one character of ASCII, or characters of several bytes. */
function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** A text with its percent-encoded characters decoded. A percent sign that encodes no character stays. Never throws. */
export function decodedEscapes(text: string): string {
  return text.replace(/%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi, decodedRun);
}
