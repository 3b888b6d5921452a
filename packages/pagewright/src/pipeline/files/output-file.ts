/**
 * Writes a text file into the output folder.
 * @param path path below that folder, decoded and with slashes: `services/security.html`
 */
export type WriteFile = (path: string, text: string) => Promise<void>;
