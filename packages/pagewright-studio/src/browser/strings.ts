/** `a, b and c`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The strings that several parts of the window use. Each room has the others. Functions take what a sentence names. */
export const strings = {
  product: 'Pagewright studio',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  required: 'required',
  undo: (label: string | undefined) => (label === undefined ? 'Undo' : `Undo: ${label}`),
  redo: (label: string | undefined) => (label === undefined ? 'Redo' : `Redo: ${label}`),
  unsaved: (count: number) => (count === 1 ? '1 unsaved file' : `${count} unsaved files`),
  saved: 'Everything is saved.',
  openJson: 'Open the JSON',
  brokenFile: 'The file has a mistake of syntax. Correct it in the JSON first.',
  savedFiles: (files: readonly string[]) => `Saved ${files.join(', ')}.`,
  problems: (count: number) =>
    count === 0 ? 'No problems' : count === 1 ? '1 problem' : `${count} problems`,
  defect: {
    pane: (error: string) =>
      `This part of the studio has a defect: ${error}. Your changes are kept. Select something else, or try again.`,
    again: 'Try again',
  },
  connection: {
    connecting: 'Connecting to the studio…',
    lost: 'The studio’s server does not answer. Your changes are kept, and are sent when it is back.',
    parked: 'This window waits, because others of the studio are open. Click in it to go on.',
    refused: 'Open the studio with the URL that the terminal shows. This one has no valid token.',
    notKept: (reason: string) =>
      `The server could not keep your last changes: ${reason} They are in this window, which tries again.`,
  },
  panes: {
    pages: 'Pages',
    sections: 'Sections',
    page: 'Page',
    form: 'Settings',
    json: 'JSON',
    side: 'Pages and sections',
    resize: (pane: string) => `Size of ${pane}`,
    all: 'Studio',
  },
} as const;
