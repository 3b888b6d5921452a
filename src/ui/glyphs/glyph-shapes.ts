/** Two SVG paths in a 48 × 48 view box: thin lines, and one solid shape. */
interface GlyphShape {
  readonly lines: string;
  readonly solid: string;
}

const ring: GlyphShape = {
  lines: 'M24 8a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM4 24h8M36 24h8',
  solid: 'M22.5 4h3v40h-3z',
};

const shapes: ReadonlyMap<string, GlyphShape> = new Map([
  [
    'product-engineering',
    {
      lines: 'M24 5 41 14.5v19L24 43 7 33.5v-19zM7 14.5 24 24l17-9.5M24 24v19M15.5 19.2v10l4 2.3',
      solid: 'M24 24l17-9.5v19L24 43z',
    },
  ],
  [
    'custom-development',
    { lines: 'M6 8h36v28H6zM6 15h36M14 42h20M27 22h10M27 26h10M27 30h6', solid: 'M12 20h10v11H12z' },
  ],
  [
    'cloud-services',
    {
      lines: 'M4 34h40M10 34a7 7 0 0 1 2-13 11 11 0 0 1 21-2 8 8 0 0 1 5 15M16 34v8M32 34v8',
      solid: 'M22 34h4v10h-4z',
    },
  ],
  ['data-and-analytics', { lines: 'M6 42V6M6 42h38M12 42V30h7v12M21 42V22h7v20', solid: 'M30 12h7v30h-7z' }],
  [
    'artificial-intelligence',
    {
      lines:
        'M24 17v-6M24 31v6M18 20.5 12.5 17M30 20.5 35.5 17M18 27.5 12.5 31M30 27.5 35.5 31M24 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM24 37a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 12.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM38 12.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 29.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM38 29.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
      solid: 'M24 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
    },
  ],
  [
    'cio-advisory',
    {
      lines:
        'M18 42 21 19h6l3 23zM10 42h28M19.5 11 24 5l4.5 6M19 19h10M16 13 6 9M15.5 16H5M32 13l10-4M32.5 16H43M20 27h8M19 34h10',
      solid: 'M20.5 11h7v8h-7z',
    },
  ],
  [
    'pmo',
    { lines: 'M6 6v36h38M11 11h14v6H11zM28 31h14v6H28zM25 14h4v7M33 24h2v7', solid: 'M18 21h15v6H18z' },
  ],
  [
    'security',
    { lines: 'M24 4 8 10v13c0 10 7 17 16 21 9-4 16-11 16-21V10z', solid: 'M24 12v24c5-3 9-7 9-13v-8z' },
  ],
  [
    'integration',
    {
      lines: 'M12 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM36 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM24 6v8M24 34v8',
      solid: 'M17 22h14v4H17z',
    },
  ],
  [
    'talent',
    {
      lines: 'M24 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM8 42c0-10 7-16 16-16s16 6 16 16',
      solid: 'm24 27 4 5-4 10-4-10z',
    },
  ],
  [
    'seal',
    {
      lines: 'M24 6a14 14 0 1 0 0 28 14 14 0 0 0 0-28zM16 32l-3 11 6-2 4 4 1-11M32 32l3 11-6-2-4 4-1-11',
      solid: 'm17 20 3-3 3 3 6-7 3 3-9 10z',
    },
  ],
  ['measure', { lines: 'M4 17h40v14H4zM10 17v6M16 17v4M28 17v4M34 17v6M40 17v4', solid: 'M21 17h3v9h-3z' }],
]);

/** The shape with this name; a ring for an unknown name. */
export function glyphShape(name: string): GlyphShape {
  return shapes.get(name) ?? ring;
}
