/** The first primes. SHA-256 takes its constants from their roots. */
const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1)
  if (primes.every((prime) => number % prime > 0)) primes.push(number);

/** The first 32 bits of a number's fraction. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

const blockBytes = 64;
/** The bytes that end a text: one for the bit that marks the end, and eight for the length. */
const endBytes = 9;

/**
 * The code units of a text, as blocks. UTF-8 would replace all lone surrogates by the same character, so different texts would have equal
 * digests.
 */
function blocksOf(text: string): DataView {
  const size = 2 * text.length;
  const blocks = new DataView(new ArrayBuffer(Math.ceil((size + endBytes) / blockBytes) * blockBytes));
  for (let index = 0; index < text.length; index += 1)
    blocks.setUint16(2 * index, text.charCodeAt(index), true);
  blocks.setUint8(size, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(8 * size));
  return blocks;
}

/** Fills `words` with the 16 words of a block and the 48 words that SHA-256 derives from them. */
function schedule(words: DataView, blocks: DataView, block: number): void {
  for (let at = 0; at < 64; at += 4) words.setInt32(at, blocks.getInt32(block + at));
  for (let at = 64; at < 256; at += 4) {
    const near = words.getInt32(at - 8);
    const far = words.getInt32(at - 60);
    words.setInt32(
      at,
      words.getInt32(at - 64) +
        (rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)) +
        words.getInt32(at - 28) +
        (rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)),
    );
  }
}

/** SHA-256 of the UTF-16 code units of a text, in hexadecimal. */
function sha256(text: string): string {
  const blocks = blocksOf(text);
  const words = new DataView(new ArrayBuffer(256));
  const state = initial.slice();
  for (let block = 0; block < blocks.byteLength; block += blockBytes) {
    schedule(words, blocks, block);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let round = 0; round < 64; round += 1) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const mixed =
        h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        choice +
        (constants[round] ?? 0) +
        words.getInt32(4 * round);
      h = g;
      g = f;
      f = e;
      e = (d + mixed) | 0;
      d = c;
      c = b;
      b = a;
      a = (mixed + (rotate(b, 2) ^ rotate(b, 13) ^ rotate(b, 22)) + majority) | 0;
    }
    state.set([a, b, c, d, e, f, g, h].map((part, index) => part + (state[index] ?? 0)));
  }
  return Array.from(state, (part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Node's implementation is many times as fast. Browsers have no synchronous one, and none at all on pages loaded over HTTP. */
const native = globalThis.process?.getBuiltinModule?.('node:crypto');

function hashOf(text: string): string {
  return native ? native.createHash('sha256').update(text, 'utf16le').digest('hex') : sha256(text);
}

/** 160 bits in hexadecimal: it is infeasible to find two texts with equal digests. */
const maxDigits = 40;

/**
 * The digest of a text: its length and the beginning of its SHA-256. Caches use it as a key. A weak hash would not do, because authors of
 * content choose the text.
 */
export function digest(text: string): string {
  return `${text.length.toString(36)}-${hashOf(text).slice(0, maxDigits)}`;
}
