import { createContext } from 'react';
import type { HeadingLevel } from './shift-headings.ts';

/** How the headings of a text get their levels. */
interface Placing {
  /** Marks a text for `placeHeadings`, which sees what is before it in the HTML of a page. */
  mark?(clean: string, level: HeadingLevel | undefined): string;
  /** Sets the levels in the document at once. */
  place?(element: HTMLElement, level: HeadingLevel | undefined): void;
}

/** Undefined in browsers: there, the code that sets levels loads for texts that are not in the HTML of the page, which few visits have. */
export const PlacingContext = createContext<Placing | undefined>(undefined);
