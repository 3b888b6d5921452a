import { commandKey } from '../command-key.ts';

/** Strings of the top bar, of the keys and of the first steps. */
export const windowStrings = {
  menu: 'Appearance and help',
  themes: { auto: 'Colours of the system', light: 'Light', dark: 'Dark' },
  shortcuts: 'Keys',
  firstSteps: 'First steps',
  problems: 'Problems of the site',
  panes: 'Pane',
  onePane: { pages: 'Pages', sections: 'Sections', page: 'Preview', form: 'Settings' },
  keys: [
    [`${commandKey} Z`, 'Undo the last change of the project'],
    [`${commandKey} Shift Z, ${commandKey} Y`, 'Redo it'],
    [`${commandKey} S`, 'See the changes, and save them'],
    [`${commandKey} J`, 'Show or hide the JSON of the page'],
    ['F6, Shift F6', 'Go to the next pane, or to the one before'],
    ['/', 'Search pages'],
    ['Enter in the page', 'Go to the field of what has the focus there'],
    ['↑ ↓ in a list', 'Go to the row above or below'],
    ['Alt ↑, Alt ↓', 'Move a section, or an item of a list'],
    [`${commandKey} Enter`, 'Add a section below'],
    [`${commandKey} D`, 'Duplicate the section'],
    [`${commandKey} Shift H`, 'Hide the section, or show it again'],
    [
      `${commandKey} C, ${commandKey} X, ${commandKey} V`,
      'Copy, cut and paste the section, also on another page',
    ],
    ['Delete', 'Delete the section, or the page in the list of pages'],
    ['F2', 'Change the address of a page'],
    ['?', 'Show these keys'],
  ] as const,
  introduction: {
    title: 'First steps',
    steps: [
      ['Change', 'Click a text or an image in the page. Its settings are here.'],
      [
        'Arrange',
        'Drag a section in the list on the left. Its menu … hides, copies or deletes it, and + adds one.',
      ],
      ['Check', 'The icons above the page show it on a phone, a tablet or a computer.'],
      ['Save', `Nothing is written before you save. ${commandKey} Z takes back what you did.`],
    ],
    done: 'Got it',
  },
} as const;
