/** All words of the studio. Functions take what a sentence names. */
export const words = {
  close: 'Close',
  required: 'required',
  undo: (label: string | undefined) => (label === undefined ? 'Undo' : `Undo: ${label}`),
  redo: (label: string | undefined) => (label === undefined ? 'Redo' : `Redo: ${label}`),
  frame: { width: 'Width of the page', state: 'State of the content', path: 'Path' },
  save: 'Save',
  unsaved: (count: number) => (count === 1 ? '1 unsaved file' : `${count} unsaved files`),
  saved: 'Everything is saved.',
  savedFiles: (files: readonly string[]) => `Saved ${files.join(', ')}.`,
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  connection: {
    connecting: 'Connecting to the studio…',
    lost: 'The studio’s server does not answer. Your changes are kept, and are sent when it is back.',
    refused: 'Open the studio with the URL that the terminal shows. This one has no valid token.',
  },
  panes: { pages: 'Pages', sections: 'Sections', page: 'Page', form: 'Settings', json: 'JSON' },
  widths: { 360: '360', 768: '768', 1440: '1440', free: 'Free' },
  contentStates: {
    content: 'Content',
    loading: 'Loading',
    failed: 'Failed',
    empty: 'Empty',
    long: 'Long text',
    'no-images': 'No images',
  },
} as const;
