import { Face, Font, Blob as FontBlob, Buffer as ShapedText, shape, Variation } from 'harfbuzzjs';

/** Opens a TrueType or OpenType font. */
export function openFace(font: Uint8Array): Face {
  return new Face(new FontBlob(Uint8Array.from(font).buffer));
}

/** A style of a font, by the values of its axes `wght` and `wdth`. A font without an axis stays as it is. */
export function openFont(face: Face, [weight, width]: readonly [number, number]): Font {
  const font = new Font(face);
  const axes = face.getAxisInfos();
  font.setVariations([
    ...(axes.wght ? [new Variation('wght', weight)] : []),
    ...(axes.wdth ? [new Variation('wdth', width)] : []),
  ]);
  return font;
}

function shaped(font: Font, text: string): ShapedText {
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer;
}

/** True when the font has a glyph for each character of a text. */
export function hasGlyphs(font: Font, text: string): boolean {
  return shaped(font, text)
    .getGlyphInfos()
    .every(({ codepoint }) => codepoint !== 0);
}

/** Width of a text in ems, including the tracking after its last letter. */
export function widthInEms(font: Font, text: string, tracking: number): number {
  const advances = shaped(font, text)
    .getGlyphPositions()
    .map(({ xAdvance }) => xAdvance / font.face.upem + tracking);
  return advances.reduce((sum, advance) => sum + advance, 0);
}

/**
 * Text as outlines, with the font's kerning, so that a drawing needs no font and contains no text. The result is SVG, with the baseline at
 * y = 0 and the start of the text at x = 0.
 * @param size pixels per em
 * @param tracking added between letters, in ems
 */
export function outline(font: Font, text: string, size: number, tracking = 0): string {
  const { upem } = font.face;
  const buffer = shaped(font, text);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const glyph = `<path transform="translate(${x + xOffset} 0)" d="${font.glyphToPath(codepoint)}"/>`;
    x += xAdvance + tracking * upem;
    return glyph;
  });
  const scale = size / upem;
  // The y axis of fonts points up.
  return `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
