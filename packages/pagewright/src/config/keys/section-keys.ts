import type { Key } from './key.ts';

/** The keys of a shared section. */
export const sectionKeys: readonly Key[] = [
  {
    name: '$schema',
    in: ['section'],
    value: { title: 'Schema', description: 'URL of the schema, for editors.', type: 'string' },
  },
  {
    name: 'description',
    in: ['section'],
    value: {
      title: 'Description',
      description: 'What the section is for. Editors show it where a page uses the section.',
      type: 'string',
    },
  },
  {
    name: 'data',
    in: ['section'],
    value: {
      title: 'Data',
      description: "The section's queries, by the names that its bindings use.",
      type: 'object',
      additionalProperties: { $ref: '#/definitions/query' },
    },
  },
  {
    name: 'blocks',
    in: ['section'],
    blocks: 'list',
    isRequired: true,
    value: {
      title: 'Blocks',
      description: 'The blocks of the section, in order.',
      type: 'array',
      minItems: 1,
      items: { $ref: '#/definitions/sectionBlock' },
    },
  },
];
