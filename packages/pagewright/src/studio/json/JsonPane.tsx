/** The text of the open config, in sync with the forms. */
export function JsonPane() {
  return null;
}
