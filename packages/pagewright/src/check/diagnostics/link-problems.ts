/** What the diagnostics about links within the site say, by their codes. */
export interface LinkProblemData {
  'dead-link': {
    readonly href: string;
    readonly options: readonly string[];
    readonly isComputed: boolean;
    /** The value of the param and its file, if content adds values to those that the file lists. */
    readonly unlisted?: { readonly value: string; readonly file: string };
    /** The param whose name the link has in place of a value. */
    readonly param?: string;
  };
  'dead-anchor': {
    readonly href: string;
    readonly id: string;
    readonly page: string;
    readonly options: readonly string[];
  };
  'misspelt-address': { readonly found: string; readonly meant: string; readonly uses: number };
}
