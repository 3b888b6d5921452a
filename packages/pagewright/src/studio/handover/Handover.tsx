/** The buttons that save, propose and restore, with their dialogs. */
export function Handover() {
  return null;
}
