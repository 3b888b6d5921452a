/** A region as `wrapTables` and the serialiser write it. Text and attributes cannot contain it, because they are escaped. */
const numbered = /<div class="table-region" role="group" tabindex="0" aria-label="Table (\d+)">/g;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Labels tables without a caption by the text that they belong to. */
export function labelTables(clean: string, label: string | undefined): string {
  if (!label) return clean;
  return clean.replace(
    numbered,
    (_, number) =>
      `<div class="table-region" role="group" tabindex="0" aria-label="${escaped(label)}: table ${number}">`,
  );
}
