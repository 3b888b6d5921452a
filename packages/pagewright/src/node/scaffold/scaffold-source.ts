import {
  camelCase,
  pascalCase,
  propertyKey,
  refuseBadName,
  refuseReserved,
  refuseTakenFiles,
} from './scaffold-names.ts';
import { keyOfImport, keyOfProperty, withEntry } from './scaffold-registry.ts';
import { GENERATE, ScaffoldRefusal, type ScaffoldSteps, type ScaffoldWish } from './scaffold-step.ts';

function schemaText(title: string, address: string): string {
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${title}",
  "description": "Say here what it delivers: GET ${address}.",
  "type": "object",
  "additionalProperties": false,
  "required": ["params", "content"],
  "properties": {
    "params": {
      "title": "Params",
      "description": "Takes nothing.",
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {}
    },
    "content": {
      "title": "${title} content",
      "description": "What pages can bind.",
      "type": "object",
      "additionalProperties": false,
      "required": ["title"],
      "properties": {
        "title": {
          "title": "Title",
          "description": "Headline.",
          "type": "string",
          "minLength": 1
        },
        "image": {
          "title": "Image",
          "description": "A picture, if there is one.",
          "$ref": "pagewright/image.json"
        }
      }
    }
  }
}
`;
}

function sourceText(name: string, address: string): string {
  return `import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-${name}.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: '${address}' }),
  decode,
} satisfies Source<'${name}'>;
`;
}

/** The registry with the source's import and its line, each in order. */
function registered(before: string, name: string): string {
  const identifier = camelCase(name);
  const imported = withEntry(before, `import ${identifier} from './${name}.ts';`, {
    after: "import type { Sources } from 'pagewright/source';",
    before: '',
    keyOf: keyOfImport,
  });
  const entry = identifier === name ? `  ${name},` : `  ${propertyKey(name)}: ${identifier},`;
  return withEntry(imported, entry, {
    after: 'export const sources = {',
    before: '}',
    keyOf: keyOfProperty,
  });
}

/** The list of `docs/recipes/add-a-source.md`. */
export function sourceSteps(root: string, { name, path: address = name }: ScaffoldWish): ScaffoldSteps {
  refuseBadName(name, 'a source');
  refuseReserved(name, camelCase(name));
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(address)) {
    throw new ScaffoldRefusal(
      `--path expects the path of the request, without a slash at either end, but found "${address}".`,
    );
  }
  refuseTakenFiles(root, [`${name}.ts`, `decode-${name}.ts`]);
  return [
    {
      file: `schemas/content/${name}.json`,
      change: 'make',
      text: () => schemaText(pascalCase(name), address),
    },
    GENERATE,
    { file: `src/sources/${name}.ts`, change: 'make', text: () => sourceText(name, address) },
    {
      file: 'src/sources/source-registry.ts',
      change: 'extend',
      text: (before) => registered(before, name),
    },
  ];
}
