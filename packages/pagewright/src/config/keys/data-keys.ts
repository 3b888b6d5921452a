import { keysIn } from './key.ts';

export const queryKeys = keysIn('query', [
  {
    name: 'source',
    isRequired: true,
    names: 'source',
    otherNames: ['url', 'endpoint'],
    value: { title: 'Source', description: 'Name of the source.', type: 'string' },
  },
  {
    name: 'params',
    reads: 'route',
    binds: 'fields',
    holds: { of: 'params', namedBy: 'source' },
    value: {
      title: 'Params',
      description:
        'Params of the source. They may use bindings to the route, such as {route.slug}, but not to queries.',
      type: 'object',
    },
  },
  {
    name: 'refresh',
    value: {
      title: 'Newest content',
      description: 'When the content is read.',
      type: 'string',
      enum: ['visit', 'build'],
      enumDescriptions: [
        'Read when a visitor opens the page, so the newest content shows at once.',
        'Read only when the page is built, or made on demand. For content that takes the service long to find, such as a search.',
      ],
      default: 'visit',
    },
  },
  { name: 'loading', value: { $ref: '#/definitions/loading' } },
  {
    name: 'failed',
    otherNames: ['error', 'errors', 'onError'],
    value: { $ref: '#/definitions/failed' },
  },
  { name: 'empty', value: { $ref: '#/definitions/empty' } },
]);

export const urlParamKeys = keysIn('urlParam', [
  {
    name: 'type',
    isRequired: true,
    value: {
      title: 'Type',
      description: 'What the value is.',
      type: 'string',
      enum: ['string', 'integer'],
      enumDescriptions: ['A text, at most 200 characters.', 'A whole number.'],
    },
  },
  {
    name: 'default',
    value: {
      title: 'Default',
      description: 'The value of a URL without this param. Without a default, the value may be missing.',
      type: ['string', 'integer'],
    },
  },
  {
    name: 'enum',
    otherNames: ['values', 'options', 'oneOf'],
    value: {
      title: 'Values',
      description: 'The only values that it may have.',
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { title: 'Value', description: 'A value.', type: ['string', 'integer'] },
    },
  },
  {
    name: 'minLength',
    value: {
      title: 'Shortest',
      description: 'Fewest characters of a string.',
      type: 'integer',
      minimum: 1,
      maximum: 200,
    },
  },
  {
    name: 'maxLength',
    value: {
      title: 'Longest',
      description: 'Most characters of a string.',
      type: 'integer',
      minimum: 1,
      maximum: 200,
      default: 200,
    },
  },
  {
    name: 'minimum',
    value: { title: 'Smallest', description: 'The smallest integer.', type: 'integer' },
  },
  {
    name: 'maximum',
    value: { title: 'Largest', description: 'The largest integer.', type: 'integer' },
  },
]);
