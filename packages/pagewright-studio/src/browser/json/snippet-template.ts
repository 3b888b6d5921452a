/**
 * A snippet of the completion as CodeMirror writes it: `${1}` for `$1`, and a tab for each level of indentation, which becomes the
 * indentation of the file.
 * @param text with `$1` for places to type at, and a backslash before `\`, `$` and `}` that mean themselves
 */
export function snippetTemplate(text: string): string {
  let fields = 0;
  const template = text
    .replaceAll(
      /\\([\\$}])|\$(\d+)|([{}])/g,
      (_: string, escaped?: string, field?: string, brace: string | undefined = escaped) => {
        if (field !== undefined) fields += 1;
        if (field !== undefined) return `\${${field}}`;
        return brace === '{' || brace === '}' ? `\\${brace}` : (brace ?? '');
      },
    )
    .replaceAll(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2));
  return fields > 0 ? template : `${template}\${}`;
}
