import type { ConstructName } from './key.ts';

/** A part of a page config or of a shared section: an object with its own keys. */
export interface Construct {
  readonly title: string;
  readonly description: string;
}

export const constructs: Readonly<Record<ConstructName, Construct>> = {
  page: {
    title: 'PageConfig',
    description:
      'One page: its route, its data and its blocks in order. Values in the head, in props and in params may be bindings: {query.field}.',
  },
  section: {
    title: 'SectionConfig',
    description:
      'A shared section: blocks that several pages use, with their data. "{section.name}" is a value that each page gives.',
  },
  paging: { title: 'Pages of the list', description: 'Shows a long list on several pages.' },
  urlParam: {
    title: 'Param of the URL',
    description: 'The values that a param of the URL may have. Another value counts as missing.',
  },
  head: { title: 'Head', description: 'What the tab, search results and shared links show.' },
  pagingHead: {
    title: 'Head of further pages',
    description: 'What replaces the title and the description from the second page on.',
  },
  query: { title: 'Query', description: 'One request to a source.' },
  block: { title: 'Block', description: 'One section of the page.' },
  slotBlock: { title: 'Block in a slot', description: 'One block inside another.' },
  sectionBlock: { title: 'Block', description: 'One section of the page.' },
  sectionUse: { title: 'Shared section', description: 'The blocks of a file in page-configs/_sections/.' },
  comparison: {
    title: 'Comparison',
    description: 'Whether content has a value, or one of several.',
  },
};
