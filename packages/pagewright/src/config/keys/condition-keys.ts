import type { Key } from './key.ts';

/** The keys of a condition that compares content with values. */
export const comparisonKeys: readonly Key[] = [
  {
    name: 'value',
    in: ['comparison'],
    isRequired: true,
    otherNames: ['path', 'field', 'of', 'query', 'content'],
    value: { title: 'Value', description: 'The content to compare, such as {post.kind}.', type: 'string' },
  },
  {
    name: 'is',
    in: ['comparison'],
    isRequired: true,
    otherNames: ['equals', 'equal', 'eq', 'in', 'oneOf', 'matches'],
    value: {
      title: 'Is',
      description: 'The value, or an array of several.',
      anyOf: [
        { $ref: '#/definitions/comparedValue' },
        {
          title: 'Values',
          description: 'One of these.',
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { $ref: '#/definitions/comparedValue' },
        },
      ],
    },
  },
];
