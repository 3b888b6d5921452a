/** The value of a `class` attribute. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
