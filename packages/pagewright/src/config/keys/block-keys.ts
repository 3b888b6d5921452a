import { dateKeys } from './dates.ts';
import type { Key } from './key.ts';

const everywhere = ['block', 'slotBlock', 'sectionBlock', 'sectionUse'] as const;
const blocks = ['block', 'slotBlock', 'sectionBlock'] as const;

/**
 * For keys that only blocks of pages may have: a shared section has no route, and a block in a slot shares the limits of the block around
 * it.
 */
const onPages = ['block', 'sectionUse'] as const;

/** The schema of lists of route param values, by param. */
const paramLists = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    title: 'Values',
    description: 'Values of the param.',
    type: 'array',
    items: { title: 'Value', description: 'A value of the param.', type: 'string' },
    minItems: 1,
    uniqueItems: true,
  },
} as const;

const condition = {
  anyOf: [{ $ref: '#/definitions/conditionPath' }, { $ref: '#/definitions/comparison' }],
} as const;

/** The keys of blocks and of section uses in their usual order, except that keys with content come last in a config. */
export const blockKeys: readonly Key[] = [
  {
    name: 'type',
    in: blocks,
    isRequired: true,
    names: 'block',
    group: 'elsewhere',
    value: { title: 'Type', description: 'Name of the block type.', type: 'string' },
  },
  {
    name: 'section',
    in: ['sectionUse'],
    isRequired: true,
    names: 'section',
    group: 'elsewhere',
    value: {
      title: 'Section',
      description: 'Name of a file in page-configs/_sections/, without .json.',
      type: 'string',
    },
  },
  {
    name: 'version',
    in: blocks,
    group: 'elsewhere',
    value: {
      title: 'Version',
      description:
        'The version of the block type that the props are written for, if it is an older one. npx pagewright migrate rewrites the block and removes this.',
      type: 'integer',
      minimum: 1,
    },
  },
  {
    name: 'hidden',
    in: everywhere,
    limits: true,
    ofPage: true,
    group: 'visibility',
    otherNames: ['hide', 'isHidden', 'disabled', 'isDisabled'],
    value: {
      title: 'Hidden',
      description:
        'If true, the block is not shown, and nothing of it reaches visitors. It is still checked.',
      type: 'boolean',
    },
  },
  {
    name: 'props',
    in: blocks,
    isContent: true,
    reads: 'page',
    binds: 'fields',
    holds: { of: 'block', namedBy: 'type' },
    group: 'elsewhere',
    value: { title: 'Props', description: 'What the block shows.', type: 'object' },
  },
  {
    name: 'with',
    in: ['sectionUse'],
    isContent: true,
    reads: 'page',
    binds: 'fields',
    holds: { of: 'section', namedBy: 'section' },
    group: 'elsewhere',
    value: {
      title: 'With',
      description: 'Values for the params of the section. They may be bindings.',
      type: 'object',
    },
  },
  {
    name: 'id',
    in: blocks,
    value: {
      title: 'Anchor',
      description:
        'Lets links lead straight to this section: with the anchor “team”, they end with #team.\n\nAn anchor has lower-case letters, digits and hyphens, and starts with a letter.',
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*$',
    },
  },
  {
    name: 'only',
    in: onPages,
    limits: true,
    byParams: true,
    ofPage: true,
    group: 'visibility',
    otherNames: ['include', 'onlyOn', 'showOn', 'pages'],
    value: {
      title: 'Only',
      description: 'The block is shown only on the pages whose params have one of these values.',
      ...paramLists,
    },
  },
  {
    name: 'except',
    in: onPages,
    limits: true,
    byParams: true,
    ofPage: true,
    group: 'visibility',
    otherNames: ['exclude', 'excluding', 'hideOn'],
    value: {
      title: 'Except',
      description: 'The block is not shown on the pages whose params have one of these values.',
      ...paramLists,
    },
  },
  {
    name: 'when',
    in: everywhere,
    limits: true,
    reads: 'page',
    binds: 'condition',
    group: 'visibility',
    otherNames: ['if', 'showIf', 'showWhen', 'visibleIf', 'visibleWhen', 'condition', 'conditions'],
    value: {
      title: 'When',
      description:
        'The block is shown only if this content is there, or has one of some values. false and an empty list count as missing.',
      ...condition,
    },
  },
  {
    name: 'unless',
    in: everywhere,
    limits: true,
    reads: 'page',
    binds: 'condition',
    group: 'visibility',
    otherNames: ['hideIf', 'hideWhen', 'hiddenIf', 'ifNot', 'whenNot'],
    value: {
      title: 'Unless',
      description: 'The block is shown only if this content is missing, or has none of some values.',
      ...condition,
    },
  },
  ...dateKeys.map(
    (key): Key => ({
      ...key,
      in: ['block', 'sectionBlock', 'sectionUse'],
      limits: true,
      ofPage: true,
      group: 'visibility',
    }),
  ),
  {
    name: 'optional',
    in: blocks,
    limits: true,
    group: 'visibility',
    value: {
      title: 'May be left out',
      description:
        'Without its content, the section is left out, and the page is shown all the same.\n\nIf true, the block may be omitted when its content is missing.',
      type: 'boolean',
    },
  },
  {
    name: 'slots',
    in: ['block', 'sectionBlock'],
    isContent: true,
    blocks: 'lists',
    group: 'elsewhere',
    value: {
      title: 'Slots',
      description: 'The blocks inside this one, by the names of its slots.',
      type: 'object',
      additionalProperties: {
        title: 'Blocks',
        description: 'The blocks of the slot, in order.',
        type: 'array',
        minItems: 1,
        items: { $ref: '#/definitions/slotBlock' },
      },
    },
  },
];
