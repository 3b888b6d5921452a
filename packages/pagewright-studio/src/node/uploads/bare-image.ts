/** A part of a file: a chunk of PNG or WebP, a block of GIF, a box of AVIF. */
interface FilePart {
  readonly name: string;
  readonly start: number;
  /** Where the next part begins. */
  readonly end: number;
}

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const slices = (bytes: Buffer, parts: readonly FilePart[]) =>
  parts.map(({ start, end }) => bytes.subarray(start, end));

/** What browsers need of a PNG, also an animated one. `iCCP` comes on top if the profile can be read. */
const pngChunks = new Set(
  'IHDR PLTE tRNS gAMA cHRM sRGB sBIT cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT IDAT IEND'.split(' '),
);

function barePng(bytes: Buffer, hasProfile: boolean): Buffer | undefined {
  const parts: FilePart[] = [];
  for (let start = 8; parts.at(-1)?.name !== 'IEND'; ) {
    if (start + 12 > bytes.length) return undefined;
    const end = start + 12 + bytes.readUInt32BE(start);
    if (end > bytes.length) return undefined;
    parts.push({ name: latin(bytes, start + 4, start + 8), start, end });
    start = end;
  }
  const kept = parts.filter(({ name }) => pngChunks.has(name) || (name === 'iCCP' && hasProfile));
  return Buffer.concat([bytes.subarray(0, 8), ...slices(bytes, kept)]);
}

/** Where the data of a block of GIF ends: it is in pieces of at most 255 bytes, and the last one is empty. */
function endOfPieces(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Bytes of the table of colours that a byte of flags announces. */
const coloursOfGif = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

const gifImage = 0x2c;
const gifExtension = 0x21;
const gifEnd = 0x3b;
/** The extension before each image: its time and transparency. */
const gifControl = 0xf9;
/** An extension of an application. Two of them say how often an animation runs. */
const gifApplication = 0xff;
const gifLoops = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

function bareGif(bytes: Buffer): Buffer | undefined {
  const head = 13 + coloursOfGif(bytes[10]);
  const kept: FilePart[] = [];
  for (let start = head; bytes[start] !== gifEnd; ) {
    const [kind, label] = bytes.subarray(start, start + 2);
    if (kind !== gifImage && kind !== gifExtension) return undefined;
    const data = kind === gifImage ? start + 11 + coloursOfGif(bytes[start + 9]) : start + 2;
    const end = endOfPieces(bytes, data);
    if (end > bytes.length) return undefined;
    const isLoop = label === gifApplication && gifLoops.includes(latin(bytes, start + 3, start + 14));
    if (kind === gifImage || label === gifControl || isLoop) kept.push({ name: '', start, end });
    start = end;
  }
  return Buffer.concat([bytes.subarray(0, head), ...slices(bytes, kept), Buffer.of(gifEnd)]);
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP']);

/** The chunks of WebP that are kept, from `from` to `to`. The image of an animation is a chunk with chunks. */
function webpParts(bytes: Buffer, from: number, to: number): Buffer | undefined {
  const kept: Buffer[] = [];
  for (let start = from; start < to; ) {
    if (start + 8 > to) return undefined;
    const size = bytes.readUInt32LE(start + 4);
    const end = start + 8 + size + (size % 2);
    if (start + 8 + size > to) return undefined;
    const name = latin(bytes, start, start + 4);
    if (name === 'ANMF') {
      const inner = size < 16 ? undefined : webpParts(bytes, start + 24, start + 8 + size);
      if (!inner) return undefined;
      const head = Buffer.from(bytes.subarray(start, start + 24));
      head.writeUInt32LE(16 + inner.length, 4);
      kept.push(head, inner);
    } else if (webpChunks.has(name)) {
      const chunk = Buffer.concat([bytes.subarray(start, start + 8 + size), Buffer.alloc(size % 2)]);
      // The flags that announce EXIF and XMP.
      if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~0b1100, 8);
      kept.push(chunk);
    }
    start = end;
  }
  return Buffer.concat(kept);
}

function bareWebp(bytes: Buffer): Buffer | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  const parts = end > bytes.length ? undefined : webpParts(bytes, 12, end);
  if (!parts) return undefined;
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + parts.length, 4);
  return Buffer.concat([head, parts]);
}

/** The boxes of AVIF contain positions of other boxes in the file, so only what comes after all boxes can be left out. */
function bareAvif(bytes: Buffer): Buffer | undefined {
  let last = 0;
  for (let start = 0; start + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(start);
    const isImage = ['ftyp', 'meta', 'mdat', 'moov'].includes(latin(bytes, start + 4, start + 8));
    if (!isImage) break;
    if (size < 8 || start + size > bytes.length) return undefined;
    start += size;
    last = start;
  }
  const others = latin(bytes, last, bytes.length);
  return last === 0 || /meta|mdat|moov/.test(others) ? undefined : bytes.subarray(0, last);
}

/** Whether a PNG is animated: image decoders that know no APNG see only its first picture. */
export function isAnimatedPng(bytes: Buffer): boolean {
  return bytes.indexOf('acTL', 0, 'latin1') > 0 && bytes.indexOf('fdAT', 0, 'latin1') > 0;
}

/**
 * The same image, with the same pixels, and without anything that browsers do not show: metadata, comments, times, parts that only some
 * programs know, and what follows the end of the image, such as the rest of a larger one that was cut, or an archive. Undefined for
 * another type, and for a file that is built in an unusual way.
 * @param type as image-size names it
 * @param hasProfile whether the colour profile can be read
 */
export function bareImage(type: string, bytes: Buffer, hasProfile: boolean): Buffer | undefined {
  if (type === 'png') return barePng(bytes, hasProfile);
  if (type === 'gif') return bareGif(bytes);
  if (type === 'webp') return bareWebp(bytes);
  return type === 'avif' ? bareAvif(bytes) : undefined;
}
