import { keysIn } from './key.ts';

export const sectionKeys = keysIn('section', [
  {
    name: '$schema',
    value: { title: 'Schema', description: 'URL of the schema, for editors.', type: 'string' },
  },
  {
    name: 'description',
    value: {
      title: 'Description',
      description: 'What the section is for. Editors show it where a page uses the section.',
      type: 'string',
    },
  },
  {
    name: 'data',
    value: {
      title: 'Data',
      description: "The section's queries, by the names that its bindings use.",
      type: 'object',
      additionalProperties: { $ref: '#/definitions/query' },
    },
  },
  {
    name: 'blocks',
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
]);
