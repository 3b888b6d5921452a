import type { BlockRegistry } from 'pagewright';

/** The code of every block type. */
export const blocks = {
  columns: () => import('./Columns.tsx'),
  enquiry: () => import('./Enquiry.tsx'),
  essay: () => import('./Essay.tsx'),
  film: () => import('./Film.tsx'),
  'gallery-wall': () => import('./GalleryWall.tsx'),
  masthead: () => import('./Masthead.tsx'),
  notice: () => import('./Notice.tsx'),
  pager: () => import('./Pager.tsx'),
  passage: () => import('./Passage.tsx'),
  people: () => import('./People.tsx'),
  saying: () => import('./Saying.tsx'),
  'search-form': () => import('./SearchForm.tsx'),
  teasers: () => import('./Teasers.tsx'),
  tickets: () => import('./Tickets.tsx'),
  topics: () => import('./Topics.tsx'),
} satisfies BlockRegistry;
