import type { JsonSchema } from '../schema/json-schema.ts';
import { constructNames, keysOf } from './constructs.ts';
import fallback from './files/fallback.json' with { type: 'json' };
import redirects from './files/redirects.json' with { type: 'json' };
import site from './files/site.json' with { type: 'json' };
import { constructs } from './keys/construct-list.ts';
import { type ConstructName, objectSchema } from './keys/key.ts';

const draft = 'http://json-schema.org/draft-07/schema#';

function constructSchema(name: ConstructName): JsonSchema {
  return { ...constructs[name], construct: name, ...objectSchema([...keysOf(name).values()]) };
}

/** The parts of pages that are not constructs and so have no keys. */
const parts: Readonly<Record<string, JsonSchema>> = {
  route: {
    title: 'Route',
    description:
      'A route starts with a slash and does not end with one. Its parts are letters and digits of any script, hyphens, dots and underscores, or a colon and a name.',
    type: 'string',
    pattern:
      '^/(?:(?:[\\p{L}\\p{N}\\p{M}._~-]+|:[A-Za-z][A-Za-z0-9_]*)(?:/(?:[\\p{L}\\p{N}\\p{M}._~-]+|:[A-Za-z][A-Za-z0-9_]*))*)?$',
  },
  params: {
    title: 'Values',
    description: 'One page for each of these values.',
    type: 'array',
    uniqueItems: true,
    items: {
      title: 'Value',
      description: 'A value of the param.',
      type: 'string',
      format: 'slug',
      minLength: 1,
    },
  },
  blockOrSection: {
    title: 'Block or section',
    description: 'A block, or a shared section.',
    anyOf: [{ $ref: '#/definitions/block' }, { $ref: '#/definitions/sectionUse' }],
  },
  conditionPath: {
    title: 'Path',
    description: 'Content in braces, such as {service.banner}.',
    type: 'string',
  },
  comparedValue: {
    title: 'Value',
    description: 'A value that the content may have.',
    type: ['string', 'number', 'boolean'],
  },
};

/** The constructs that no part of a page refers to. */
const notReferenced: ReadonlySet<string> = new Set(['page', 'paging', 'section', 'sectionBlock']);

const page: JsonSchema = {
  $schema: draft,
  ...constructSchema('page'),
  definitions: {
    ...parts,
    ...Object.fromEntries(
      constructNames()
        .filter((name) => !notReferenced.has(name))
        .map((name) => [name, constructSchema(name)]),
    ),
  },
};

const section: JsonSchema = {
  $schema: draft,
  ...constructSchema('section'),
  definitions: { sectionBlock: constructSchema('sectionBlock') },
};

/** The schemas of config files, without the parts that differ between sites. */
export const grammarSchemas = { page, site, fallback, redirects, section };

/** The properties that the `_site.json` of every site may have. A site declares its other properties. */
export const siteProperties: ReadonlySet<string> = new Set(Object.keys(site.properties));
