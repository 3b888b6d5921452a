/** Regions as `wrapTables` and the serialiser write them. No text or attribute can hold this: both escape. */
const numbered = /<div class="table-region" role="group" tabindex="0" aria-label="Table (\d+)">/g;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Names tables that have no caption after the text that they belong to. */
export function labelTables(clean: string, label: string | undefined): string {
  if (!label) return clean;
  return clean.replace(
    numbered,
    (_, number) =>
      `<div class="table-region" role="group" tabindex="0" aria-label="${escaped(label)}: table ${number}">`,
  );
}
