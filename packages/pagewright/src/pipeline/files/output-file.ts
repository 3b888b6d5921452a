/**
 * Writes a text file of the output folder.
 * @param path below that folder, with slashes, decoded: `services/security/index.html`
 */
export type WriteFile = (path: string, text: string) => Promise<void>;
