/** SVG paths in a 24 × 24 view box. They are this site's own drawings, not the networks' logos. */
export const networkShapes = {
  facebook: 'M10 21V8c0-3 1.5-5 4.5-5H17M6 11.5h9.5',
  linkedin: 'M4 9v12M4 3.5v2M10 21V9m0 5.5c0-6.5 10-7.5 10 0V21',
  pinterest: 'M9.5 22 13 8.5M6.5 13C3 7.5 7 3 12 3c4.5 0 7.5 3 7.5 6.5 0 4-2.5 7-5.5 7-1.6 0-2.5-.7-3-1.700',
  x: 'm4 4 16 16M20 4 4 20',
  mail: 'M3 5.5h18v13H3zM3 6l9 7.5L21 6',
} satisfies Record<string, string>;

export type Network = keyof typeof networkShapes;
