/** Matches the start of a region from `wrapTables` in serialised HTML. Text and attributes are escaped, so they cannot contain it. */
const numbered = /<div class="table-region" role="group" tabindex="0" aria-label="Table (\d+)">/g;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Starts the labels of tables that have no caption with `label`, the name of the surrounding content. */
export function labelTables(clean: string, label: string | undefined): string {
  if (!label) return clean;
  return clean.replace(
    numbered,
    (_, number) =>
      `<div class="table-region" role="group" tabindex="0" aria-label="${escaped(label)}: table ${number}">`,
  );
}
