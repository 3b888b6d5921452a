/** Strings of the list of pages, and of what can be done with a page. */
export const pageStrings = {
  search: 'Search pages',
  none: (query: string) =>
    `No page or file has “${query}” in its title, address or name. Esc clears the search.`,
  count: (count: number) => (count === 1 ? '1 file found' : `${count} files found`),
  groups: { pages: 'Pages', sections: 'Shared sections', site: 'Site', other: 'Other files' },
  groupProblems: (count: number) => (count === 1 ? '1 problem inside' : `${count} problems inside`),
  empty: {
    pages: 'There are no pages yet. Add one with +.',
    sections: 'No sections are shared yet.',
    site: 'There is no _site.json.',
    other: '',
  },
  files: {
    site: 'Site settings',
    redirects: 'Redirects',
    language: (name: string) => `Words in ${name}`,
    fallback: (name: string) => `Fallback: ${name}`,
  },
  badges: {
    unsaved: 'Not saved',
    new: 'New, not saved',
    deleted: 'Deleted, not saved',
    conflict: 'Changed on disk too',
    draft: 'Draft',
    later: (day: string) => `Shown from ${day}`,
    over: (day: string) => `Hidden since ${day}`,
    errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  },
  actions: {
    of: (title: string) => `Actions for “${title}”`,
    new: 'New page',
    like: 'New page like this one',
    translate: (language: string) => `Translate into ${language}`,
    duplicate: 'Duplicate',
    address: 'Change address or file name',
    rename: 'Rename',
    unpublish: 'Make it a draft',
    publish: 'Publish',
    delete: 'Delete',
    restore: 'Restore',
    restoreOf: (title: string) => `Restore “${title}”`,
  },
  /** What undo calls each step. */
  steps: {
    create: (title: string) => `New page “${title}”`,
    address: (title: string) => `Change address of “${title}”`,
    rename: (title: string) => `Rename the file of “${title}”`,
    delete: (title: string) => `Delete “${title}”`,
    unpublish: (title: string) => `Make “${title}” a draft`,
    publish: (title: string) => `Publish “${title}”`,
    draft: (title: string) => `Keep the changes of “${title}” as a draft`,
    restore: (title: string) => `Restore “${title}”`,
    renameSection: (name: string) => `Rename the shared section “${name}”`,
  },
  done: {
    created: (title: string, file: string) => `Created the page “${title}”. It is not saved yet (${file}).`,
    moved: (title: string, links: number) =>
      `“${title}” has a new address. ${links === 0 ? 'No links changed.' : `${links === 1 ? '1 link follows' : `${links} links follow`} it.`}`,
    renamed: (file: string) => `The file is now ${file}.`,
    deleted: (title: string) => `“${title}” is deleted when you save. Until then, you can restore it.`,
    unpublished: (title: string) => `“${title}” is a draft now. Visitors do not see it.`,
    published: (title: string) => `“${title}” is a page now.`,
    restored: (title: string) => `“${title}” is back.`,
  },
  create: {
    title: 'New page',
    copyTitle: (title: string) => `Duplicate “${title}”`,
    copyOf: (title: string, number: number) =>
      number === 1 ? `Copy of ${title}` : `Copy ${number} of ${title}`,
    translateTitle: (title: string, language: string) => `Translate “${title}” into ${language}`,
    template: 'Start from',
    templates: { empty: 'An empty page', site: 'The template of this site' },
    like: (title: string, route: string) => `Like “${title}” (${route})`,
    templateHelp: 'A page like another one has the same sections, which you then change.',
    name: 'Title',
    nameHelp: 'For the tab, search results and menus.',
    nameMissing: 'Type a title.',
    nameTaken: (file: string) =>
      `${file} has this title. Each page needs its own, because search results show it.`,
    nameFromContent: 'Its pages take their titles from content. This title names the file.',
    address: 'Address',
    file: 'File name',
    fileHelp: (file: string) => `It will be page-configs/${file}.`,
    language: 'Language',
    translates: (title: string) => `It is “${title}” in this language`,
    translatesHelp: 'Search engines and the links between languages then know that both are one page.',
    start: 'Show it',
    starts: { now: 'When it is saved', from: 'From a day on', draft: 'Not yet' },
    draftHelp:
      'A draft has an underscore before its file name. The site does not show it until you publish it.',
    from: 'First day',
    fromMissing: 'Choose the first day.',
    menu: 'Link to it',
    menuNone: 'No link yet',
    menuHelp: 'Visitors find a page only by its links.',
    menuOption: (name: string) => `In ${name}`,
    submit: 'Create page',
    copy: 'Duplicate',
  },
  move: {
    title: (title: string) => `Address of “${title}”`,
    address: 'Address',
    other: (number: number) => `Address ${number}`,
    file: 'File name',
    redirect: (count: number) =>
      count === 1
        ? 'Lead visitors from the old address to the new one'
        : 'Lead visitors from the old addresses to the new ones',
    redirectHelp: 'Bookmarks, search results and links of other sites go on working.',
    redirectNew: 'Not needed: visitors have never seen the page at its old address.',
    redirectBroken: 'The redirects have a mistake of syntax. Correct _redirects.json first.',
    links: (count: number) =>
      count === 1 ? 'Change 1 link to this page' : `Change ${count} links to this page`,
    noLinks: 'No link with an address of its own leads here.',
    submit: 'Change',
  },
  remove: {
    title: (title: string) => `Delete “${title}”?`,
    draftTitle: (title: string) => `Make “${title}” a draft?`,
    body: 'The file is deleted when you save. Until then, you can restore it.',
    draftBody:
      'Visitors do not see a draft, and its mistakes do not keep you from saving. You can publish it again.',
    visitors: 'Visitors of its address',
    nothing: 'find that the page does not exist',
    leadTo: (title: string, path: string) => `are led to “${title}” (${path})`,
    links: (count: number) => (count === 1 ? '1 link leads here' : `${count} links lead here`),
    noLinks: 'No other page links here.',
    removeHelp:
      'Those with a tick are removed. The others lead to a page that does not exist, which is an error.',
    retargetHelp: (path: string) => `Those with a tick lead to ${path} from now on.`,
    byHand: 'Change it by hand: its section needs a link.',
    submit: 'Delete',
    draftSubmit: 'Make it a draft',
  },
  links: {
    all: 'All',
    kinds: {
      link: 'Link',
      html: 'Link in text',
      translation: 'Translation',
      canonical: 'Canonical URL',
      redirect: 'Redirect',
    },
    inDraft: 'draft',
    becomes: (href: string) => `becomes ${href}`,
  },
  section: {
    title: (name: string) => `Rename “${name}”`,
    name: 'Name',
    nameMissing: 'Type a name.',
    nameForm: 'Use lower-case letters, digits and hyphens, such as latest-news.',
    nameTaken: (name: string) => `There is a section “${name}” already.`,
    uses: (count: number) =>
      count === 0
        ? 'No page uses it.'
        : count === 1
          ? '1 use of it gets the new name too.'
          : `${count} uses of it get the new name too.`,
    submit: 'Rename',
    used: (count: number) =>
      count === 1
        ? 'One place uses it. Remove it there first.'
        : `${count} places use it. Remove it there first.`,
  },
  address: {
    missing: 'Type an address, such as /fair.',
    form: (meant: string | undefined) =>
      `An address starts with a slash, and has letters, digits and hyphens.${meant === undefined ? ' Such as /company/press.' : ` Write ${meant}.`}`,
    repeated: (name: string) => `:${name} is in it twice. Each part with a colon needs its own name.`,
    repeatedRoute: 'The page has this address already.',
    missingParam: (name: string) =>
      `It needs the part :${name}, because there is one page for each of its values.`,
    unknownParam: (name: string) =>
      `Nothing gives :${name} a value. Only pages that are like one with this part can have it.`,
    prefix: (prefix: string) => `Addresses in this language start with ${prefix}.`,
    foreign: (prefix: string) => `${prefix} is the start of the addresses in another language.`,
    reserved: 'The site has a page or a file of its own at this address. Choose another one.',
    taken: (title: string, file: string) => `“${title}” has this address (${file}). Choose another one.`,
    inPublic: (file: string) => `The file ${file} is at this address. Choose another one.`,
    redirected: (from: string, to: string) =>
      `The redirect from ${from} leads visitors of this address to ${to}. Remove it in the redirects first.`,
    replacesRedirect: (to: string) =>
      `A redirect leads from this address to ${to}. It is removed, so that visitors see this page.`,
    inPlaceOf: (title: string, route: string) =>
      `It will be shown in place of a page of “${title}” (${route}).`,
  },
  fileName: {
    missing: 'Type a name.',
    form: 'Use lower-case letters, digits and hyphens. A slash starts a folder: de/fair.',
    device: 'Windows keeps this name for a device. Choose another one.',
    long: 'Choose a shorter name.',
    taken: (file: string) => `There is a file ${file} already.`,
    deleted: (file: string) =>
      `${file} was deleted, which is not saved yet. Save first, or choose another name.`,
  },
} as const;
