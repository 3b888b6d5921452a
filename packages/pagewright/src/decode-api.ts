/** What generated decoders import from the engine. */

export { boolean, dateTime, href, html, list, number, object, oneOf, slug, text } from './content/decode.ts';
export { image } from './content/decode-image.ts';
export { responseDecoder } from './content/decoder.ts';
