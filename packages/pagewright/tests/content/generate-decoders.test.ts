import { expect, test } from 'vitest';
import { generateDecoders } from '../../src/pipeline/generate/generate-decoders.ts';

const image = { type: 'object', properties: { src: { type: 'string' } } };

/** The generated text for content with these properties. */
function generated(properties: object, more: object = {}): string {
  const content = { type: 'object', properties, ...more };
  const schema = {
    properties: { content },
    definitions: { image, link: { type: 'string', format: 'href' } },
  };
  return generateDecoders(new Map([['weather', schema]])).get('decode-weather.ts') ?? '';
}

test('each property of a schema becomes a decoder with the limits that the schema sets', () => {
  const text = generated(
    {
      name: { type: 'string', minLength: 1 },
      'sky-cover': { type: 'string', enum: ['clear', "it's grey"] },
      code: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[A-Z]+$' },
      summary: { type: 'string', cut: 200, default: 'None' },
      degrees: { type: 'number', minimum: -90, maximum: 60 },
      picture: { $ref: '#/definitions/image' },
      more: { $ref: '#/definitions/link' },
      isWindy: { type: 'boolean' },
      hours: { type: 'array', minItems: 1, maxItems: 24, items: { type: 'integer' } },
    },
    { required: ['name'] },
  );
  expect(text).toMatchInlineSnapshot(`
    "// Generated from schemas/ by \`npm run generate\`. Do not edit.
    import { boolean, href, image, list, number, object, oneOf, responseDecoder, text } from 'pagewright/decode';
    import type { SourceMap } from '../content-types.ts';

    export const decode = responseDecoder<SourceMap['weather']['content']>(
      object(
        { name: text() },
        {
          'sky-cover': oneOf('clear', 'it\\'s grey'),
          code: text({ min: 2, max: 4, pattern: new RegExp("^[A-Z]+$", 'u') }),
          summary: text({ cut: 200 }),
          degrees: number({ min: -90, max: 60 }),
          picture: image,
          more: href,
          isWindy: boolean,
          hours: list(number({ whole: true }), { min: 1, max: 24 }),
        },
        { summary: 'None' },
      ),
    );
    "
  `);
});

test.each<[object, string]>([
  [
    { a: { type: 'array', items: { type: 'string', format: 'srcset' } } },
    "weather.json.a[]: content cannot have the format 'srcset'",
  ],
  [{ a: { type: 'integer', enum: [1, 2] } }, 'weather.json.a: an enum in content must contain strings only'],
])(
  'a format or an enum that content cannot have is reported with its location: %j',
  (properties, message) => {
    expect(() => generated(properties)).toThrow(message);
  },
);
