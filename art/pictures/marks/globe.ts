/** The mark of Meridian Works in a square of 36: a globe in hairlines, and the meridian through it. */
export const globe = (line: string, meridian: string): string =>
  `<g fill="none" stroke="${line}"><circle cx="18" cy="18" r="16.6" stroke-width="2"/>` +
  '<path d="M18 1.4c-8.6 4.4-8.6 28.8 0 33.2M18 1.4c8.6 4.4 8.6 28.8 0 33.2" stroke-width="1.5"/></g>' +
  `<path d="M18 0v36" stroke="${meridian}" stroke-width="3.4"/>`;
