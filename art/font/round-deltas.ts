/*
 * A variable font holds, for each glyph and each corner of its axes, how far every point moves. Rounded to multiples of a
 * step these numbers repeat, and the file compresses by a quarter; no point moves by more than half a step for each corner.
 */

const LONG_OFFSETS = 1;
const TUPLE_COUNT = 0x0fff;
const SHARED_POINTS = 0x8000;
const PRIVATE_POINTS = 0x2000;
const INTERMEDIATE_REGION = 0x4000;
const EMBEDDED_PEAK = 0x8000;
const RUN_LENGTH = 0x3f;
const RUN_IS_ZERO = 0x80;
const RUN_HAS_WORDS = 0x40;
const POINTS_HAVE_WORDS = 0x80;

/** Offset of a table in a TrueType file. */
function tableOffset(font: Buffer, tag: string): number {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

/** The offset after a list of packed point numbers. */
function afterPoints(font: Buffer, start: number): number {
  const first = font.readUInt8(start);
  const isLong = first >= 0x80;
  const count = isLong ? ((first & 0x7f) << 8) | font.readUInt8(start + 1) : first;
  let at = start + (isLong ? 2 : 1);
  for (let read = 0; read < count; ) {
    const control = font.readUInt8(at);
    const length = (control & 0x7f) + 1;
    at += 1 + length * (control & POINTS_HAVE_WORDS ? 2 : 1);
    read += length;
  }
  return at;
}

/** Rounds packed deltas towards zero if the next multiple needs more bits, so that no run changes its size. */
function roundRuns(font: Buffer, start: number, end: number, step: number): void {
  const rounded = (delta: number, max: number) => {
    const nearest = Math.round(delta / step) * step;
    return nearest > max || nearest < -max - 1 ? Math.trunc(delta / step) * step : nearest;
  };
  for (let at = start; at < end; ) {
    const control = font.readUInt8(at);
    at += 1;
    if (control & RUN_IS_ZERO) continue;
    for (let left = (control & RUN_LENGTH) + 1; left > 0; left -= 1) {
      if (control & RUN_HAS_WORDS) at = font.writeInt16BE(rounded(font.readInt16BE(at), 0x7fff), at);
      else at = font.writeInt8(rounded(font.readInt8(at), 0x7f), at);
    }
  }
}

/** Rounds the movements of one glyph, whose data begin at `start`. */
function roundGlyph(font: Buffer, start: number, axes: number, step: number): void {
  const tuples = font.readUInt16BE(start);
  const data = start + font.readUInt16BE(start + 2);
  let header = start + 4;
  let at = tuples & SHARED_POINTS ? afterPoints(font, data) : data;
  for (let left = tuples & TUPLE_COUNT; left > 0; left -= 1) {
    const size = font.readUInt16BE(header);
    const index = font.readUInt16BE(header + 2);
    const tuplesInHeader = (index & EMBEDDED_PEAK ? 1 : 0) + (index & INTERMEDIATE_REGION ? 2 : 0);
    header += 4 + 2 * axes * tuplesInHeader;
    roundRuns(font, index & PRIVATE_POINTS ? afterPoints(font, at) : at, at + size, step);
    at += size;
  }
}

/**
 * Rounds the movements of all points of a variable TrueType font.
 * @param step in units of the font, of which an em has 1,000
 */
export function roundDeltas(truetype: Uint8Array, step: number): Buffer {
  const font = Buffer.from(truetype);
  const gvar = tableOffset(font, 'gvar');
  const axes = font.readUInt16BE(gvar + 4);
  const glyphs = font.readUInt16BE(gvar + 12);
  const isLong = (font.readUInt16BE(gvar + 14) & LONG_OFFSETS) !== 0;
  const data = gvar + font.readUInt32BE(gvar + 16);
  const offset = (glyph: number) =>
    data + (isLong ? font.readUInt32BE(gvar + 20 + 4 * glyph) : 2 * font.readUInt16BE(gvar + 20 + 2 * glyph));
  for (let glyph = 0; glyph < glyphs; glyph += 1) {
    if (offset(glyph + 1) > offset(glyph)) roundGlyph(font, offset(glyph), axes, step);
  }
  return font;
}
