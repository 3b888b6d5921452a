import { listed } from '../strings.ts';

/** Strings of the frame with the page, and of its toolbar. */
export const previewStrings = {
  toolbar: 'Page in the frame',
  mode: 'What a click does',
  modes: { select: 'Select', browse: 'Browse' },
  widthNow: (width: string) => `Width of the page: ${width}`,
  skip: 'Skip the page',
  starting: 'Loading the page…',
  reload: 'Load the page again',
  openTab: 'Open the page in a new tab',
  address: 'Address of the page',
  entry: 'Entry of the page',
  previousEntry: 'Previous entry',
  nextEntry: 'Next entry',
  entries: 'Entries',
  noEntry: 'No entry has these words.',
  openEntry: (path: string) => `Open ${path}`,
  readingEntries: (service: string) => `Asking ${service} for entries…`,
  moreEntries: (count: number) =>
    `These are the first ${count}. Type the end of an address to open another one.`,
  unreadEntries: (service: string) =>
    `${service} does not answer, so only the entries that the page config lists are here.`,
  contentService: 'the content service',
  frame: (path: string, width: number) => `Page ${path}, ${width} pixels wide`,
  size: (width: number, scale: number) =>
    scale < 1 ? `${width} px · ${Math.round(scale * 100)} %` : `${width} px`,
  hints: {
    select: 'Click a text or an image to see its field. Double click to change it.',
    browse: 'Links open pages, as on the site.',
  },
  stateShown: (state: string, section: string) =>
    `${state}. The page is at the first section that reads content: ${section}.`,
  noContent: 'This page reads no content.',
  hiddenSection: 'The page does not show this section now.',
  editShared: (file: string) => `Shared: edit in ${file}`,
  openFile: (file: string) => `Open ${file}`,
  backToPage: (file: string) => `Back to ${file}`,
  errors: (count: number, files: readonly string[]) =>
    files.length === 0
      ? `This page has ${count === 1 ? 'an error' : `${count} errors`}, so the frame shows it as it was before.`
      : `There ${count === 1 ? 'is an error' : `are ${count} errors`} in ${listed(files)}, so the frame shows the page as it was before.`,
  neverGood: (count: number) =>
    `The frame cannot show this page yet, because it has ${count === 1 ? 'an error' : `${count} errors`}.`,
  neverGoodIn: (files: readonly string[]) =>
    `The frame cannot show this page yet. Correct what is wrong in ${listed(files)}.`,
  showError: 'Show the error',
  noSections: 'This page has no sections yet. Add the first one with + in the list of sections.',
  noPages: 'This site has no pages yet. Add the first one with + in the list of pages.',
  notNow: 'This page is not shown today: its dates decide when it is.',
  withoutEntry: (service: string) =>
    `This page has no entry to show: ${service} has none, and the page config lists none.`,
  notYet: 'The frame does not have this page yet.',
  noPage: (path: string) => `No page has the address ${path}.`,
  picture: (name: string) => `Picture of ${name}`,
  loadingPicture: 'Loading the picture…',
  choices: { width: 'Width of the page', state: 'State of the content' },
  widths: {
    360: 'Phone, 360 pixels',
    768: 'Tablet, 768 pixels',
    1440: 'Computer, 1440 pixels',
    free: 'As wide as there is room',
  },
  contentStates: {
    content: 'With content',
    loading: 'Loading',
    failed: 'Failed',
    empty: 'Empty',
    long: 'Long text',
    'no-images': 'No images',
  },
} as const;
